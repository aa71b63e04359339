/** What lies beside the stage: log, chat, rules, the table itself. On a wide screen one of them stays open. */
export const TABS = ["log", "chat", "rules", "table"] as const;
export type Tab = (typeof TABS)[number];

const WIDE = "(min-width: 1100px)";

export class Drawer {
  tab = $state<Tab | null>(matchMedia(WIDE).matches ? "log" : null);
  /** The clause that the rules should show, with a count so that asking again shows it again. */
  clause = $state.raw<{ name: string; asked: number } | null>(null);

  open(tab: Tab): void {
    this.tab = tab;
  }

  /** A second click on the same door closes it. */
  turn(tab: Tab): void {
    this.tab = this.tab === tab ? null : tab;
  }

  close(): void {
    this.tab = null;
  }

  showClause(name: string): void {
    this.clause = { name, asked: (this.clause?.asked ?? 0) + 1 };
    this.tab = "rules";
  }
}

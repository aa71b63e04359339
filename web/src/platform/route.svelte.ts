/** Which page an address shows. */

export type Route =
  | { page: "front" }
  | { page: "new"; game: string | null }
  | { page: "table"; table: string }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "about" };

/** The page of an address; one that we do not know is the front page. */
export function routeOf(address: string): Route {
  const url = new URL(address, "http://here");
  const [first, second] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "new") return { page: "new", game: url.searchParams.get("game") };
  if (first === "rules" && second) return { page: "rules", game: second, clause: url.hash.slice(1) || null };
  if (first === "about") return { page: "about" };
  return { page: "front" };
}

const here = (): Route => routeOf(location.href);

let current = $state.raw<Route>({ page: "front" });

export const route = {
  get current(): Route {
    return current;
  },
};

export function go(address: string): void {
  history.pushState(null, "", address);
  current = here();
  scrollTo(0, 0);
}

/** Links of ours are followed without loading the page again. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.href);
}

/** Called once, when the page starts. */
export function startRouting(): void {
  current = here();
  addEventListener("popstate", () => (current = here()));
  document.addEventListener("click", follow);
}

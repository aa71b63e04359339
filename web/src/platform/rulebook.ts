/** A rulebook as blocks and pieces of text: just the Markdown that our rulebooks are written in. */

export type Piece = { kind: "plain" | "strong" | "stress" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "clause"; name: string; pieces: Piece[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; items: Piece[][] };

const CLAUSE = /^\*\*([A-Z]\d+[a-z]?)\.\*\*\s*/;
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** Bold, italic and code within a line. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of line.matchAll(MARKS)) {
    if (found.index > at) pieces.push({ kind: "plain", text: line.slice(at, found.index) });
    const [all, strong, stress, code] = found;
    const kind = strong ? "strong" : stress ? "stress" : "code";
    pieces.push({ kind, text: (strong ?? stress ?? code)! });
    at = found.index + all.length;
  }
  if (at < line.length) pieces.push({ kind: "plain", text: line.slice(at) });
  return pieces;
}

function blockOf(text: string): Block {
  const heading = /^(#+)\s+(.*)$/.exec(text);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: heading[2]! };
  if (text.startsWith("- ")) {
    const items = text.split(/\n(?=- )/).map((item) => piecesOf(item.slice(2).replace(/\n\s*/g, " ")));
    return { kind: "list", items };
  }
  const line = text.replace(/\n/g, " ");
  const clause = CLAUSE.exec(line);
  if (clause) return { kind: "clause", name: clause[1]!, pieces: piecesOf(line.slice(clause[0].length)) };
  return { kind: "paragraph", pieces: piecesOf(line) };
}

/** The blocks of a rulebook, in order. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf);

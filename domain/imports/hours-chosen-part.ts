import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/**
 * Reads texts of several parts that name the part they are for: `(This listing: thrift store)`, `You are viewing:
 * lobby`.
 */

const LABEL =
  /^(?:(?:this |esta |este )?(?:listing|entry|page|record|ficha|registro|anuncio)|you (?:are )?viewing|you (?:are )?looking at)$/u;

/** Returns the number of tokens before the name that announce it as the part that is meant; 0: none do. */
function labelLength(tokens: readonly HoursToken[], index: number): number {
  const start = tokens[index]?.kind === "OPEN" ? index + 1 : index;
  for (let length = 1; length <= 3; length += 1) {
    const words = tokens.slice(start, start + length).map(({ text }) => text);
    let end = start + length;
    if (!LABEL.test(words.join(" "))) continue;
    while (["COLON", "DASH", "FILLER"].includes(tokens[end]?.kind ?? "LINE")) end += 1;
    return end - index;
  }
  return 0;
}

/** Leaves the statements of the part that is meant; all of them where none has its name. */
export function withChosenPart(tokens: readonly HoursToken[]): readonly HoursToken[] {
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isFirst = before === undefined || isStatementEnd(before) || token.kind === "OPEN";
    const length = isFirst ? labelLength(tokens, index) : 0;
    const name = tokens[index + length];
    const end = tokens[index + length + 1];
    const isOver = end === undefined || end.kind === "CLOSE" || isStatementEnd(end);
    if (length === 0 || (name?.kind !== "SECTION" && name?.kind !== "NOTE") || !isOver) continue;
    const rest = [...tokens.slice(0, index), ...tokens.slice(index + length + 2)];
    const statements = splitStatements(rest);
    const own = statements.filter((statement) => findHeading(statement) === name.text);
    const others = statements.filter(
      (statement) => statement.some(({ kind }) => kind === "CLOCK") && !own.includes(statement),
    );
    const areNamed = others.every((statement) => findHeading(statement) !== null);
    return own.length === 1 && areNamed ? statements.filter((each) => !others.includes(each)).flat() : tokens;
  }
  return tokens;
}

/** The only heading of a statement, which begins with it. */
function findHeading(statement: readonly HoursToken[]): string | null {
  const [first] = statement;
  const headings = statement.filter(({ kind }) => kind === "SECTION");
  return first?.kind === "SECTION" && headings.length === 1 ? first.text : null;
}

/** The tokens between strong marks, each with the mark that ends it. */
function splitStatements(tokens: readonly HoursToken[]): readonly (readonly HoursToken[])[] {
  const statements: HoursToken[][] = [[]];
  for (const token of tokens) {
    statements[statements.length - 1]?.push(token);
    if (isStatementEnd(token)) statements.push([]);
  }
  return statements.filter((statement) => statement.length > 0);
}

/**
 * The engine of the rule (rules danger 8–10). A line of a table is terms that must all stand in a text, in any order,
 * with `&` between them; `!` before a term: it must not stand there. A term is words in their order: `a/b`, either;
 * `a?`, or nothing; CAPITALS, a class of words; `~3`, up to three words of any kind.
 */
export type WordClasses = Readonly<Record<string, ReadonlySet<string>>>;

interface Part {
  /** Null: a gap. */
  readonly words: ReadonlySet<string> | null;
  readonly isOptional: boolean;
  readonly gap: number;
}
export type Term = readonly Part[];

interface Line<Name> {
  readonly name: Name;
  /** Terms by their place in the list of all terms. */
  readonly wanted: readonly number[];
  readonly unwanted: readonly number[];
}

/** Tables that are compiled once, and then asked about many texts. */
export interface CompiledTables<Name> {
  readonly lines: readonly Line<Name>[];
  readonly terms: readonly Term[];
  /** Terms that can begin with a word. */
  readonly termsByFirst: ReadonlyMap<string, readonly number[]>;
  /** Lines by the first term that they want. */
  readonly linesByTerm: ReadonlyMap<number, readonly Line<Name>[]>;
}

/** What stands for words that were taken out. No gap reaches over it. */
export const TAKEN_OUT = ".";

/** The lines of a text table: one a line, or several with `;` between them. */
export function tableLines(table: string): readonly string[] {
  return table
    .split(/[;\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A term of a table. An unknown class is a mistake of the table. */
export function parseTerm(text: string, classes: WordClasses): Term {
  return text.split(/\s+/u).map((part): Part => {
    if (part.startsWith("~")) return { words: null, isOptional: false, gap: Number(part.slice(1)) };
    const isOptional = part.endsWith("?");
    const names = (isOptional ? part.slice(0, -1) : part).split("/");
    return { words: new Set(names.flatMap((name) => wordsNamed(name, classes))), isOptional, gap: 0 };
  });
}

function wordsNamed(name: string, classes: WordClasses): readonly string[] {
  if (!/^[A-Z_]{2,}$/u.test(name)) return [name];
  const words = classes[name];
  if (words === undefined) throw new Error(`There is no class of words ${name}.`);
  return [...words];
}

/** Words of all lines, of which slips are mended. */
export function vocabularyOf({ terms }: Pick<CompiledTables<unknown>, "terms">): ReadonlySet<string> {
  return new Set(terms.flatMap((term) => term.flatMap(({ words }) => [...(words ?? [])])));
}

/** Compiles tables. @param tables each with what its lines mean */
export function compileTables<Name>(
  tables: readonly (readonly [Name, string])[],
  classes: WordClasses,
): CompiledTables<Name> {
  const terms: Term[] = [];
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    const place = terms.push(parseTerm(text, classes)) - 1;
    places.set(text, place);
    return place;
  };
  const lines = tables.flatMap(([name, table]) =>
    tableLines(table).map((line): Line<Name> => {
      const texts = line.split("&").map((text) => text.trim());
      return {
        name,
        wanted: texts.filter((text) => !text.startsWith("!")).map(placeOf),
        unwanted: texts
          .filter((text) => text.startsWith("!"))
          .map((text) => placeOf(text.slice(1).trim())),
      };
    }),
  );
  const termsByFirst = new Map<string, number[]>();
  for (const [place, term] of terms.entries()) {
    for (const word of firstWords(term)) pushTo(termsByFirst, word, place);
  }
  const linesByTerm = new Map<number, Line<Name>[]>();
  for (const line of lines) {
    const [first] = line.wanted;
    if (first !== undefined) pushTo(linesByTerm, first, line);
  }
  return { lines, terms, termsByFirst, linesByTerm };
}

function pushTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** Words that a term can begin with. */
function firstWords(term: Term): ReadonlySet<string> {
  const first = new Set<string>();
  for (const { words, isOptional } of term) {
    for (const word of words ?? []) first.add(word);
    if (words !== null && !isOptional) break;
  }
  return first;
}

/** What the lines mean that hold for a text. */
export function namesIn<Name>(tables: CompiledTables<Name>, words: readonly string[]): ReadonlySet<Name> {
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    for (const place of tables.termsByFirst.get(word) ?? []) {
      if (found.has(place)) continue;
      const term = tables.terms[place];
      if (term !== undefined && endOf(term, words, 0, at) !== null) found.add(place);
    }
  }
  const names = new Set<Name>();
  for (const place of found) {
    for (const { name, wanted, unwanted } of tables.linesByTerm.get(place) ?? []) {
      if (names.has(name)) continue;
      if (wanted.every((each) => found.has(each)) && !unwanted.some((each) => found.has(each)))
        names.add(name);
    }
  }
  return names;
}

/** The words with `.` for each that a line of one term stands on. */
export function withoutTerms(
  tables: CompiledTables<unknown>,
  words: readonly string[],
): readonly string[] {
  const left = [...words];
  for (const at of words.keys()) {
    for (const place of tables.termsByFirst.get(words[at] ?? "") ?? []) {
      const term = tables.terms[place];
      const end = term === undefined ? null : endOf(term, words, 0, at);
      if (end !== null) left.fill(TAKEN_OUT, at, end);
    }
  }
  return left;
}

/** The position after the words of a term that begins at `at`; null: it does not stand there. Gaps are bounded. */
function endOf(term: Term, words: readonly string[], part: number, at: number): number | null {
  const current = term[part];
  if (current === undefined) return at;
  if (current.words === null) {
    for (let skipped = 0; skipped <= current.gap; skipped++) {
      const end = endOf(term, words, part + 1, at + skipped);
      if (end !== null) return end;
      if (words[at + skipped] === TAKEN_OUT || words[at + skipped] === undefined) return null;
    }
    return null;
  }
  const word = words[at];
  const end = word !== undefined && current.words.has(word) ? endOf(term, words, part + 1, at + 1) : null;
  return end ?? (current.isOptional ? endOf(term, words, part + 1, at) : null);
}

/**
 * The engine of the danger tables (rules danger 8–10). A line of a table matches a text that contains all of its terms
 * in any order, joined by `&`; a term after `!` must be absent. A term is a sequence of words: `a/b` means either; `a?`
 * may be missing; CAPITALS name a class of words; `~3` allows up to three words of any kind.
 */
export type WordClasses = Readonly<Record<string, ReadonlySet<string>>>;

/** Words that may occur at a position of a term; positions that tables write alike share one object. */
interface Atom {
  readonly words: ReadonlySet<string>;
  /** Terms that can begin with it. */
  readonly begins: number[];
}
interface Part {
  /** Null: a gap. */
  readonly atom: Atom | null;
  readonly isOptional: boolean;
  readonly gap: number;
}
type Term = readonly Part[];

interface Line<Name> {
  readonly name: Name;
  /** Terms, as indices into the list of all terms. */
  readonly wanted: readonly number[];
  readonly unwanted: readonly number[];
}

/** Tables, compiled once and then matched against many texts. */
export interface CompiledTables<Name> {
  readonly terms: readonly Term[];
  readonly atomsOfWord: ReadonlyMap<string, readonly Atom[]>;
  /** Lines by the first term that they require. */
  readonly linesByTerm: ReadonlyMap<number, readonly Line<Name>[]>;
}

/** Stands for words that were removed. No gap of a pattern may span it. */
export const TAKEN_OUT = ".";

/** Splits a table into its lines, at line breaks and `;`. */
function tableLines(table: string): readonly string[] {
  return table
    .split(/[;\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function wordsNamed(name: string, classes: WordClasses): Iterable<string> {
  if (!/^[A-Z_]{2,}$/u.test(name)) return [name];
  const words = classes[name];
  if (words === undefined) throw new Error(`There is no class of words ${name}.`);
  return words;
}

/**
 * Compiles tables. Throws for an unknown class, which is a mistake in a table.
 *
 * @param tables each with what its lines mean
 */
export function compileTables<Name>(
  tables: readonly (readonly [Name, string])[],
  classes: WordClasses,
): CompiledTables<Name> {
  const atoms = new Map<string, Atom>();
  const getAtom = (names: string): Atom => {
    const known = atoms.get(names);
    if (known !== undefined) return known;
    const words = new Set<string>();
    for (const name of names.split("/")) for (const word of wordsNamed(name, classes)) words.add(word);
    const atom = { words, begins: [] };
    atoms.set(names, atom);
    return atom;
  };
  const parse = (text: string): Term =>
    text.split(/\s+/u).map((part): Part => {
      if (part.startsWith("~")) return { atom: null, isOptional: false, gap: Number(part.slice(1)) };
      const isOptional = part.endsWith("?");
      return { atom: getAtom(isOptional ? part.slice(0, -1) : part), isOptional, gap: 0 };
    });
  const terms: Term[] = [];
  const places = new Map<string, number>();
  const internTerm = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    const term = parse(text);
    const place = terms.push(term) - 1;
    places.set(text, place);
    for (const { atom, isOptional } of term) {
      atom?.begins.push(place);
      if (atom !== null && !isOptional) break;
    }
    return place;
  };
  const linesByTerm = new Map<number, Line<Name>[]>();
  for (const [name, table] of tables) {
    for (const text of tableLines(table)) {
      const line = parseLine(name, text, internTerm);
      const [first] = line.wanted;
      if (first !== undefined) pushTo(linesByTerm, first, line);
    }
  }
  const atomsOfWord = new Map<string, Atom[]>();
  for (const atom of atoms.values()) for (const word of atom.words) pushTo(atomsOfWord, word, atom);
  return { terms, atomsOfWord, linesByTerm };
}

function parseLine<Name>(name: Name, text: string, internTerm: (term: string) => number): Line<Name> {
  const texts = text.split("&").map((term) => term.trim());
  return {
    name,
    wanted: texts.filter((term) => !term.startsWith("!")).map(internTerm),
    unwanted: texts.filter((term) => term.startsWith("!")).map((term) => internTerm(term.slice(1).trim())),
  };
}

/** Returns the words of all lines, whose typos are corrected in texts. */
export function listVocabulary({ atomsOfWord }: CompiledTables<unknown>): Iterable<string> {
  return atomsOfWord.keys();
}

function pushTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** Calls back for each term that matches at a position of the words, with the position after it. */
function eachTerm(
  { terms, atomsOfWord }: CompiledTables<unknown>,
  words: readonly string[],
  found: (place: number, at: number, end: number) => void,
): void {
  for (const [at, word] of words.entries()) {
    for (const { begins } of atomsOfWord.get(word) ?? []) {
      for (const place of begins) {
        const term = terms[place];
        const end = term === undefined ? null : findTermEnd(term, words, 0, at);
        if (end !== null) found(place, at, end);
      }
    }
  }
}

/** Returns the names of all table lines that match a text. */
export function namesIn<Name>(tables: CompiledTables<Name>, words: readonly string[]): ReadonlySet<Name> {
  const found = new Set<number>();
  eachTerm(tables, words, (place) => found.add(place));
  const names = new Set<Name>();
  for (const place of found) {
    for (const { name, wanted, unwanted } of tables.linesByTerm.get(place) ?? []) {
      const holds = wanted.every((each) => found.has(each)) && !unwanted.some((each) => found.has(each));
      if (holds) names.add(name);
    }
  }
  return names;
}

/** Replaces each word matched by a line of a single term with `.`. */
export function withoutTerms(tables: CompiledTables<unknown>, words: readonly string[]): readonly string[] {
  const left = [...words];
  eachTerm(tables, words, (_, at, end) => left.fill(TAKEN_OUT, at, end));
  return left;
}

/** Returns the position after a term that matches at `at`; null: it does not match. Gaps are bounded. */
function findTermEnd(term: Term, words: readonly string[], part: number, at: number): number | null {
  const current = term[part];
  if (current === undefined) return at;
  if (current.atom === null) {
    for (let skipped = 0; skipped <= current.gap; skipped++) {
      const end = findTermEnd(term, words, part + 1, at + skipped);
      if (end !== null) return end;
      if (words[at + skipped] === TAKEN_OUT || words[at + skipped] === undefined) return null;
    }
    return null;
  }
  const word = words[at];
  const stands = word !== undefined && current.atom.words.has(word);
  const end = stands ? findTermEnd(term, words, part + 1, at + 1) : null;
  return end ?? (current.isOptional ? findTermEnd(term, words, part + 1, at) : null);
}

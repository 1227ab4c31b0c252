/** Short marks beside a telephone number that say what answers it: "F", "Fx", "(o)", "V/TTY", "Cel." (rule phones 12). */

export type MarkedKind = "voice" | "text" | "video" | "sms" | "fax";

/** "T" is the telephone: a text telephone is "TTY" or "TDD". */
const MARKS: Readonly<Record<MarkedKind, string>> = {
  voice:
    "v voice voz p ph phone phones telephone t tel tels telf tfno teléfono telefono teléfonos telefonos o of ofc ofic off office oficina c cel cell celular m mob mobile móvil movil h hm home cas casa",
  text: "tty tdd ttd tt",
  video: "vp videophone",
  sms: "sms text txt texto",
  fax: "f fx fax telefax facsimile facsímil facsimil",
};
const KIND_OF_MARK = new Map(
  Object.entries(MARKS).flatMap(([kind, marks]) => marks.split(" ").map((mark) => [mark, kind] as const)),
);
const KINDS: readonly MarkedKind[] = ["voice", "fax", "text", "video", "sms"];

/** Words between marks that do not say what answers. */
const IDLE = new Set("no num number numbers número numero line línea linea main principal".split(" "));
const JOINED = / (?:and|or|y|e|o|u) /giu;
/** A fax of an office is no telephone of it. */
const OF_OFFICE = /\boffice (?=fax\b)/giu;
/** Letters of days beside others: "W, F" is Wednesday and Friday. */
const DAYS =
  /(?:^|[^\p{L}])(?:mo|tu|we?|th|r|fr|sa?|su|[lxjd]|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|[a-z]{3,6}day|lun(?:es)?|mar(?:tes)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?|dom(?:ingo)?)(?![\p{L}])/iu;

/** Reads what answers from a text of marks alone; empty where it has other words, or none. */
export function markedKinds(text: string): ReadonlySet<MarkedKind> {
  const own = withoutEmptyLabel(text);
  const kinds = new Set<MarkedKind>();
  if (/\d/u.test(own)) return kinds;
  const words = own
    .replace(JOINED, "/")
    .replace(OF_OFFICE, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "" && !IDLE.has(word));
  const named = words.map((word) => KIND_OF_MARK.get(word));
  if (named.includes(undefined)) return kinds;
  return new Set(KINDS.filter((kind) => named.includes(kind)));
}

/** Reads what answers from marks among other words, between commas or in brackets: "F, Spanish". */
export function markedBesideWords(text: string): ReadonlySet<MarkedKind> {
  if (/\d/u.test(text) || DAYS.test(text)) return new Set();
  return new Set(text.split(/[,;:()[\]]/u).flatMap((part) => [...markedKinds(part)]));
}

/** "Tel: Fax" before a number: the telephone was left empty. */
function withoutEmptyLabel(text: string): string {
  const at = text.lastIndexOf(":");
  const last = text.slice(at + 1);
  return at !== -1 && last.trim() !== "" ? last : text;
}

/** Whether a text is one mark of a letter or two, which tells a reader nothing. */
export function isBareMark(text: string): boolean {
  return /^[([]?(?:[vptocmhf]|ph|of|fx)[.:#]?[)\]]?$/iu.test(text.trim());
}

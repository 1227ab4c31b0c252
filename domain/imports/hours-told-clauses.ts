import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";
import { ABOUT, HARMLESS_ENDS, MAY_NARROW } from "./hours-told-words.ts";

/**
 * Recognizes clauses without a day, a time, a condition or a negation that concern the way in, what to bring, languages
 * or people: `Use the alley entrance and ring for Pastor Dave.`, `Traiga sus bolsas.` They are recognized by their
 * subject and by words that they lack, so their other words may be any.
 */

type Near = HoursToken | undefined;

export const withoutToldClauses = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.some(isTime) ? withoutTails(withoutBrackets(withoutStatements(tokens))) : tokens;

const isTime = ({ kind }: HoursToken): boolean => kind === "CLOCK" || kind === "ALWAYS";

const NOTE: HoursToken = { kind: "NOTE", text: "about the place" };

const OF_CLAUSE: ReadonlySet<HoursToken["kind"]> = new Set([
  "UNKNOWN",
  "NAME",
  "FILLER",
  "NOTE",
  "SECTION",
  "COMMA",
  "AND",
  "SLASH",
  "DASH",
  "TO",
]);

/** Tokens of a clause; longer clauses say more than this. */
const LONGEST_CLAUSE = 24;

const MARKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH", "DASH"]);

/** Matches participles for what has happened to a place: `burned`, `chained`, `quemado`. */
const PARTICIPLE = /(?:.{2}ed|.{2}[ai]d[oa]s?)$/u;
const COPULA = /^(?:is|are|was|were|be|been|has|had|es|son|esta|estan|fue|fueron|ha|han)$/u;

const PLEASE = "(?:please |favor de |por favor )?";
const WHERE =
  "(?:in|inside|at|on|above|below|behind|beside|next to|near|across from|across|around|through|off|upstairs|downstairs|en|junto a|junto al|frente a|frente al|detras de|detras del|al lado|dentro de|cerca de|por)";
const WAY =
  "(?:parking|entrance|entry|ramp|elevator|restrooms?|bathrooms?|doors?|stairs|stroller parking|bus stop|entrada|estacionamiento|rampa|elevador|banos?|puerta|escaleras|parada)";

/**
 * Beginnings of clauses that say what to do at the door or where it is. The beginning determines what words may follow;
 * `come with`, `look at` and `ask whether` continue differently.
 */
const SHAPES: readonly RegExp[] = [
  `${PLEASE}(?:bring|wear|use|enter|ask for|park|ring|knock|look for|follow the (?:signs?|arrows)|come (?:in|into|to|through|around)|go (?:in|into|to|through|around)|take the)(?= |$)`,
  `${PLEASE}(?:traiga|traigan|traer|use|usen|entre|entren|pase|pasen|toque|toquen|pregunte por|pregunten por|estacione|estacionese|siga los letreros|busque|venga a|venga por|suba|baje)(?= |$)`,
  `(?:we are|were|estamos|nos encontramos|located|ubicados|ubicada|ubicado) ${WHERE}`,
  `(?:hosted|sponsored|led|patrocinado|organizado) (?:by|por)`,
  `(?:our |the |friendly |nuestros |los )*(?:volunteers|helpers|greeters|voluntarios) (?:will|can|are happy to|would love to|le|les|los) (?:gladly )?(?:greet|help|carry|load|show|guide|walk|meet|ayudan|reciben|saludan|cargan|guian)`,
  "(?:carry|load|greet|help|show|guide) (?:you|your|the|with|people)(?= |$)",
  `(?:there is|there are|hay|tenemos|we have|contamos con) (?:an? |some |plenty of |free |una? |amplio )*${WAY}`,
  `(?:\\p{L}+ ){0,3}${WAY} (?:is |are |esta |estan )?(?:to the |a la |al )?(?:${WHERE}|left|right|rear|back|atras|izquierda|derecha)`,
  `${WHERE} (?!(?:your|su|sus|tu)(?: |$))`,
  `(?:\\p{L}+ ){1,4}(?:are )?welcome(?:$| (?=${WHERE} ))`,
  `(?:se habla|hablamos|(?:our |nuestro )?(?:staff|volunteers|equipo|personal) (?:speaks?|habla)|interpreters?|translation|interpretes?)(?= |$)`,
  `(?:\\p{L}+ ){1,3}(?:is |are )?(?:spoken|speaking)$`,
].map((form) => new RegExp(`^(?:${form})`, "u"));

/**
 * Whether the clause concerns something that closes nothing, has a known form in each part, and has no word that may
 * narrow hours.
 */
function isTold(clause: readonly HoursToken[]): boolean {
  if (clause.length === 0 || clause.length > LONGEST_CLAUSE || !clause.some(({ kind }) => kind === "UNKNOWN"))
    return false;
  if (!clause.every((token) => OF_CLAUSE.has(token.kind) && isPlainLink(token))) return false;
  const isAbout = clause.some(({ text }) => text.split(NO_LETTER).some((word) => ABOUT.has(word)));
  const told = splitParts(clause).map(isPartTold);
  return isAbout && told.some((each) => each === true) && told.every((each) => each !== false);
}

const NO_LETTER = /[^\p{L}\d]+/u;

/** Splits a clause at marks into texts, without known notes. */
function splitParts(clause: readonly HoursToken[]): readonly string[] {
  const parts: string[][] = [[]];
  for (const token of clause) {
    if (MARKS.has(token.kind)) parts.push([]);
    else parts[parts.length - 1]?.push(token.text);
  }
  return parts.map((texts) => texts.join(" "));
}

/** Whether the form of a part is known; null where it only names more of what the others are about. */
function isPartTold(part: string): boolean | null {
  const shape = SHAPES.map((form) => form.exec(part)?.[0]).find((found) => found !== undefined);
  if (shape === undefined) return splitAtNonLetters(part).every((word) => ABOUT.has(word)) ? null : false;
  const rest = splitAtNonLetters(part.slice(shape.length));
  return (
    rest.every((word) => isHarmless(word) && !COPULA.test(word)) &&
    splitAtNonLetters(shape).every((word) => isHarmless(word) || OF_SHAPES.has(word))
  );
}

const splitAtNonLetters = (text: string): readonly string[] =>
  text.split(NO_LETTER).filter((word) => word !== "");

const isHarmless = (word: string): boolean =>
  !/\d/u.test(word) && !MAY_NARROW.has(word) && (!PARTICIPLE.test(word) || HARMLESS_ENDS.has(word));

/** Words that belong to a form, and narrow elsewhere. */
const OF_SHAPES: ReadonlySet<string> = new Set(
  "for por some located ubicado ubicada ubicados hosted sponsored patrocinado organizado staff personal volunteers voluntarios".split(
    " ",
  ),
);

/** `to`, `a`: "till" is one of these as well. */
const isPlainLink = ({ kind, text }: HoursToken): boolean => kind !== "TO" || /^(?:to|a|al)$/u.test(text);

/** A verb with which a sentence begins that is no heading. */
const SENTENCE =
  /^(?:bring|use|enter|ask|park|ring|knock|look|follow|please|wear|come|take|we|were|our|there|hay|traiga|traigan|entre|pregunte|toque|estacione|estamos|tenemos|hablamos|se|nuestros|nuestras)$/u;

function withoutStatements(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  let said: HoursToken[] = [];
  const finish = (end: Near, next: Near): void => {
    // "Fellowship Hall" above hours is a heading.
    const isHeading =
      end !== undefined && end.kind !== "STOP" && next !== undefined && !SENTENCE.test(said[0]?.text ?? "");
    kept.push(...(!isHeading && isTold(said) ? [NOTE] : said));
    if (end !== undefined) kept.push(end);
    said = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (isStatementEnd(token)) finish(token, tokens[index + 1]);
    else said.push(token);
  }
  finish(undefined, undefined);
  return kept;
}

/** `Tue 9-12 (ring for Pastor Dave)` */
function withoutBrackets(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const near = token.kind === "OPEN" ? tokens.slice(index + 1, index + 2 + LONGEST_CLAUSE) : [];
    const length = near.findIndex(({ kind }) => kind === "CLOSE");
    kept.push(token);
    if (length < 1 || !isTold(near.slice(0, length))) continue;
    kept.push(NOTE);
    index += length;
  }
  return kept;
}

const CLOSING: ReadonlySet<HoursToken["kind"]> = new Set([
  "CLOSED",
  "EXCEPT",
  "NO",
  "PAUSE",
  "APPOINTMENT",
  "ASIDE",
]);

/** `Tuesdays 6-8 pm, hosted by the Lions Club`: behind days and times, up to the end of the statement. */
function withoutTails(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  let start = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (isStatementEnd(token)) start = index + 1;
    const before = tokens[index - 1];
    const isBehind =
      token.kind === "COMMA" && before !== undefined && (isTime(before) || before.kind === "NOTE");
    const since = isBehind ? tokens.slice(Math.max(start, index - LONGEST_STATEMENT), index) : [];
    const near = isBehind ? tokens.slice(index + 1, index + 2 + LONGEST_CLAUSE) : [];
    const end = near.findIndex(isStatementEnd);
    const tail = end < 0 ? near : near.slice(0, end);
    const isOpening =
      since.some(({ kind }) => kind === "DAYS") &&
      since.some(isTime) &&
      !since.some(({ kind }) => CLOSING.has(kind));
    kept.push(token);
    if (!isOpening || !isTold(tail)) continue;
    kept.push(NOTE);
    index += tail.length;
  }
  return kept;
}

/** How far back its days and times are looked for, in tokens. */
const LONGEST_STATEMENT = 40;

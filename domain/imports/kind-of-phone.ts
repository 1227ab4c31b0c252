import type { SourceRow } from "../hsds/source-row.ts";
import { type MarkedKind, markedBesideWords, markedKinds } from "./phone-marks.ts";
import { isSaidPrivate, parsePrivacyFlag } from "./privacy-flags.ts";

/** Reads what a package states about a phone number: what answers, who, and whether it is for the public. */

/** `sms`: written to alone. `text`: a text telephone (TTY). `video`: a videophone for signs. */
export const PHONE_KINDS = ["voice", "sms", "text", "video", "fax"] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];

const FAX = /\b(?:tele)?fax\b|\bfacs[ií]mile?\b/iu;
const TEXT_TELEPHONE = /\b(?:tty|tdd|ttd|textphone|teletype)\b|\btext telephone\b/iu;
const VIDEO = /\bvideo ?phone\b|\bvp\b|\bvideo\b|\bvideotel[eé]fono\b/iu;
const SMS =
  /\bsms\b|\btext (?:line|number|messages?|only)\b|\b(?:text|txt)\b(?=.*\bto\b)|^text$|\bmensajes? de texto\b/iu;
const VOICE =
  /\b(?:voice|phone|telephone|tel|tel[eé]fono|office|cell|mobile|main|hotline|crisis|call|llamadas?)\b/iu;

/** "Fax: same", "también fax": the number itself is one to call. */
const BESIDES =
  /\b(?:also|same|tambi[eé]n|mism[oa])\b.*\b(?:fax|tty|tdd)\b|\b(?:fax|tty|tdd)\b.*\b(?:too|same|tambi[eé]n|mism[oa])\b|\b(?:no|sin) (?:fax|tty|tdd)\b/iu;

const WITHOUT = /\b(?:no|sin) (?:fax|tty|tdd)\b/iu;

const KINDS = [
  [FAX, "fax"],
  [TEXT_TELEPHONE, "text"],
  [VIDEO, "video"],
  [SMS, "sms"],
] as const;

function kindIn(text: string): PhoneKind | null {
  return KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Columns that state a number's type, in the versions of HSDS and in common variants. */
const TYPE_COLUMNS = ["type", "number_type", "phone_type"] as const;

function readType(row: SourceRow): string {
  return TYPE_COLUMNS.map((column) => row.get(column)).find((text) => text !== "") ?? "";
}

/** Columns that say whom one reaches. */
export const NOTE_COLUMNS = ["description", "department"] as const;

/** Returns the notes that a package has beside a number. */
export function readPhoneNotes(row: SourceRow): readonly string[] {
  return NOTE_COLUMNS.map((column) => row.get(column)).filter((text) => text !== "");
}

/**
 * Determines what answers a number: by the words in its own field, else by its type, else by its notes, because many
 * directories call everything a voice number. "Phone/fax" is a voice number, and "V/TTY" a voice number and a text
 * telephone.
 *
 * @param words beside the number in its own field
 */
export function kindsOfPhone(row: SourceRow, words: string): readonly PhoneKind[] {
  // Words beside one of several numbers concern that number alone.
  return (
    kindsSaid(words) ?? kindsOfType(readType(row)) ?? kindsSaid(readPhoneNotes(row).join(", ")) ?? ["voice"]
  );
}

/** Reads what answers from a text; null where the text does not say. */
function kindsSaid(text: string): readonly PhoneKind[] | null {
  if (WITHOUT.test(text)) return ["voice"];
  const marked = toPhoneKinds(markedKinds(text));
  if (marked !== null) return marked;
  if (BESIDES.test(text)) return TEXT_TELEPHONE.test(text) ? ["voice", "text"] : ["voice"];
  if (VOICE.test(text)) return ["voice"];
  const said = kindIn(text);
  return said === null ? toPhoneKinds(markedBesideWords(text)) : [said];
}

/** "Voice" is the type of everything in many directories, and says nothing by itself. */
function kindsOfType(type: string): readonly PhoneKind[] | null {
  const marks = markedKinds(type);
  if (marks.size > 1) return toPhoneKinds(marks);
  const [mark] = marks;
  const kind = mark === "voice" ? null : (mark ?? kindIn(type));
  return kind === null ? null : [kind];
}

/** A number that can be called is no fax besides, and no number for messages alone. */
function toPhoneKinds(marks: ReadonlySet<MarkedKind>): readonly PhoneKind[] | null {
  const isCalled = marks.has("voice");
  const kinds = [...marks].filter((kind) => !isCalled || (kind !== "fax" && kind !== "sms"));
  const first = kinds[0];
  if (first === undefined) return null;
  return isCalled ? kinds : [first];
}

const HOTLINE =
  /\b(?:hot ?-?line|help ?-?line|crisis|emergency|suicide|24[ -]?(?:hours?|hrs?|hr)|24\/7|warm ?-?line|l[ií]nea de (?:crisis|ayuda|emergencia)|emergencias?|24 horas)\b/iu;
const INTAKE =
  /\b(?:intakes?|admissions?|appointments?|referrals?|enroll?ment|apply|applications?|schedul\w+|reservations?|ingresos?|admisi[oó]n|citas?|inscripci[oó]n)\b/iu;
const OF_ADMINISTRATION =
  /\b(?:admin\w*|business (?:office|line)|billing|accounting|human resources|hr|donations?|volunteers?|media|press|director|ceo|corporate|executive|administraci[oó]n|donaciones|facturaci[oó]n)\b/iu;

/** The rank of a number that is no help to visitors. */
export const ADMINISTRATION = 3;

/**
 * Ranks numbers by whom a caller reaches, the best first: a hotline, intake, anyone, administration (rule phones 9).
 */
export function rankOfPhone(row: SourceRow, words: string): number {
  const said = [readType(row), ...readPhoneNotes(row), words].join(" ");
  if (HOTLINE.test(said)) return 0;
  if (INTAKE.test(said)) return 1;
  return OF_ADMINISTRATION.test(said) ? ADMINISTRATION : 2;
}

const PRIVATE_COLUMN =
  /private|confidential|unlisted|unpublished|excludefrom|exclude_from|non_?public|internal/iu;
const IS_PRIVATE = /^(?:private|confidential|unlisted|internal)$/iu;
const IS_TRUE = /^(?:true|t|yes|y|1|x|s[ií]|private|confidential)$/iu;
const PRIVATE_NOTE =
  /\b(?:(?:do not|don't|not to be|never) (?:publish|give out|share|list|release|print)\w*|not for (?:the )?public\w*|not public|unlisted|unpublished|private (?:line|number|phone)|(?:staff|agency|agencies|internal|office) (?:use )?only|internal (?:line|number|use)|back ?line|no (?:publicar|divulgar|compartir)|solo (?:para )?(?:personal|uso interno)|(?:l[ií]nea|n[uú]mero|tel[eé]fono) privad[oa])\b/iu;

/** Whether a row says that its number is not for the public, in a column of its own or in words. */
export function isPrivatePhone(row: SourceRow): boolean {
  const isMarked = row.columns.some((column) => {
    const flag = parsePrivacyFlag(column);
    const isOfNumber = flag !== null && /^(?:phone\d*)?$/u.test(flag.name);
    if (isOfNumber && isSaidPrivate(flag, row.get(column))) return true;
    return PRIVATE_COLUMN.test(column) && IS_TRUE.test(row.get(column));
  });
  return (
    isMarked ||
    IS_PRIVATE.test(readType(row)) ||
    [readType(row), ...readPhoneNotes(row), row.get("number")].some((text) => PRIVATE_NOTE.test(text))
  );
}

import type { SourceRow } from "../hsds/source-row.ts";

/** The columns by which programs say that a value is for the public, or is not (rule imports 47). */

/** A column's flag that something is private. */
interface PrivacyFlag {
  /** `PhysicalAddressIsPrivate` gives "physicaladdress"; "" is the row itself. */
  readonly name: string;
  /** Whether it is private where the column says yes (`HideAddress`), or where it says no (`PublishAddress`). */
  readonly isPrivateBy: "yes" | "no";
}

const YES =
  /^(?:y|yes|true|t|1|x|on|si|sí|verdadero|private|hidden|confidential|unlisted|privad[oa]|ocult[oa]|confidencial|do not publish)$/iu;
const NO =
  /^(?:n|no|false|f|0|off|falso|never|nunca|private|hidden|confidential|unlisted|internal|(?:internal|staff)[ _-]only|non?[ _-]?public|privad[oa]|ocult[oa]|intern[oa])$/iu;

const ADDRESS =
  "(?:physical|street|site|main|primary|full|exact|home)?(?:address(?:es)?|location|streets?)|direccion(?:es)?|domicilio|ubicacion";
/** Names of things of which there are such columns. */
const THING = `(?:(?:${ADDRESS}|(?:mailing|postal)address(?:es)?|(?:tele)?phones?(?:numbers?)?|telefonos?|fax|e?mails?(?:address)?|correo|urls?|web(?:sites?|address)?|homepage|contacts?(?:name|info|details|person)?)\\d*)`;
const HIDE =
  "(?:hide|hidden|private|confidential|unlisted|unpublished|nonpublic|notpublic|suppress(?:ed)?|withh[eo]ld|masked|(?:donot|dont)(?:publish|display|show|list|print|share|release|disclose|map)|no(?:publicar|mostrar|divulgar|compartir)|ocultar|ocult[oa]|privad[oa]|confidencial|reservad[oa])";
const SHOW =
  "(?:show|display(?:ed)?|publish(?:ed)?|list(?:ed)?|print|public|visible|share|release|disclose|mostrar|publicar|publicad[oa]|public[oa])";

/** Forms of such columns, in small letters without signs, each with what is private in brackets. */
const FORMS: readonly (readonly [form: RegExp, isPrivateBy: PrivacyFlag["isPrivateBy"]])[] = [
  [/^(.*)is(?:private|confidential)$/u, "yes"],
  [/^()(?:private|confidential|is(?:private|confidential)(?:record|row)?)$/u, "yes"],
  [
    /^()(?:is|es)?(?:hide|hidden|unlisted|unpublished|nonpublic|suppress(?:ed)?|privad[oa]|confidencial|ocult(?:ar?|o))$/u,
    "yes",
  ],
  [
    /^()(?:donot|dont)(?:publish|display|show|list|print|share|release|disclose)$|^()no(?:publicar|mostrar|divulgar)$/u,
    "yes",
  ],
  [new RegExp(`^(?:is|es)?${HIDE}(?:the)?(${THING})$`, "u"), "yes"],
  [new RegExp(`^(?:is|es)?(${THING})(?:is|es)?${HIDE}$`, "u"), "yes"],
  [/^hide(map|coordinates|geolocation|latlong)$|^(map|coordinates|geolocation)hidden$/u, "yes"],
  [new RegExp(`^(?:is|es)?${SHOW}(?:the)?(${THING})$`, "u"), "no"],
  [new RegExp(`^(?:is|es)?(${THING})(?:is|es)?${SHOW}$`, "u"), "no"],
  [new RegExp(`^(${THING})privacy$`, "u"), "yes"],
  [new RegExp(`^((?:${THING})?)visibility$`, "u"), "no"],
  [
    /^()(?:publish|published|ispublished|ispublic|isvisible|publicar|publicad[oa]|espublic[oa]|esvisible)$/u,
    "no",
  ],
];

/** Names of one thing, by the first of them. */
const SAME: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["address", new RegExp(`^(?:${ADDRESS}|map|coordinates|geolocation|latlong)$`, "u")],
  ["phone", /^(?:(?:tele)?phones?|telefonos?)(?:numbers?)?$/u],
  ["email", /^(?:e?mails?(?:address)?|correo)$/u],
  ["website", /^(?:urls?|web(?:sites?|address)?|homepage)$/u],
];
/** Matches columns that keep the name that flags had before, because columns have these names, too. */
const KEPT = /^(?:physical|street|site|main|primary)?(?:address(?:es)?|location)\d*$/u;

/** Reads a privacy flag from the name of a column; null: it is no such flag. */
export function parsePrivacyFlag(column: string): PrivacyFlag | null {
  const plain = plainName(column);
  for (const [form, isPrivateBy] of FORMS) {
    const found = form.exec(plain);
    if (found === null) continue;
    const name = found.slice(1).find((part) => part !== undefined) ?? "";
    return { name: form === FORMS[0]?.[0] ? name : normalizeThing(name), isPrivateBy };
  }
  return null;
}

/** Whether a flag with this value says that something is private. */
export function isSaidPrivate({ isPrivateBy }: PrivacyFlag, value: string): boolean {
  return (isPrivateBy === "yes" ? YES : NO).test(value);
}

/** Whether a column says yes or no of something else: `private_email` may have the address itself. */
export function isPrivacyFlag(row: SourceRow, column: string): boolean {
  if (parsePrivacyFlag(column) === null) return false;
  const value = row.get(column);
  return YES.test(value) || NO.test(value);
}

/** Whether a value says yes. */
export const saysYes = (value: string): boolean => YES.test(value);
/** Whether a value says no. */
export const saysNo = (value: string): boolean => NO.test(value);

/** The name of a column in small letters, without accents and signs. */
export function plainName(column: string): string {
  return column
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z\d]/gu, "");
}

function normalizeThing(name: string): string {
  if (name === "" || KEPT.test(name)) return name;
  const bare = name.replace(/(?<!\d)\d+$/u, "");
  const digits = name.slice(bare.length);
  const same = SAME.find(([, pattern]) => pattern.test(bare));
  return same === undefined ? name : same[0] + digits;
}

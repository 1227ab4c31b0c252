import type { PrivateValue, SourceRow, SourceTables, TableName } from "../hsds/source-row.ts";
import { isPrivatePhone } from "./kind-of-phone.ts";
import {
  isPrivacyFlag,
  isSaidPrivate,
  parsePrivacyFlag,
  plainName,
  saysNo,
  saysYes,
} from "./privacy-flags.ts";

/**
 * Flags by which other systems keep values out of public directories (rule imports 47): `PhysicalAddressIsPrivate`,
 * `Confidential`, `ExcludeFromWebsite`.
 */

/** The names that a row, or another one for it, says are private; "" for the whole row. */
export function privateNames(row: SourceRow): readonly string[] {
  const own = row.columns.flatMap((column) => {
    const flag = parsePrivacyFlag(column);
    return flag !== null && isSaidPrivate(flag, row.get(column)) ? [flag.name] : [];
  });
  return row.flags === undefined ? own : [...own, ...row.flags];
}

/** Whether a row may mark something as private, judged by the names of its columns and the notes of a number. */
export function mayKeepPrivate(table: TableName, row: SourceRow): boolean {
  return (
    row.columns.some((column) => parsePrivacyFlag(column) !== null) ||
    (table === "phones" && isPrivatePhone(row))
  );
}

/** Whether a flag is that of the address where a place is. */
export const isOfAddress = (flag: string): boolean => ADDRESS.test(flag);

const ADDRESS = /^(?:physical|street|site|main|primary)?(?:address(?:es)?|location)\d*$/u;

/** Whether a row marks its address as private, or as public. */
export function hasAddressFlag(row: SourceRow): boolean {
  return row.columns.some((column) => {
    const flag = parsePrivacyFlag(column);
    return flag !== null && (flag.name === "" || isOfAddress(flag.name));
  });
}

interface RowsOfPlace {
  readonly service: SourceRow;
  readonly location: SourceRow | null;
  readonly address: SourceRow | null;
}

/** Whether the source says that the address is private. */
export function isMarkedPrivate({ service, location, address }: RowsOfPlace): boolean {
  const isPrivate = (row: SourceRow | null): boolean =>
    row !== null && privateNames(row).some((name) => name === "" || isOfAddress(name));
  return [address, location, service].some(isPrivate);
}

/** Names that flags and columns have for one thing: `EmailAddressIsPrivate` is that of `email`. */
const SAME_THING: readonly RegExp[] = [
  /^e?mail(?:address)?(\d*)$/u,
  /^(?:url|homepage|web(?:site|page)?(?:address|url)?)(\d*)$/u,
  /^(?:(?:tele)?phone|tel)?(?:number)?(\d*)$/u,
];

/** Whether a flag is that of a column. */
export function isNamed(column: string, flag: string): boolean {
  const name = plainName(column);
  if (name.startsWith(flag)) return true;
  return SAME_THING.some((pattern) => {
    const [one, other] = [pattern.exec(name), pattern.exec(flag)];
    return one !== null && other !== null && one[1] === other[1];
  });
}

/** Matches flags of a contact that hide everything about the person: `ContactIsPrivate`, `NameIsPrivate`. */
const PERSON = /^(?:|(?:contact|person)(?:name|info|details|person)?|name)$/u;

/** Whether a contact is not for the public: someone whose name is private has no public number either. */
export const isPrivateContact = (row: SourceRow): boolean =>
  privateNames(row).some((name) => PERSON.test(name));

/** Lists a contact's personal values: name, numbers and addresses, not the person's work. */
export function valuesOfContact(row: SourceRow): PrivateValue[] {
  return row.columns
    .filter((column) => !isKey(column) && !isPrivacyFlag(row, column))
    .flatMap((column): PrivateValue[] => {
      const value = row.get(column);
      const name = plainName(column);
      if (/^(?:full|contact|person|first|last|middle)?name$/u.test(name))
        return name.startsWith("first") || name.startsWith("last") || name.startsWith("middle")
          ? []
          : [{ kind: "person", value }];
      return /phone|number|tel|fax|cell|mobile|mail/u.test(name) ? [{ kind: "contact", value }] : [];
    });
}

/**
 * The row without the values that it says are private. Those of an address stay, since its place is withheld for
 * them (`isMarkedPrivate`).
 */
function withoutPrivateValues(row: SourceRow, table: TableName): SourceRow {
  const flags = privateNames(row);
  if (flags.length === 0) return row;
  if (table === "contacts" && isPrivateContact(row)) return { ...row, hidden: valuesOfContact(row) };
  const isAddress = WITH_ADDRESSES.has(table);
  const names = flags.filter((name) => !(isAddress && (name === "" || ADDRESS.test(name))));
  const isNamedByAny = (column: string, some: readonly string[]): boolean =>
    !isPrivacyFlag(row, column) && !isKey(column) && some.some((name) => isNamed(column, name));
  const isPrivate = (column: string): boolean => isNamedByAny(column, names);
  const hidden = row.columns.flatMap((column): PrivateValue[] => {
    const value = row.get(column);
    if (!isNamedByAny(column, flags)) return [];
    if (isStreet(column)) return [{ kind: "street", value }];
    return isPrivate(column) && isContact(column, value) ? [{ kind: "contact", value }] : [];
  });
  return {
    ...row,
    columns: row.columns.filter((column) => !isPrivate(column)),
    get: (column) => (isPrivate(column) ? "" : row.get(column)),
    hidden,
  };
}

/** Columns with a line of an address: `address_1`, `mailing_street`. */
function isStreet(column: string): boolean {
  const name = plainName(column);
  return /address|street/u.test(name) && !/e?mail(?!ing)|web|url|type/u.test(name);
}

/** Whether a value is a telephone number, a mail or a web address. A text may name numbers that are public. */
function isContact(column: string, value: string): boolean {
  return (
    /phone|number|tel|fax|cell|mobile|hotline|tty|mail|url|web|site|link/u.test(plainName(column)) ||
    !/\s/u.test(value)
  );
}

/** Lists the values that these rows mark as private, phone numbers in words too (rule phones 10). */
export function privateValuesIn(rows: readonly SourceRow[], phones: readonly SourceRow[]): PrivateValue[] {
  const numbers = phones
    .filter((row) => row.get("number") !== "" && isPrivatePhone(row))
    .map((row): PrivateValue => ({ kind: "contact", value: row.get("number") }));
  return [...[...rows, ...phones].flatMap(({ hidden = [] }) => hidden), ...numbers];
}

/** Columns by which rows belong together. */
function isKey(column: string): boolean {
  return column === "id" || column.endsWith("_id");
}

const DIRECTORY =
  "(?:(?:the|our|any)?(?:public|online|web|print)?(?:web|website|websites|site|internet|directory|directories|public|online|search|print|app|listings?))";
const EXCLUDED = new RegExp(
  `^(?:exclude(?:d)?|hidden|hide|omit|suppress(?:ed)?|withh[eo]ld|excluir|ocultar)(?:from|de|del)(?:${DIRECTORY}|directorio|sitio)?$|^exclude(?:d)?from$|^(?:donot|dont)(?:publish|display|show|list|print|include)(?:record|listing|(?:on|in|to)${DIRECTORY})?$|^no(?:publicar|mostrar)$|^unpublished$`,
  "u",
);
const INCLUDED = new RegExp(
  `^(?:is)?(?:show|display|displayed|publish|published|list|listed|include|included|visible|public)(?:on|in|to)${DIRECTORY}$|^(?:is)?(?:publish|published)$|^publicar(?:endirectorio)?$|^mostraren(?:directorio|sitio)$`,
  "u",
);

const EXCLUDED_RECORD = "the source keeps it out of directories";
export const EXCLUDED_PLACE = "the source keeps one of its places out of directories";

/** Why rows keep their record out of directories; null: they do not. */
export function exclusionIn(rows: readonly SourceRow[]): string | null {
  return rows.some(isExcluded) ? EXCLUDED_RECORD : null;
}

function isExcluded(row: SourceRow): boolean {
  return row.columns.some((column) => {
    const name = plainName(column);
    return (
      (EXCLUDED.test(name) && saysYes(row.get(column))) || (INCLUDED.test(name) && saysNo(row.get(column)))
    );
  });
}

/** Tables whose rows state addresses. */
const WITH_ADDRESSES: ReadonlySet<TableName> = new Set<TableName>(["services", "locations", "addresses"]);

/** The tables without what their rows say is private. */
export function publicTables(tables: SourceTables): SourceTables {
  return new Map(
    [...tables].map(([table, rows]) => [table, rows.map((row) => withoutPrivateValues(row, table))]),
  );
}

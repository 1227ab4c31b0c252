import type { FieldMessages } from "#domain/base/contract/problems.ts";
import { readTyped, type TypedPhone } from "#domain/base/phone/typed-phone.ts";
import type { PublicContact } from "#domain/contacts/regional-contacts/contact-calls.ts";
import type { ContactField } from "#domain/contacts/regional-contacts/regional-contact.ts";

/** Values of the form, by the wire's names; a list has one entry per line. */
export type ContactValues = Readonly<Partial<Record<ContactField, string>>>;

const LISTS: ReadonlySet<ContactField> = new Set(["counties", "phones", "coordinators"]);
export const isList = (field: ContactField): boolean => LISTS.has(field);

export function valuesOfContact(
  fields: readonly ContactField[],
  contact: PublicContact | null,
): ContactValues {
  return Object.fromEntries(
    fields.map((field) => {
      const value = contact?.[field] ?? "";
      return [field, typeof value === "string" ? value : value.join("\n")];
    }),
  );
}

export function parseEntries(value: string | undefined): string[] {
  return (value ?? "")
    .split("\n")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Extracts the keys to press: "2" from "option 2". */
export const extractKeys = (extension: string): string => /[0-9*#]+/.exec(extension)?.[0] ?? "";

/** Moves an extension behind one of several numbers into its own field, where that is empty. */
function withExtension(values: ContactValues): ContactValues {
  const numbers = parseEntries(values.phones).map((entry) => readTyped(entry, { takes: "line" }));
  const extensions = numbers.flatMap(({ extension }) => extension ?? []);
  const [extension] = extensions;
  const isPlain = extension !== undefined && extensions.length === 1 && numbers.every(isOneNumber);
  if (!isPlain || (values.extension ?? "").trim() !== "") return values;
  return {
    ...values,
    phones: numbers.map(({ phone }) => phone).join("\n"),
    extension: extractKeys(extension),
  };
}

const isOneNumber = ({ problem, leftOver }: TypedPhone): boolean => problem === null && leftOver === "";

/** The body of the call: every field of the kind, an empty one as null. */
export function bodyOfContact(fields: readonly ContactField[], typed: ContactValues) {
  const values = withExtension(typed);
  return Object.fromEntries(
    fields.map((field) => {
      const text = (values[field] ?? "").trim();
      if (isList(field)) return [field, parseEntries(values[field])];
      return [field, text === "" && field !== "name" ? null : text];
    }),
  );
}

/** Finds the problem of a field; in a list, that of an entry such as `phones.1`. */
export function findFieldProblem(problems: FieldMessages, field: ContactField) {
  const found = Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`));
  return found?.[1];
}

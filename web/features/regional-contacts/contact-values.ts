import type { FieldMessages } from "#domain/contract/problems.ts";
import type { PublicContact } from "#domain/regional-contacts/contact-calls.ts";
import type { ContactField } from "#domain/regional-contacts/regional-contact.ts";

/** What stands in the form, by the wire's names; of lists each entry on a line. */
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

export function entriesOf(value: string | undefined): string[] {
  return (value ?? "")
    .split("\n")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** The body of the call: every field of the kind, an empty one as null. */
export function bodyOfContact(fields: readonly ContactField[], values: ContactValues) {
  return Object.fromEntries(
    fields.map((field) => {
      const text = (values[field] ?? "").trim();
      if (isList(field)) return [field, entriesOf(values[field])];
      return [field, text === "" && field !== "name" ? null : text];
    }),
  );
}

/** What is wrong with a field; of lists what is wrong with an entry, `phones.1`. */
export function problemOf(problems: FieldMessages, field: ContactField) {
  const found = Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`));
  return found?.[1];
}

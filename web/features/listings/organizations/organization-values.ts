import type { FieldMessage, FieldMessages } from "#domain/base/contract/problems.ts";
import { readTyped } from "#domain/base/phone/typed-phone.ts";
import type { OrganizationPhone, PublicOrganization } from "#domain/listings/organizations/organization.ts";

/** Fields of the form, in its order. */
export const ORGANIZATION_FIELDS = [
  "name",
  "alternateName",
  "description",
  "url",
  "email",
  "phones",
  "userEmail",
] as const;
export type OrganizationFormField = (typeof ORGANIZATION_FIELDS)[number];

/** Values of the form; phones are one per line. */
export type OrganizationValues = Readonly<Record<OrganizationFormField, string>>;

/** Initial values of the form; empty for a new organization. */
export function valuesOfOrganization(organization: PublicOrganization | null): OrganizationValues {
  return {
    name: organization?.name ?? "",
    alternateName: organization?.alternateName ?? "",
    description: organization?.description ?? "",
    url: organization?.url ?? "",
    email: organization?.email ?? "",
    phones: (organization?.phones ?? []).map(lineOfPhone).join("\n"),
    userEmail: organization?.userEmail ?? "",
  };
}

/** The body of the call: an empty field as null. Who may not set the owner sends none. */
export function bodyOfOrganization(values: OrganizationValues, setsOwner: boolean) {
  const orNull = (text: string) => (text.trim() === "" ? null : text.trim());
  const { name, alternateName, description, url, email, phones, userEmail } = values;
  return {
    name: name.trim(),
    alternateName: orNull(alternateName),
    description: orNull(description),
    url: orNull(url),
    email: orNull(email),
    phones: parsePhones(phones),
    ...(setsOwner ? { userEmail: orNull(userEmail) } : {}),
  };
}

/** `(305) 555-0142 ext. 7`. */
export function lineOfPhone({ number, extension }: OrganizationPhone): string {
  return extension === null ? number : `${number} ext. ${extension}`;
}

/** The other way round, however a number and its extension are written; what is no number stays as it is typed. */
export function parsePhones(lines: string): { number: string; extension: string | null }[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const { phone, extension, leftOver, problem } = readTyped(line, { takes: "line" });
      return problem === null && leftOver === ""
        ? { number: phone, extension: extension === null ? null : extractKeys(extension) }
        : { number: line, extension: null };
    });
}

/** Extracts the keys to press: "2" from "option 2". */
const extractKeys = (extension: string): string => /[0-9*#]+/.exec(extension)?.[0] ?? "";

/** Finds the problem of a field; among phones, that of one of them, such as `phones.1.number`. */
export function findFieldProblem(
  problems: FieldMessages,
  field: OrganizationFormField,
): FieldMessage | undefined {
  const found = Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`));
  return found?.[1];
}

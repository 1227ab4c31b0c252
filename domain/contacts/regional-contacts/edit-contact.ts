import type { Checked, FieldMessage, FieldMessages } from "../../base/contract/problems.ts";
import { problemOfChange } from "../../base/phone/changed-phone.ts";
import { contactProblem, type GivenContact } from "./contact-form.ts";
import { type ContactFacts, type ContactKind, EMPTY_CONTACT } from "./regional-contact.ts";

/**
 * Returns the fields after an edit (absent fields are unchanged, null clears), or what is wrong with them. Everything
 * needs a name, and a region at least one coordinator.
 *
 * @param before null: the contact is new
 */
export function editedContact(
  kind: ContactKind,
  before: ContactFacts | null,
  given: Omit<GivenContact, "version">,
): Checked<ContactFacts> {
  const current = before ?? EMPTY_CONTACT;
  const text = (value: string | null | undefined, now: string | null) => (value === undefined ? now : value);
  const list = (value: readonly string[] | null | undefined, now: readonly string[]) =>
    value === undefined ? now : (value ?? []);
  const facts: ContactFacts = {
    name: given.name === null ? "" : (given.name ?? current.name),
    title: text(given.title, current.title),
    position: text(given.position, current.position),
    district: text(given.district, current.district),
    county: text(given.county, current.county),
    counties: list(given.counties, current.counties),
    address: text(given.address, current.address),
    phones: list(given.phones, current.phones),
    mobilePhone: text(given.mobilePhone, current.mobilePhone),
    officePhone: text(given.officePhone, current.officePhone),
    faxPhone: text(given.faxPhone, current.faxPhone),
    extension: text(given.extension, current.extension),
    email: text(given.email, current.email),
    coordinators: list(given.coordinators, current.coordinators),
  };
  const wrong: FieldMessages = {
    ...(facts.name === "" ? { name: "required" } : {}),
    ...wrongPhones(facts, current),
    ...(kind === "regions" && facts.coordinators.length === 0 ? { coordinators: "required" } : {}),
  };
  return Object.keys(wrong).length > 0
    ? { ok: false, problem: contactProblem(wrong) }
    : { ok: true, value: facts };
}

function wrongPhones(facts: ContactFacts, before: ContactFacts): FieldMessages {
  const wrong: Record<string, FieldMessage> = {};
  const check = (name: string, given: string | null, stored: readonly (string | null)[]) => {
    const problem = problemOfChange(given, stored, { takes: "line" });
    if (problem !== null) wrong[name] = problem;
  };
  for (const [at, phone] of facts.phones.entries()) check(`phones.${at}`, phone, before.phones);
  for (const name of ["mobilePhone", "officePhone", "faxPhone"] as const)
    check(name, facts[name], [before[name]]);
  return wrong;
}

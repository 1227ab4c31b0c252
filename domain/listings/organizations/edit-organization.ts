import { isStated } from "../../base/contract/contact-rules.ts";
import { type Checked, type FieldMessages, invalid } from "../../base/contract/problems.ts";
import { problemOfChange } from "../../base/phone/changed-phone.ts";
import type { OrganizationFacts } from "./organization.ts";
import type { OrganizationForm } from "./organization-form.ts";

const NOTHING: OrganizationFacts = {
  name: "",
  alternateName: null,
  description: null,
  url: null,
  email: null,
  phones: [],
};

/**
 * The facts of an organization after an edit: absent fields are unchanged, null clears. It always has a name.
 *
 * @param before null: it is new
 */
export function editedOrganization(
  before: OrganizationFacts | null,
  given: OrganizationForm,
): Checked<OrganizationFacts> {
  const current = before ?? NOTHING;
  const or = <Value>(value: Value | undefined, now: Value) => (value === undefined ? now : value);
  const facts: OrganizationFacts = {
    name: or(given.name, current.name)?.trim() ?? "",
    alternateName: or(given.alternateName, current.alternateName),
    description: or(given.description, current.description),
    url: or(given.url, current.url),
    email: or(given.email, current.email),
    phones:
      given.phones === undefined
        ? current.phones
        : (given.phones ?? []).map(({ number, extension }) => ({ number, extension: extension ?? null })),
  };
  const wrong: FieldMessages = {
    ...(isStated(facts.name) ? {} : { name: "required" }),
    ...wrongPhones(facts, current),
  };
  return Object.keys(wrong).length === 0
    ? { ok: true, value: facts }
    : { ok: false, problem: invalid(wrong) };
}

function wrongPhones({ phones }: OrganizationFacts, before: OrganizationFacts): FieldMessages {
  const stored = before.phones.map(({ number }) => number);
  return Object.fromEntries(
    phones.flatMap(({ number }, at) => {
      const problem = problemOfChange(number, stored, { takes: "line" });
      return problem === null ? [] : [[`phones.${at}.number`, problem]];
    }),
  );
}

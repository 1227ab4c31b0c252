import { isStated } from "../contract/contact-rules.ts";
import { type Checked, invalid } from "../contract/problems.ts";
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
  return isStated(facts.name)
    ? { ok: true, value: facts }
    : { ok: false, problem: invalid({ name: "required" }) };
}

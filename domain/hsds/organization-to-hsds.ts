import type { OrganizationFacts } from "../listings/organizations/organization.ts";
import type { Source } from "../services/source.ts";
import { derivedId } from "./derived-id.ts";
import type { HsdsOrganization } from "./hsds-records.ts";
import { OWN_EDITORS } from "./metadata-to-hsds.ts";
import { emailAddress, extensionNumber, webUri } from "./standard-formats.ts";

/** An organization as everyone may see it. Times are ISO instants. */
export interface ShownOrganization extends OrganizationFacts {
  readonly id: string;
  readonly source: Source | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Returns the plain fields of an organization, without related records. Its name replaces a missing description. */
export function plainOrganization(organization: ShownOrganization): HsdsOrganization {
  const { id, name, alternateName, description } = organization;
  const [website, email] = [webUri(organization.url), emailAddress(organization.email)];
  return {
    id,
    name,
    ...(alternateName === null ? {} : { alternate_name: alternateName }),
    description: description ?? name,
    ...(email === null ? {} : { email }),
    ...(website === null ? {} : { website }),
  };
}

/** Returns the complete record of an organization. */
export function toHsdsOrganization(organization: ShownOrganization): HsdsOrganization {
  const { id, phones, source, createdAt, updatedAt } = organization;
  const record = {
    id: derivedId(id, "metadata"),
    resource_id: id,
    resource_type: "organization",
    last_action_date: (source === null ? updatedAt : (source.asOf ?? createdAt)).slice(0, 10),
    last_action_type: source === null ? "update" : "import",
    field_name: "name",
    previous_value: "",
    replacement_value: "",
    updated_by: source?.name ?? OWN_EDITORS,
  };
  const numbers = phones.map((phone, at) => {
    const extension = extensionNumber(phone.extension);
    return {
      id: derivedId(id, `phone ${at}`),
      organization_id: id,
      number: phone.number,
      ...(extension === null ? {} : { extension }),
      type: "voice",
    };
  });
  return {
    ...plainOrganization(organization),
    ...(numbers.length === 0 ? {} : { phones: numbers }),
    metadata: [record],
  };
}

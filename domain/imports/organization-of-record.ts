import { MAX_DESCRIPTION, MAX_ORGANIZATION_NAME, MAX_ORGANIZATION_PHONES } from "../base/contract/limits.ts";
import { cleanLine, cleanText, shorten } from "../base/text/clean-text.ts";
import { nameWithout } from "../listings/organizations/name-without-doors.ts";
import type { OrganizationPhone } from "../listings/organizations/organization.ts";
import { isMapLink } from "../listings/protection/without-address.ts";
import { cleanEmail, cleanUrl } from "./clean-contact.ts";
import { cleanName } from "./clean-name.ts";
import { readOrganizationPhones } from "./phones-of-record.ts";
import type { SourceRecord } from "./source-record.ts";

/** An organization as a package states it. */
export interface ImportedOrganization {
  /** Its id in the source. */
  externalId: string;
  name: string;
  alternateName: string | null;
  description: string | null;
  url: string | null;
  email: string | null;
  phones: readonly OrganizationPhone[];
}

/**
 * The organization of a record; null where the package names none. Of one that hides a door its texts are left out:
 * they may say where it is (rule organizations 3).
 *
 * @param safe takes private values and the hidden address out of a line
 */
export function organizationOfRecord(
  record: SourceRecord,
  runningText: string,
  isHiding: boolean,
  safe: (text: string) => string,
): ImportedOrganization | null {
  const { organization } = record;
  const externalId = record.service.get("organization_id");
  const written = cleanLine(organization?.get("name") ?? null);
  if (organization === null || externalId === "" || written === null) return null;
  const line = (column: string): string | null => {
    const text = cleanLine(organization.get(column));
    return text === null ? null : shorten(safe(text), MAX_ORGANIZATION_NAME);
  };
  const email = cleanEmail(organization.get("email"));
  if (email === null) record.use.drop(organization, "email");
  const description = isHiding ? "" : cleanText(organization.get("description")).text;
  const url = cleanUrl(organization.get("website") || organization.get("url"));
  return {
    externalId,
    name: shorten(
      nameWithout(
        {
          name: cleanName(written, runningText),
          alternateName: cleanLine(organization.get("alternate_name")),
        },
        safe,
      ),
      MAX_ORGANIZATION_NAME,
    ),
    alternateName: isHiding ? null : line("alternate_name"),
    description: description === "" ? null : shorten(description, MAX_DESCRIPTION),
    url: isHiding && url !== null && isMapLink(url) ? null : url,
    email,
    phones: readOrganizationPhones(record).slice(0, MAX_ORGANIZATION_PHONES),
  };
}

/** Returns the organization of a record in the directory's own profile, unchanged. */
export function ownOrganization(record: SourceRecord): ImportedOrganization | null {
  const { organization } = record;
  const externalId = record.service.get("organization_id");
  if (organization === null || externalId === "") return null;
  const name = shorten(organization.get("name"), MAX_ORGANIZATION_NAME);
  const line = (column: string): string | null => organization.get(column) || null;
  const description = line("description");
  const alternateName = line("alternate_name");
  return {
    externalId,
    name,
    alternateName: alternateName === null ? null : shorten(alternateName, MAX_ORGANIZATION_NAME),
    // One without a description is described by its name there.
    description: description === null || description === name ? null : shorten(description, MAX_DESCRIPTION),
    url: cleanUrl(line("website")),
    email: cleanEmail(line("email")),
    phones: readOrganizationPhones(record).slice(0, MAX_ORGANIZATION_PHONES),
  };
}

import type { HistoryThing } from "../../base/history/actions.ts";
import { getExtent, type Rights } from "../../base/roles/permissions.ts";
import type { ContactFacts, ContactField, ContactKind } from "./regional-contact.ts";

/** The differences between liaisons, regions and coordinators; everything else about them is shared. */
interface ContactDescription {
  /** In the order of the form. */
  readonly fields: readonly ContactField[];
  /** Prefix of the kind's call ids: `listLiaisons`, `createLiaison`. */
  readonly one: string;
  readonly many: string;
  readonly thing: HistoryThing;
}

const DESCRIPTIONS = {
  liaisons: {
    fields: ["name", "title", "position", "district", "county", "address", "phones", "extension", "email"],
    one: "Liaison",
    many: "Liaisons",
    thing: "LIAISON",
  },
  regions: {
    fields: [
      "name",
      "counties",
      "coordinators",
      "address",
      "mobilePhone",
      "officePhone",
      "faxPhone",
      "extension",
    ],
    one: "Region",
    many: "Regions",
    thing: "REGION",
  },
  coordinators: {
    fields: ["name", "counties", "address", "mobilePhone", "officePhone", "faxPhone", "extension", "email"],
    one: "Coordinator",
    many: "Coordinators",
    thing: "COORDINATOR",
  },
} as const satisfies Readonly<Record<ContactKind, ContactDescription>>;

export const CONTACT_DESCRIPTIONS: Readonly<Record<ContactKind, ContactDescription>> = DESCRIPTIONS;

/** Picks the fields that this kind has, by their wire names. */
export function factsOfKind(kind: ContactKind, facts: ContactFacts): Partial<ContactFacts> {
  return Object.fromEntries(CONTACT_DESCRIPTIONS[kind].fields.map((field) => [field, facts[field]]));
}

/** Returns a role's permissions for contacts of this kind, which everyone may read. */
export function contactPermissions(role: Rights, kind: ContactKind): { edit: boolean; delete: boolean } {
  if (kind !== "liaisons") {
    const may = getExtent(role, "editDirectoryText") === "yes";
    return { edit: may, delete: may };
  }
  const extent = getExtent(role, "liaisons");
  return { edit: extent !== "read", delete: extent === "delete" };
}

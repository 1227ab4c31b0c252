import * as z from "zod/mini";
import { ENTERED_FIELDS, getFieldSpec } from "../services/field-names.ts";
import { hsdsTaxonomy } from "./hsds-records.ts";
import { shownTaxonomy, TAXONOMIES } from "./hsds-taxonomies.ts";

/** Describes how HSDS carries the directory's fields: the document that the API names as its profile. */

export const HSDS_VERSION = "3.2";

export const hsdsProfile = z.object({
  name: z.string(),
  hsds_version: z.string(),
  description: z.string(),
  taxonomies: z.array(hsdsTaxonomy),
  /** Each field of a service: its place in HSDS, or null if it is only an attribute. */
  fields: z.array(z.object({ name: z.string(), hsds: z.nullable(z.string()) })),
  notes: z.array(z.string()),
});

/** Notes on what the API and exports omit, and on how the profile is to be read. */
const NOTES = [
  "A record says what the page of the service says to everybody. A hidden address, a protected place and their beds are not in it.",
  "Where a field of HSDS does not carry all of a fact, an attribute of the profile carries the fact besides, and takes precedence.",
  "Closed hours are schedules without opens_at and closes_at, with the attribute `closed`. Hours to ask for have the attribute `contact`.",
  "A schedule with valid_from and valid_to and without freq is open each day between them. 23:59 as a closing time is midnight; a closing time that is not later than the opening time is on the next day.",
  "An address is there as a whole or not at all: what is known of others is in the location's name and in attributes.",
  "metadata says which source facts come from. previous_value and replacement_value are empty, and updated_by is a source or a group of people, never a person.",
  "Kudos, whether messages are accepted, pictures, and who confirmed a service are not carried.",
] as const;

export const HSDS_PROFILE: z.output<typeof hsdsProfile> = {
  name: "Amparo",
  hsds_version: HSDS_VERSION,
  description: "HSDS 3.2 with attributes for the facts of a service that HSDS has no field for.",
  taxonomies: TAXONOMIES.map(shownTaxonomy),
  fields: ENTERED_FIELDS.filter((field) => field !== "isShowFlag").map((name) => ({
    name,
    hsds: getFieldSpec(name).hsds,
  })),
  notes: [...NOTES],
};

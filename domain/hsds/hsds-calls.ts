import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { text } from "../base/contract/text.ts";
import {
  CHANGE_NOTES,
  changeParameters,
  HSDS_NOTES,
  organizationParameters,
  serviceParameters,
  siteParameters,
  taxonomyParameters,
  termParameters,
} from "./hsds-parameters.ts";
import { hsdsProfile } from "./hsds-profile.ts";
import {
  hsdsOrganizationWithServices,
  hsdsService,
  hsdsSite,
  hsdsTaxonomy,
  hsdsTaxonomyTerm,
} from "./hsds-records.ts";

/** The calls of the HSDS API (rules hsds 11–18). */

// Any text is accepted: whatever is not the id of a record is not found.
const ONE = z.object({ id: text({ max: 100 }) });
const FORMAT =
  "With `format=ndjson` everything is streamed, one record in each line, without pages. Pages go no deeper than the first 10,000 rows.";

/** A page of records, with their total number. */
function page<Schema extends z.ZodMiniType>(record: Schema) {
  return z.object({
    total_items: z.int(),
    total_pages: z.int(),
    page_number: z.int(),
    size: z.int(),
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(record),
  });
}

export const getHsds = defineCall({
  id: "getHsds",
  namesOrigin: true,
  method: "GET",
  path: "/hsds",
  summary: "Get the version of HSDS, and the addresses of the profile and of this document.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({ version: z.string(), profile: z.string(), openapi_url: z.string() }),
  problems: [],
});

export const getHsdsProfile = defineCall({
  id: "getHsdsProfile",
  method: "GET",
  path: "/hsds/profile",
  summary: "Get the profile: how the directory's fields are carried in HSDS, and what is lost.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: hsdsProfile,
  problems: [],
});

/** The last event of a record. */
export const RECORD_CHANGES = ["changed", "deleted", "merged", "withheld"] as const;

export const listHsdsChanges = defineCall({
  id: "listHsdsChanges",
  method: "GET",
  path: "/hsds/changes",
  summary: "List the records that were changed, deleted, merged or withheld since.",
  description:
    "Each record stands there once, with what happened to it last, in the order in which that was done. Read again with the reply's `after`; while `has_more` is true there is more at once. A change shows when every transaction that began before it has ended, and none is passed by. 400 on `after` says that the directory was restored elsewhere: begin anew. `merged_into` is the id of the service that a merged one is now part of.",
  who: "anyone",
  params: noParameters,
  query: changeParameters,
  body: noBody,
  reply: z.object({
    changes: z.array(
      z.object({
        resource_type: z.enum(["service", "organization"]),
        id: z.string(),
        change: z.enum(RECORD_CHANGES),
        merged_into: z.exactOptional(z.string()),
        at: z.string(),
      }),
    ),
    after: z.string(),
    has_more: z.boolean(),
  }),
  problems: ["invalidRequest"],
  notes: CHANGE_NOTES,
  examples: [{ title: "From the beginning", address: "/hsds/changes?limit=10" }],
});

export const listHsdsServices = defineCall({
  id: "listHsdsServices",
  method: "GET",
  path: "/hsds/services",
  summary: "List services in HSDS 3.2, by id.",
  description: `Without \`full\`, the fields that are one to one. ${FORMAT}`,
  who: "anyone",
  params: noParameters,
  query: serviceParameters,
  body: noBody,
  reply: page(hsdsService),
  problems: ["invalidRequest"],
  notes: HSDS_NOTES,
  examples: [{ title: "The first services, whole", address: "/hsds/services?full=true&per_page=5" }],
});
export const searchHsdsServices = defineCall({
  ...listHsdsServices,
  id: "searchHsdsServices",
  method: "POST",
});

export const getHsdsService = defineCall({
  id: "getHsdsService",
  method: "GET",
  path: "/hsds/services/{id}",
  summary: "Get a service in HSDS 3.2, with everything that belongs to it.",
  who: "anyone",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: hsdsService,
  problems: ["invalidRequest", "notFound"],
});

export const listHsdsSites = defineCall({
  id: "listHsdsSites",
  method: "GET",
  path: "/hsds/service_at_locations",
  summary: "List services at their locations in HSDS 3.2.",
  description: `Services by telephone or online have no location. ${FORMAT}`,
  who: "anyone",
  params: noParameters,
  query: siteParameters,
  body: noBody,
  reply: page(hsdsSite),
  problems: ["invalidRequest"],
  notes: HSDS_NOTES,
});
export const searchHsdsSites = defineCall({ ...listHsdsSites, id: "searchHsdsSites", method: "POST" });

export const getHsdsSite = defineCall({
  id: "getHsdsSite",
  method: "GET",
  path: "/hsds/service_at_locations/{id}",
  summary: "Get a service at its location in HSDS 3.2.",
  who: "anyone",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: hsdsSite,
  problems: ["invalidRequest", "notFound"],
});

export const listHsdsOrganizations = defineCall({
  id: "listHsdsOrganizations",
  method: "GET",
  path: "/hsds/organizations",
  summary: "List organizations in HSDS 3.2: those with a service that everybody may see.",
  description: FORMAT,
  who: "anyone",
  params: noParameters,
  query: organizationParameters,
  body: noBody,
  reply: page(hsdsOrganizationWithServices),
  problems: ["invalidRequest"],
  notes: HSDS_NOTES,
});
export const searchHsdsOrganizations = defineCall({
  ...listHsdsOrganizations,
  id: "searchHsdsOrganizations",
  method: "POST",
});

export const getHsdsOrganization = defineCall({
  id: "getHsdsOrganization",
  method: "GET",
  path: "/hsds/organizations/{id}",
  summary: "Get an organization in HSDS 3.2, with its services.",
  who: "anyone",
  params: ONE,
  query: z.object({ full_service: organizationParameters.shape.full_service }),
  body: noBody,
  reply: hsdsOrganizationWithServices,
  problems: ["invalidRequest", "notFound"],
  notes: HSDS_NOTES,
});

export const listHsdsTaxonomies = defineCall({
  id: "listHsdsTaxonomies",
  method: "GET",
  path: "/hsds/taxonomies",
  summary: "List the directory's taxonomies in HSDS 3.2.",
  who: "anyone",
  params: noParameters,
  query: taxonomyParameters,
  body: noBody,
  reply: page(hsdsTaxonomy),
  problems: ["invalidRequest"],
  notes: HSDS_NOTES,
});
export const searchHsdsTaxonomies = defineCall({
  ...listHsdsTaxonomies,
  id: "searchHsdsTaxonomies",
  method: "POST",
});

export const getHsdsTaxonomy = defineCall({
  id: "getHsdsTaxonomy",
  method: "GET",
  path: "/hsds/taxonomies/{id}",
  summary: "Get a taxonomy in HSDS 3.2.",
  who: "anyone",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: hsdsTaxonomy,
  problems: ["invalidRequest", "notFound"],
});

export const listHsdsTerms = defineCall({
  id: "listHsdsTerms",
  method: "GET",
  path: "/hsds/taxonomy_terms",
  summary: "List the terms of the directory's taxonomies in HSDS 3.2.",
  who: "anyone",
  params: noParameters,
  query: termParameters,
  body: noBody,
  reply: page(hsdsTaxonomyTerm),
  problems: ["invalidRequest"],
  notes: HSDS_NOTES,
});
export const searchHsdsTerms = defineCall({ ...listHsdsTerms, id: "searchHsdsTerms", method: "POST" });

export const getHsdsTerm = defineCall({
  id: "getHsdsTerm",
  method: "GET",
  path: "/hsds/taxonomy_terms/{id}",
  summary: "Get a term of a taxonomy in HSDS 3.2.",
  who: "anyone",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: hsdsTaxonomyTerm,
  problems: ["invalidRequest", "notFound"],
});

import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { text } from "../../base/contract/text.ts";
import { publicOrganization } from "./organization.ts";
import { organizationBody } from "./organization-form.ts";
import { organizationParameters } from "./organization-query.ts";

/** The calls about organizations (rules organizations 5, 6, 12–14 and 21). */

// Whatever is not an id of one is simply not found.
const ONE = z.object({ id: text({ max: 100 }) });

export const listOrganizations = defineCall({
  id: "listOrganizations",
  method: "GET",
  path: "/organizations",
  summary: "List the organizations that run services, by name.",
  description:
    "`search` names name, alternateName or description; the first two where it is not given. `q` is plain text: it may stand anywhere in a field, without regard to case and accents. One without a service that everybody may see is there for its owner and for administrators. Its services: GET /services?organization=ID.",
  who: "anyone",
  params: noParameters,
  query: organizationParameters,
  body: noBody,
  reply: z.array(publicOrganization),
  problems: ["invalidRequest"],
  countsTotal: true,
  namesDanger: true,
  examples: [{ title: "Who has most services", address: "/organizations?sort=services" }],
});

export const countOrganizations = defineCall({
  id: "countOrganizations",
  method: "GET",
  path: "/organizations/count",
  summary: "Count the organizations that the same parameters find.",
  who: "anyone",
  params: noParameters,
  query: organizationParameters,
  body: noBody,
  reply: z.object({ count: z.int() }),
  problems: ["invalidRequest"],
  namesDanger: true,
});

export const getOrganization = defineCall({
  id: "getOrganization",
  method: "GET",
  path: "/organizations/{id}",
  summary: "Get an organization.",
  who: "anyone",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: publicOrganization,
  problems: ["invalidRequest", "notFound"],
});

export const createOrganization = defineCall({
  id: "createOrganization",
  method: "POST",
  path: "/organizations",
  summary: "Add an organization.",
  who: "createOrganization",
  params: noParameters,
  query: noParameters,
  body: organizationBody,
  reply: publicOrganization,
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const updateOrganization = defineCall({
  id: "updateOrganization",
  method: "PUT",
  path: "/organizations/{id}",
  summary: "Change an organization. Absent fields stay unchanged; null clears.",
  description:
    "For administrators and its owner, whom administrators set by `userEmail`. A stale `version` is 409. Imports leave alone what a person has changed.",
  who: "editOrganization",
  params: ONE,
  query: noParameters,
  body: organizationBody,
  acceptsIfMatch: true,
  reply: publicOrganization,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
});

export const deleteOrganization = defineCall({
  id: "deleteOrganization",
  method: "DELETE",
  path: "/organizations/{id}",
  summary:
    "Delete an organization that no service belongs to. It stays in the history, where this can be undone.",
  description:
    "Services that wait for review, closed for good or were deleted count, as do changes that wait: 409 `organizationHasServices` names them in `belonging`. An organization of a package is 409 `organizationIsImported` while an import runs.",
  who: "deleteOrganization",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: z.object({ id: z.string() }),
  problems: ["unauthorized", "forbidden", "notFound", "organizationHasServices", "organizationIsImported"],
});

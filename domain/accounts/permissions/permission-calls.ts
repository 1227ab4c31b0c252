import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { VIEWER_ROLES } from "../../base/roles/role.ts";

/** Publishes the permission table enforced by this server (rule permissions 12). */
export const getPermissions = defineCall({
  id: "getPermissions",
  method: "GET",
  path: "/permissions",
  summary: "Get the table of permissions as the server enforces it.",
  who: "administer",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({
    roles: z.array(z.enum(VIEWER_ROLES)),
    /** One row for each capability, with its extents in the order of `roles`. */
    capabilities: z.array(z.object({ capability: z.string(), extents: z.array(z.string()) })),
    /** `who`: `anyone`, `signedIn`, or the capability that the call requires. */
    calls: z.array(
      z.object({
        id: z.string(),
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        who: z.string(),
      }),
    ),
  }),
  problems: ["unauthorized", "forbidden"],
  examples: [{ title: "The table", address: "/permissions" }],
});

import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { text } from "../../base/contract/text.ts";
import { CONTACT_DESCRIPTIONS } from "./contact-fields.ts";
import { contactBody, contactProblem } from "./contact-form.ts";
import { contactParameters } from "./contact-query.ts";
import type { ContactField, ContactKind } from "./regional-contact.ts";

/**
 * The calls of liaisons, regions and coordinators; their lists work like those of crisis lines (rules regional-contacts
 * 1–7).
 */

const FIELD_REPLIES = {
  name: z.string(),
  title: z.nullable(z.string()),
  position: z.nullable(z.string()),
  district: z.nullable(z.string()),
  county: z.nullable(z.string()),
  counties: z.array(z.string()),
  address: z.nullable(z.string()),
  phones: z.array(z.string()),
  mobilePhone: z.nullable(z.string()),
  officePhone: z.nullable(z.string()),
  faxPhone: z.nullable(z.string()),
  extension: z.nullable(z.string()),
  email: z.nullable(z.string()),
  coordinators: z.array(z.string()),
} satisfies Record<ContactField, z.ZodMiniType>;

/** Fields that every kind has. */
const COMMON_REPLIES = {
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
  /** This viewer's permissions; screens show a control only where it is true. */
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
};
const everyField = z.object({ ...FIELD_REPLIES, ...COMMON_REPLIES });
type EveryField = z.output<typeof everyField>;
/** A liaison, a region or a coordinator as everyone sees it: the fields of its kind, and those that every kind has. */
export type PublicContact = Omit<EveryField, ContactField> &
  Pick<EveryField, "name"> &
  Partial<Pick<EveryField, ContactField>>;

/** Returns the schema of one kind. */
function buildReplySchema(kind: ContactKind): z.ZodMiniType<PublicContact, PublicContact>;
function buildReplySchema(kind: ContactKind): z.ZodMiniType {
  const fields = CONTACT_DESCRIPTIONS[kind].fields.map((field) => [field, FIELD_REPLIES[field]] as const);
  return z.object({ ...Object.fromEntries(fields), ...COMMON_REPLIES });
}

function defineContactCalls<const Kind extends ContactKind>(kind: Kind) {
  const { one, many } = CONTACT_DESCRIPTIONS[kind];
  const reply = buildReplySchema(kind);
  const body = contactBody(kind);
  // Editing liaisons does not include deleting them; the handler checks the extent.
  const who = kind === "liaisons" ? "signedIn" : "editDirectoryText";
  const params = z.object({ id: text({ max: 100 }) });
  const lower = one.toLowerCase();
  const refineProblem = contactProblem;
  return {
    list: defineCall({
      id: `list${many}`,
      method: "GET",
      path: `/${kind}`,
      summary: `List ${kind}, newest first.`,
      description:
        "With `nearCoordinate`, only those of the county at that point. Searches ignore accents and tolerate one typing error.",
      who: "anyone",
      params: noParameters,
      query: contactParameters,
      body: noBody,
      reply: z.array(reply),
      problems: ["invalidRequest"],
      countsTotal: true,
      namesDanger: true,
      examples: [{ title: "Of Miami-Dade County", address: `/${kind}?nearCoordinate=-80.2|25.77` }],
    }),
    count: defineCall({
      id: `count${many}`,
      method: "GET",
      path: `/${kind}/count`,
      summary: `Count the ${kind} that the same parameters find.`,
      description: "`county` is the one at `nearCoordinate`; null without it, at sea and elsewhere.",
      who: "anyone",
      params: noParameters,
      query: contactParameters,
      body: noBody,
      reply: z.object({
        count: z.int(),
        county: z.nullable(z.object({ name: z.string(), nameEs: z.string() })),
      }),
      problems: ["invalidRequest"],
      namesDanger: true,
      examples: [{ title: "By name", address: `/${kind}/count?search=name&q=harbor` }],
    }),
    get: defineCall({
      id: `get${one}`,
      method: "GET",
      path: `/${kind}/{id}`,
      summary: `Get a ${lower}.`,
      who: "anyone",
      params,
      query: noParameters,
      body: noBody,
      reply,
      problems: ["invalidRequest", "notFound"],
    }),
    create: defineCall({
      id: `create${one}`,
      method: "POST",
      path: `/${kind}`,
      summary: `Add a ${lower}.`,
      who,
      params: noParameters,
      query: noParameters,
      body,
      reply,
      problems: ["invalidRequest", "unauthorized", "forbidden"],
      refineProblem,
    }),
    update: defineCall({
      id: `update${one}`,
      method: "PUT",
      path: `/${kind}/{id}`,
      summary: `Change a ${lower}. Absent fields stay unchanged; null clears.`,
      description: "A stale `version` is 409.",
      who,
      params,
      query: noParameters,
      body,
      acceptsIfMatch: true,
      reply,
      problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
      refineProblem,
    }),
    remove: defineCall({
      id: `delete${one}`,
      method: "DELETE",
      path: `/${kind}/{id}`,
      summary: `Delete a ${lower}. It stays in the history.`,
      ...(kind === "coordinators"
        ? { description: "Refused where a region would be left without a coordinator." }
        : {}),
      who,
      params,
      query: noParameters,
      body: noBody,
      reply: z.object({ id: z.string() }),
      problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
    }),
  };
}

export const liaisonCalls = defineContactCalls("liaisons");
export const regionCalls = defineContactCalls("regions");
export const coordinatorCalls = defineContactCalls("coordinators");

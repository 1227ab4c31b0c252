import * as z from "zod/mini";
import { API_BASE } from "#domain/base/contract/address.ts";
import type { Call } from "#domain/base/contract/call.ts";
import { noBody } from "#domain/base/contract/call.ts";
import { PROBLEMS, type ProblemKey } from "#domain/base/contract/problems.ts";
import { DANGER_HEADER } from "#domain/danger/danger-header.ts";
import { PICTURE_TYPES } from "#domain/feedback/files/picture.ts";
import { PARAMETER_NOTES } from "./parameter-notes.ts";
import { permittedRoles } from "./permitted-roles.ts";

type JsonObject = Record<string, unknown>;

/** Problems that every call can answer with, but for the probes, which have no limit and name their own. */
const EVERY_CALLS_PROBLEMS: readonly ProblemKey[] = [
  "tooManyRequests",
  "internalError",
  "unavailable",
  "timeout",
];
/** Further problems of calls that write: the database is unavailable, or its disk is full. */
const WRITES_PROBLEMS: readonly ProblemKey[] = ["notSaved", "maybeSaved", "diskFull"];

/**
 * Generates the OpenAPI 3.1 document from the declarations of the calls. The framework's generator needs routes
 * validated by the framework; ours also run in process, so it is generated here.
 *
 * @param otherPaths what is no call of the contract, such as a webhook in the shape of another program, by its path
 */
export function openApiDocument(
  calls: readonly Call[],
  version: string,
  sessionCookie: string,
  otherPaths: Readonly<Record<string, JsonObject>>,
): JsonObject {
  const paths: Record<string, JsonObject> = { ...otherPaths };
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Amparo",
      version,
      description:
        "A community services directory. Lists answer a bare array; errors are `{code, key, message, fields}`: the HTTP status, the name of the problem to branch on, and a sentence in English.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: securitySchemes(sessionCookie),
      schemas: { Problem: PROBLEM_SCHEMA },
    },
  };
}

const securitySchemes = (sessionCookie: string): JsonObject => ({
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The `token` that signing in answered with. Where a cookie comes too, the token counts.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description:
      "Set by signing in, for browsers: scripts cannot read it, and only our own pages write with it.",
  },
});

/** Cookie or bearer token; for calls open to guests, also none. */
function toSecurity(call: Call): JsonObject[] {
  const signedIn = [{ bearer: [] }, { session: [] }];
  return call.who === "anyone" ? [{}, ...signedIn] : signedIn;
}

const PROBLEM_SCHEMA: JsonObject = {
  type: "object",
  properties: {
    code: { type: "integer", description: "The HTTP status." },
    key: {
      type: "string",
      enum: Object.keys(PROBLEMS),
      description: "Which problem it is. Branch on this: a key is never renamed, and new ones may come.",
    },
    message: { type: "string", description: "A sentence in English, for older clients." },
    fields: { type: "object", additionalProperties: { type: "string" } },
    factorToken: {
      type: "string",
      description: "With `secondFactorRequired`: the token for `POST /auth/second-factor`.",
    },
    changedSince: {
      type: "array",
      description: "With `changedSince`: each field with its value before the change, after it and now.",
      items: {
        type: "object",
        properties: { field: { type: "string" }, before: {}, after: {}, now: {} },
        required: ["field"],
        additionalProperties: false,
      },
    },
    reason: { type: "string", description: "With `cannotUndo`: why." },
    belonging: {
      type: "object",
      description: "With `organizationHasServices`: how many services, and the first of them by name.",
      properties: {
        total: { type: "integer" },
        services: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: { type: "string" },
              name: { type: "string" },
              isDeleted: { type: "boolean", description: "It can be restored." },
              isProposed: {
                type: "boolean",
                description: "Only a change that waits names the organization.",
              },
            },
            required: ["id", "name", "isDeleted", "isProposed"],
            additionalProperties: false,
          },
        },
      },
      required: ["total", "services"],
      additionalProperties: false,
    },
    current: { description: "With 409: the thing as it is now, as the call's own reply has it." },
  },
  required: ["code", "key", "message"],
  additionalProperties: false,
};

function operation(call: Call): JsonObject {
  return {
    operationId: call.id,
    summary: call.summary,
    description:
      call.description === undefined ? permittedRoles(call) : `${call.description} ${permittedRoles(call)}`,
    security: toSecurity(call),
    parameters: [...toParameters(call, "path"), ...toParameters(call, "query")],
    ...(call.body === noBody ? {} : { requestBody: { required: true, content: bodyContent(call) } }),
    responses: {
      "200": {
        description: "As asked.",
        ...toHeaders(call),
        content: replyContent(call),
      },
      ...(call.acceptsLater === true
        ? { "202": { description: "Accepted: somebody else decides.", content: replyContent(call) } }
        : {}),
      ...Object.fromEntries(
        [...Map.groupBy(listProblems(call), (key) => PROBLEMS[key].code)].map(([code, keys]) => [
          code,
          problemReply(call, keys),
        ]),
      ),
    },
  };
}

function bodyContent(call: Call): JsonObject {
  const schema = bodySchema(call);
  return call.consumes === undefined ? jsonContent(schema) : { "multipart/form-data": { schema } };
}

function replyContent(call: Call): JsonObject {
  if (call.produces === undefined) return jsonContent(replySchema(call));
  if (call.produces === "archive") return { "application/zip": {} };
  return Object.fromEntries(PICTURE_TYPES.map((type) => [type, {}]));
}

const TOTAL_HEADER: JsonObject = {
  "X-Total-Count": {
    description: "How many there are in all, where that is known without further work.",
    schema: { type: "integer" },
  },
};

/** The danger header in the replies of calls that search by a text. */
const NAMED_DANGER: JsonObject = {
  [DANGER_HEADER]: {
    description:
      "The danger that the text names, with `;now` where it is happening at this moment and `;hint` where help with it is looked for: see `GET /danger/{family}`. Such a reply must not be stored.",
    schema: { type: "string" },
  },
};

function toHeaders({ countsTotal, namesDanger }: Call): JsonObject {
  if (countsTotal !== true && namesDanger !== true) return {};
  return { headers: { ...(countsTotal ? TOTAL_HEADER : {}), ...(namesDanger ? NAMED_DANGER : {}) } };
}

/** The statuses that say when to try again. */
const TRY_AGAIN: readonly number[] = [429, 503];
const RETRY_HEADER: JsonObject = {
  "Retry-After": { description: "When to try again, in seconds.", schema: { type: "integer" } },
};

function toParameters({ params, query, notes = {} }: Call, place: "path" | "query"): JsonObject[] {
  const { properties = {}, required = [] } = z.toJSONSchema(place === "path" ? params : query, {
    io: "input",
  });
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...toDescription(name, notes),
    schema: part,
  }));
}

function toDescription(name: string, own: NonNullable<Call["notes"]>): JsonObject {
  if (own[name] !== undefined) return { description: own[name] };
  const note = PARAMETER_NOTES[name];
  if (note === undefined) return {};
  return { description: note.text, ...(note.example === undefined ? {} : { example: note.example }) };
}

/** JSON Schema of a call's body, or of the fields of its form. */
export function bodySchema(call: Call): JsonObject {
  if (call.consumes === undefined) return toJsonSchema(call.body, "input");
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  return { type: "object", properties: { file }, required: ["file"] };
}

/** JSON Schema of a call's reply; a picture and an archive are binary. */
export function replySchema(call: Call): JsonObject {
  if (call.produces === undefined) return toJsonSchema(call.reply, "output");
  return { type: "string", contentMediaType: call.produces === "archive" ? "application/zip" : "image/*" };
}

function toJsonSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** Every problem that a call can answer with, by its key. */
export function listProblems(call: Call): readonly ProblemKey[] {
  if (call.isProbe) return [...call.problems, "internalError"];
  const writes = call.method === "GET" ? [] : WRITES_PROBLEMS;
  return [...new Set([...call.problems, ...EVERY_CALLS_PROBLEMS, ...writes])];
}

/** The problems of one status. */
function problemReply(call: Call, keys: readonly ProblemKey[]): JsonObject {
  const content = call.answersInPlainText
    ? { "text/plain": { schema: { type: "string" } } }
    : jsonContent({ $ref: "#/components/schemas/Problem" });
  return {
    description: keys.map((key) => `\`${key}\`: ${PROBLEMS[key].message}`).join(" "),
    ...(keys.some((key) => TRY_AGAIN.includes(PROBLEMS[key].code)) ? { headers: RETRY_HEADER } : {}),
    content,
  };
}

function jsonContent(schema: JsonObject): JsonObject {
  return { "application/json": { schema } };
}

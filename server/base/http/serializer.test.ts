import { expect, test } from "vitest";
import * as z from "zod/mini";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { compileSerializer } from "./serializer.ts";

const wordRecord = z.record(z.string(), z.object({ en: z.string() }));

test.each([
  ["names that only the reply knows", wordRecord, { food: { en: "Food" }, work: { en: "Work" } }],
  ["none of them", wordRecord, {}],
  ["or null", z.object({ counts: z.nullable(z.record(z.string(), z.int())) }), { counts: null }],
  [
    "numbers by name",
    z.object({ counts: z.nullable(z.record(z.string(), z.int())) }),
    { counts: { a: 1, b: 0 } },
  ],
  ["any JSON", z.object({ value: z.unknown() }), { value: { a: [1, null, "b"] } }],
  ["lists of records", z.array(z.record(z.string(), z.string())), [{ a: "b" }, {}]],
])("a reply has %s", (_, declared, reply) => {
  expect(JSON.parse(compileSerializer(declared)(reply))).toEqual(reply);
});

test("fields that are not declared are never sent, within a record neither", () => {
  const serialize = compileSerializer(z.object({ people: wordRecord }));
  const reply = { people: { ana: { en: "Ana", passwordHash: "secret" } }, token: "secret" };
  expect(JSON.parse(serialize(reply))).toEqual({ people: { ana: { en: "Ana" } } });
});

/** Objects without fields, of which nothing would be sent, by the names that lead to them. */
function emptyObjects(schema: z.core.JSONSchema._JSONSchema, path: string): string[] {
  if (typeof schema === "boolean") return [];
  const {
    properties = {},
    additionalProperties: values = false,
    items,
    anyOf = [],
    prefixItems = [],
  } = schema;
  const isEmpty = schema.type === "object" && Object.keys(properties).length === 0 && values === false;
  const parts = [...anyOf, ...prefixItems, values, ...(items === undefined ? [] : [items].flat())];
  return [
    ...(isEmpty ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => emptyObjects(part, `${path}.${name}`)),
    ...parts.flatMap((part) => emptyObjects(part, path)),
  ];
}

test("every object of every reply declares what it has", () => {
  const empty = EVERY_CALL.filter(({ produces }) => produces === undefined).flatMap(({ id, reply }) =>
    emptyObjects(z.toJSONSchema(reply, { io: "output" }), id),
  );
  expect(empty).toEqual([]);
  expect(emptyObjects(z.toJSONSchema(z.object({ a: z.array(z.object({})) })), "it")).toEqual(["it.a"]);
});

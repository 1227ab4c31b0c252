import type * as z from "zod";

type Schema = z.core.JSONSchema.JSONSchema;
/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Deeper values than this are left empty. */
const MAX_DEPTH = 6;

/** A value that the schema may accept, with each part that it declares: as far as a schema tells it. */
export function createSample(schema: Schema | boolean | undefined, depth = 0): Json {
  if (schema === undefined || typeof schema === "boolean" || depth > MAX_DEPTH) return "x";
  const [one] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (schema.const !== undefined) return toJson(schema.const);
  if (schema.enum?.[0] !== undefined) return toJson(schema.enum[0]);
  if (one !== undefined) return createSample(one, depth + 1);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, createSample(part, depth + 1)]),
      );
    case "array":
      return Array.isArray(schema.items) ? [] : [createSample(schema.items, depth + 1)];
    case "number":
    case "integer":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return schema.format === "date-time" ? "2026-11-20T15:00:00Z" : "sample";
  }
}

function toJson(value: unknown): Json {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

/** The value with each of its parts in turn replaced by `other`; of lists only the first part. */
export function* withEachPart(value: Json, other: Json): Generator<Json> {
  if (isList(value)) {
    const [first, ...rest] = value;
    if (first === undefined) return;
    yield [other, ...rest];
    for (const changed of withEachPart(first, other)) yield [changed, ...rest];
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      yield { ...value, [name]: other };
      for (const changed of withEachPart(part, other)) yield { ...value, [name]: changed };
    }
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

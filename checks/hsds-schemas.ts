import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/**
 * The official schemas of HSDS 3.2, which are not part of the project: they are in the folder next to it, if at all.
 * Tests that need them are skipped where they are absent.
 */
const FOLDER = path.resolve(import.meta.dirname, "../../shared/hsds/hsds-3.2/compiled");

export const hasHsdsSchemas = existsSync(FOLDER);
export const WITHOUT_SCHEMAS = "skipped where ../shared/hsds is absent";

export type HsdsSchema =
  | "service"
  | "service_list"
  | "organization"
  | "organization_list"
  | "service_at_location"
  | "service_at_location_list"
  | "taxonomy"
  | "taxonomy_term";

const compiled = new Map<HsdsSchema, ValidateFunction>();

/** Validates a record by the official schema. Fields that HSDS does not have are errors too. */
export function hsdsErrors(name: HsdsSchema, record: unknown): string[] {
  const validate = compiled.get(name) ?? compile(name);
  compiled.set(name, validate);
  if (validate(record)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(" "),
  );
}

function compile(name: HsdsSchema): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false });
  formats.default(ajv);
  // Formats of HSDS that JSON Schema does not define.
  for (const format of ["HH:MM", "datetime", "currency_code", "any"]) ajv.addFormat(format, true);
  const schema: object = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"));
  return ajv.compile(closed(schema));
}

/** The schema without room for fields that it does not name. */
function closed(schema: object): object {
  const isOfObjects = Reflect.get(schema, "type") === "object" && "properties" in schema;
  return {
    ...(isOfObjects ? { additionalProperties: false } : {}),
    ...Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closedPart(value)])),
  };
}

function closedPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closedPart);
  return typeof part === "object" && part !== null ? closed(part) : part;
}

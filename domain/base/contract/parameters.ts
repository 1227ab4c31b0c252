import * as z from "zod/mini";
import { type Checked, FIELD_MESSAGES, type FieldMessage, invalid } from "./problems.ts";
import { isWellFormedText } from "./text.ts";

/** Raw parameters of an address: one text, or several where a name was given more than once. */
export type RawParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Values that older clients send for nothing. */
const NOTHING = new Set(["", "null", "undefined"]);

/**
 * Parses the parameters that `schema` declares: empty ones are dropped, repeated ones refused, unknown ones
 * ignored (rules lists 3 and 4).
 */
export function readParameters<Schema extends z.ZodMiniObject>(
  schema: Schema,
  raw: RawParameters,
): Checked<z.output<Schema>> {
  const given: Record<string, string> = {};
  const fields: Record<string, FieldMessage> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = Object.keys(raw).includes(name) ? raw[name] : undefined;
    if (value === undefined) continue;
    if (typeof value !== "string") {
      fields[name] = "givenTwice";
    } else if (!isWellFormedText(value)) {
      fields[name] = "notText";
    } else if (!NOTHING.has(value.trim())) {
      given[name] = value;
    }
  }
  const read = readBody(schema, given);
  if (read.ok && Object.keys(fields).length === 0) return read;
  return { ok: false, problem: invalid({ ...(read.ok ? {} : read.problem.fields), ...fields }) };
}

/** Validates a value by `schema`; the problem names each field by its path, such as `services.0.id`. */
export function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const read = z.safeParse(schema, value);
  if (read.success) return { ok: true, value: read.data };
  // A name may be a property of every object (`constructor`).
  const fields = new Map<string, FieldMessage>();
  for (const issue of read.error.issues) {
    for (const name of listIssueNames(issue)) {
      if (!fields.has(name)) fields.set(name, toFieldMessage(issue, value));
    }
  }
  return { ok: false, problem: invalid(Object.fromEntries(fields)) };
}

/** Unknown names are reported under that name, everything else by its path. */
function listIssueNames(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...issue.path, key].join("."));
  return [issue.path.length === 0 ? "body" : issue.path.join(".")];
}

const messages: ReadonlySet<unknown> = new Set(FIELD_MESSAGES);

function isFieldMessage(value: unknown): value is FieldMessage {
  return messages.has(value);
}

/** Clients get error codes, never messages of the library. */
function toFieldMessage(issue: z.core.$ZodIssue, value: unknown): FieldMessage {
  switch (issue.code) {
    case "custom":
      return isFieldMessage(issue.params?.message) ? issue.params.message : "wrongType";
    case "invalid_type":
      return at(value, issue.path) === undefined ? "required" : "wrongType";
    case "invalid_value":
      return "unknownValue";
    case "unrecognized_keys":
      return "unknownName";
    case "too_big":
      if (issue.origin === "string") return "tooLong";
      return issue.origin === "array" ? "tooMany" : "outOfRange";
    case "too_small":
      return issue.origin === "string" ? "required" : "outOfRange";
    default:
      return "wrongType";
  }
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

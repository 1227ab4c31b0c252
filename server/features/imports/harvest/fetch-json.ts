import { isNestedDeeper } from "#domain/imports/json-depth.ts";
import {
  countedBytes,
  type GetOptions,
  HarvestFault,
  type PoliteGetter,
  type Validator,
} from "#server/base/outside/harvest/polite-getter.ts";

/** Maximum size of one API reply. */
const MAX_REPLY_BYTES = 64 * 1024 * 1024;
/** Lists count, too: a whole service of HSDS has about twenty. */
const MAX_DEPTH = 100;

/** An object of which nothing is known yet. */
export type UncheckedObject = Readonly<Record<string, unknown>>;

export interface GotJson {
  readonly status: number;
  readonly validator: Validator;
  /** Parsed JSON; null where the reply is not JSON, is empty, or is nested too deep. */
  readonly json: unknown;
}

/** @throws HarvestFault */
export async function getJson(get: PoliteGetter, url: string, options: GetOptions = {}): Promise<GotJson> {
  const { status, validator, body } = await get(url, options);
  const pieces: Buffer[] = [];
  for await (const piece of countedBytes(body, MAX_REPLY_BYTES)) pieces.push(piece);
  return { status, validator, json: parsed(Buffer.concat(pieces).toString("utf8")) };
}

function parsed(text: string): unknown {
  if (isNestedDeeper(text, MAX_DEPTH)) return null;
  try {
    return JSON.parse(text.replace(/^\ufeff/u, ""));
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is UncheckedObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @throws HarvestFault */
export function objectIn(value: unknown): UncheckedObject {
  if (isObject(value)) return value;
  throw new HarvestFault("NOT_HSDS");
}

/** The list of a page: `contents`, or the reply itself. @throws HarvestFault */
export function listIn(value: unknown): readonly UncheckedObject[] {
  const list = isObject(value) ? value["contents"] : value;
  if (!Array.isArray(list) || !list.every(isObject)) throw new HarvestFault("NOT_HSDS");
  return list;
}

/** Returns a numeric property; null where it is not a number. */
export function numberIn(value: unknown, name: string): number | null {
  const found = isObject(value) ? value[name] : null;
  return typeof found === "number" && Number.isFinite(found) ? found : null;
}

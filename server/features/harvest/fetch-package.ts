import {
  countedBytes,
  HarvestFault,
  type PoliteGetter,
  type Validator,
} from "#server/outside/harvest/polite-getter.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { forgetNewPieces, keepPiece, readPiece, takeNewPieces } from "./copy-queries.ts";
import { isObject } from "./fetch-json.ts";
import { type HarvestRow, raiseCopy, saveCursor, saveKind, saveValidator } from "./queries.ts";

const PIECE_BYTES = 1024 * 1024;
/** As of a package that is uploaded. */
const MAX_PACKAGE_BYTES = 100 * 1024 * 1024;
const TIME_LIMIT_MS = 10 * 60_000;
/** Of a document that says what an API is. */
const MAX_ROOT_BYTES = 256 * 1024;
/** The one page of a package. */
const WHOLE = "package";

interface PackageDependencies {
  readonly db: TransactionalDb;
  readonly get: PoliteGetter;
  readonly signal: AbortSignal | undefined;
}

/**
 * Gets what is at an address, if it is not what it was. It is stored in pieces as it arrives, and a fetch that broke off
 * asks for the rest (rules harvest 4–6).
 *
 * @returns what it is: the root of an API is not kept
 * @throws HarvestFault
 */
export async function fetchPackage(
  { db, get, signal }: PackageDependencies,
  { name, address, kind, cursor, validators }: HarvestRow,
): Promise<"API" | "PACKAGE"> {
  const begun = cursor?.step === "package" ? cursor : null;
  const etag = begun?.validator.etag ?? null;
  const rest = begun !== null && begun.pieces > 0 && etag !== null && !etag.startsWith("W/");
  const reply = await get(address, {
    timeLimitMs: TIME_LIMIT_MS,
    signal,
    ...(rest ? { rest: { from: begun.bytes, etag } } : { validator: validators[WHOLE] }),
  });
  if (reply.status === 304 && kind === "PACKAGE") {
    reply.body.destroy();
    return "PACKAGE";
  }
  if (reply.status === 404 && kind !== "PACKAGE") {
    reply.body.destroy();
    // An API without a document at its root.
    return "API";
  }
  if (reply.status !== 200 && !(reply.status === 206 && rest)) {
    reply.body.destroy();
    throw new HarvestFault("STATUS", String(reply.status));
  }
  const isRest = reply.status === 206 && begun !== null;
  await forgetNewPieces(db, name, isRest ? begun.pieces : 0);
  await storePieces(db, name, reply, isRest ? begun : { pieces: 0, bytes: 0 });
  if (await isRootOfApi(db, name)) {
    await forgetNewPieces(db, name);
    await saveCursor(db, name, null);
    await saveKind(db, name, "API");
    return "API";
  }
  await db.transaction(async (transaction) => {
    if (await takeNewPieces(transaction, name)) await raiseCopy(transaction, name);
    await saveValidator(transaction, name, WHOLE, reply.validator);
    await saveCursor(transaction, name, null);
    await saveKind(transaction, name, "PACKAGE");
  });
  return "PACKAGE";
}

async function storePieces(
  db: TransactionalDb,
  name: string,
  { body, validator }: { body: Parameters<typeof countedBytes>[0]; validator: Validator },
  from: { readonly pieces: number; readonly bytes: number },
): Promise<void> {
  let [pieces, bytes] = [from.pieces, from.bytes];
  let parts: Buffer[] = [];
  let size = 0;
  const store = async (): Promise<void> => {
    const piece = Buffer.concat(parts);
    const number = pieces;
    pieces += 1;
    bytes += piece.length;
    [parts, size] = [[], 0];
    const cursor = { step: "package" as const, pieces, bytes, validator };
    await db.transaction(async (transaction) => {
      await keepPiece(transaction, name, number, piece);
      await saveCursor(transaction, name, cursor);
    });
  };
  for await (const part of countedBytes(body, MAX_PACKAGE_BYTES - from.bytes)) {
    parts.push(part);
    size += part.length;
    if (size >= PIECE_BYTES) await store();
  }
  if (size > 0) await store();
}

/** As HSDS has it: the version of the standard, and where the API is described. */
async function isRootOfApi(db: TransactionalDb, name: string): Promise<boolean> {
  const piece = await readPiece(db, name, 0, { isNew: true });
  if (piece === null) throw new HarvestFault("NOT_HSDS");
  if (isArchive(piece)) return false;
  if (
    !/^[[{]/u.test(
      piece
        .subarray(0, 256)
        .toString("utf8")
        .replace(/^\ufeff/u, "")
        .trimStart(),
    )
  )
    throw new HarvestFault("NOT_HSDS");
  if (piece.length > MAX_ROOT_BYTES) return false;
  try {
    const root: unknown = JSON.parse(piece.toString("utf8").replace(/^\ufeff/u, ""));
    return (
      isObject(root) &&
      typeof root["version"] === "string" &&
      (typeof root["profile"] === "string" || typeof root["openapi_url"] === "string")
    );
  } catch {
    // The importer says what is wrong with it.
    return false;
  }
}

/** By content, never by name. */
export function isArchive(start: Buffer): boolean {
  return start.length >= 2 && start[0] === 0x50 && start[1] === 0x4b;
}

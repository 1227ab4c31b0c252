import {
  countedBytes,
  type GotReply,
  HarvestFault,
  type PoliteGetter,
  type Validator,
} from "#server/base/outside/harvest/polite-getter.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { forgetNewFiles, forgetNewPieces, keepPiece } from "./piece-queries.ts";
import { type HarvestCursor, saveCursor } from "./queries.ts";

const PIECE_BYTES = 1024 * 1024;
const TIME_LIMIT_MS = 10 * 60_000;

export interface FileDependencies {
  readonly db: TransactionalDb;
  readonly get: PoliteGetter;
  readonly signal: AbortSignal | undefined;
}

/** Progress of fetching a file. */
export interface FileSoFar {
  readonly pieces: number;
  readonly bytes: number;
  readonly validator: Validator;
}

export const NOTHING_YET: FileSoFar = {
  pieces: 0,
  bytes: 0,
  validator: { etag: null, lastModified: null },
};

export interface FileToFetch {
  readonly harvest: string;
  /** Name under which its pieces are stored. */
  readonly file: string;
  readonly url: string;
  /** The part of it that arrived before a fetch broke off. */
  readonly begun: FileSoFar;
  /** Validator of the file that is stored; absent: the file is requested in any case. */
  readonly validator: Validator | undefined;
  readonly maxBytes: number;
  readonly isSameOrigin: boolean;
  /** Returns the cursor from which the fetch continues after this much has arrived. */
  readonly cursorAt: (soFar: FileSoFar) => HarvestCursor;
}

/**
 * Fetches a file if it has changed, and stores it in pieces as it arrives. If a fetch broke off, it requests the rest
 * where the server has a strong ETag, and starts over where the file has changed since (rule harvest 5).
 *
 * @returns what is stored now; "same" where it has not changed, "missing" where there is none
 * @throws HarvestFault
 */
export async function fetchFile(
  dependencies: FileDependencies,
  wanted: FileToFetch,
): Promise<FileSoFar | "same" | "missing"> {
  const { begun, url, validator, isSameOrigin } = wanted;
  const { etag } = begun.validator;
  const mayResume = begun.bytes > 0 && etag !== null && !etag.startsWith("W/");
  const options = { timeLimitMs: TIME_LIMIT_MS, signal: dependencies.signal, isSameOrigin };
  if (mayResume) {
    const rest = await dependencies.get(url, { ...options, rest: { from: begun.bytes, etag } });
    if (rest.status === 200) return store(dependencies, wanted, rest, NOTHING_YET);
    if (rest.status === 206 && rest.part?.from === begun.bytes)
      return store(dependencies, wanted, rest, begun);
    // Another part than was asked for, or nothing is left: only the whole says whether that is all of it.
    rest.body.destroy();
  }
  const reply = await dependencies.get(url, { ...options, validator });
  if (reply.status === 200) return store(dependencies, wanted, reply, NOTHING_YET);
  reply.body.destroy();
  if (reply.status === 304 && validator !== undefined) return "same";
  if (reply.status === 404) return "missing";
  throw new HarvestFault("STATUS", String(reply.status));
}

/** Faults after which the next fetch goes on. After any other one the source has to change first. */
const PASSING: ReadonlySet<string> = new Set(["UNREACHABLE", "TIMEOUT", "BUSY"]);

/** Discards what a fetch that cannot continue has stored, and rethrows its error. */
export async function beginAnew(db: TransactionalDb, harvest: string, error: unknown): Promise<never> {
  if (error instanceof HarvestFault && !PASSING.has(error.kind)) {
    await forgetNewFiles(db, harvest);
    await saveCursor(db, harvest, null);
  }
  throw error;
}

async function store(
  { db }: FileDependencies,
  { harvest, file, maxBytes, cursorAt }: FileToFetch,
  { body, validator: stated, part }: GotReply,
  from: FileSoFar,
): Promise<FileSoFar> {
  const validator = part === null || stated.etag !== null ? stated : from.validator;
  let soFar: FileSoFar = { ...from, validator };
  let parts: Buffer[] = [];
  let size = 0;
  const keep = async (): Promise<void> => {
    const piece = Buffer.concat(parts);
    const number = soFar.pieces;
    soFar = { validator, pieces: number + 1, bytes: soFar.bytes + piece.length };
    [parts, size] = [[], 0];
    const cursor = cursorAt(soFar);
    await db.transaction(async (transaction) => {
      await keepPiece(transaction, harvest, { file, number }, piece);
      await saveCursor(transaction, harvest, cursor);
    });
  };
  await forgetNewPieces(db, harvest, file, from.pieces);
  for await (const bytes of countedBytes(body, maxBytes - from.bytes)) {
    parts.push(bytes);
    size += bytes.length;
    if (size >= PIECE_BYTES) await keep();
  }
  if (size > 0) await keep();
  return soFar;
}

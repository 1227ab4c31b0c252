import { HarvestFault, type Validator } from "#server/base/outside/harvest/polite-getter.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { beginAnew, type FileDependencies, fetchFile, NOTHING_YET } from "./fetch-file.ts";
import { beginOfFolder, DESCRIPTION, fetchFolder, WHOLE } from "./fetch-folder.ts";
import { isObject } from "./fetch-json.ts";
import { packageResources } from "./package-resources.ts";
import {
  forgetNewFiles,
  keepFile,
  listCopiedFiles,
  nameNewFile,
  readPiece,
  takeNewPieces,
} from "./piece-queries.ts";
import { type HarvestRow, raiseCopy, saveCursor, saveKind, saveValidator } from "./queries.ts";

/** Maximum size, as for an uploaded package. */
const MAX_PACKAGE_BYTES = 100 * 1024 * 1024;

/**
 * Fetches an address if it has changed. It is stored in pieces as it arrives, and a fetch that broke off requests the
 * rest (rules harvest 4–6). A description of a package leads to its files (rule harvest 25).
 *
 * @returns what the address is: the root of an API is not stored
 * @throws HarvestFault
 */
export async function fetchPackage(
  dependencies: FileDependencies,
  { name, address, kind, cursor, validators }: HarvestRow,
): Promise<"API" | "PACKAGE"> {
  const { db } = dependencies;
  const source = { name, address, validators };
  if (cursor?.step === "folder" && (await isDescriptionAsItWas(dependencies, address, cursor.done[WHOLE]))) {
    await fetchFolder(dependencies, source, cursor);
    return "PACKAGE";
  }
  if (cursor?.step !== "package") await forgetNewFiles(db, name);
  const known = kind === "PACKAGE" ? validators[WHOLE] : undefined;
  const got = await fetchFile(dependencies, {
    harvest: name,
    file: "",
    url: address,
    begun: cursor?.step === "package" ? cursor : NOTHING_YET,
    validator: known,
    maxBytes: MAX_PACKAGE_BYTES,
    isSameOrigin: false,
    cursorAt: (soFar) => ({ step: "package", ...soFar }),
  }).catch((error: unknown) => beginAnew(db, name, error));
  if (got === "missing") {
    if (kind === "PACKAGE") throw new HarvestFault("STATUS", "404");
    // An API without a document at its root.
    return "API";
  }
  if (got === "same") {
    // The description of a package says nothing of what its files are now.
    if ((await listCopiedFiles(db, name)).includes(DESCRIPTION)) {
      await keepFile(db, name, DESCRIPTION);
      await fetchFolder(dependencies, source, beginOfFolder(known));
    }
    return "PACKAGE";
  }
  const document = await documentIn(db, name);
  if (isRootOfApi(document)) {
    await forgetNewFiles(db, name);
    await saveCursor(db, name, null);
    await saveKind(db, name, "API");
    return "API";
  }
  if (packageResources(document, address) !== null) {
    await db.transaction(async (transaction) => {
      await nameNewFile(transaction, name, DESCRIPTION);
      await saveCursor(transaction, name, beginOfFolder(got.validator));
    });
    await fetchFolder(dependencies, source, beginOfFolder(got.validator));
    return "PACKAGE";
  }
  await db.transaction(async (transaction) => {
    if (await takeNewPieces(transaction, name)) await raiseCopy(transaction, name);
    await saveValidator(transaction, name, WHOLE, got.validator);
    await saveCursor(transaction, name, null);
    await saveKind(transaction, name, "PACKAGE");
  });
  return "PACKAGE";
}

/** Files of two editions are no package. Where the server has nothing to tell them by, the fetch goes on. */
async function isDescriptionAsItWas(
  { get, signal }: FileDependencies,
  address: string,
  validator: Validator | undefined,
): Promise<boolean> {
  if (validator === undefined || (validator.etag ?? validator.lastModified) === null) return true;
  const { status, body } = await get(address, { validator, signal });
  body.destroy();
  return status === 304;
}

/**
 * Parses the first piece of what arrived, if it is JSON; null where it is an archive, or does not parse: it may have
 * more pieces.
 *
 * @throws HarvestFault where it is neither
 */
async function documentIn(db: TransactionalDb, name: string): Promise<unknown> {
  const piece = await readPiece(db, name, { file: "", number: 0, isNew: true });
  if (piece === null) throw new HarvestFault("NOT_HSDS");
  if (isArchive(piece)) return null;
  const text = piece.toString("utf8").replace(/^\ufeff/u, "");
  if (!/^\s*[[{]/u.test(text)) throw new HarvestFault("NOT_HSDS");
  try {
    return JSON.parse(text);
  } catch {
    // The importer says what is wrong with it.
    return null;
  }
}

/** Whether this is the root of an HSDS API, with the version of the standard and the API's description. */
function isRootOfApi(root: unknown): boolean {
  return (
    isObject(root) &&
    typeof root["version"] === "string" &&
    (typeof root["profile"] === "string" || typeof root["openapi_url"] === "string")
  );
}

/** Whether this is a zip archive, judged by content, never by name. */
export function isArchive(start: Buffer): boolean {
  return start.length >= 2 && start[0] === 0x50 && start[1] === 0x4b;
}

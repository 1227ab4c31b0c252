import { HarvestFault, type Validator } from "#server/base/outside/harvest/polite-getter.ts";
import { tableOfFile } from "#server/features/imports/package-files.ts";
import { beginAnew, type FileDependencies, fetchFile, NOTHING_YET } from "./fetch-file.ts";
import { packageResources } from "./package-resources.ts";
import { keepFile, listCopiedFiles, readPiece, takeNewPieces } from "./piece-queries.ts";
import {
  type HarvestCursor,
  type HarvestRow,
  raiseCopy,
  saveCursor,
  saveKind,
  saveValidator,
} from "./queries.ts";

/** Maximum total size of a package's files. */
const MAX_FOLDER_BYTES = 512 * 1024 * 1024;
/** The description, among the files of the copy. */
export const DESCRIPTION = "datapackage.json";
/** Name under which the validator of the address itself is stored. */
export const WHOLE = "package";

type FolderCursor = Extract<HarvestCursor, { step: "folder" }>;

/** Returns the cursor at the first of a package's files. @param description validator of its description */
export function beginOfFolder(description: Validator | undefined): FolderCursor {
  return {
    step: "folder",
    ...{ at: 0, taken: 0, ...NOTHING_YET },
    done: description === undefined ? {} : { [WHOLE]: description },
  };
}

/**
 * Gets the files that a package's description names, each only where it is not what it was, and goes on with the byte of
 * the file that it had reached (rule harvest 25).
 *
 * @throws HarvestFault
 */
export async function fetchFolder(
  dependencies: FileDependencies,
  { name, address, validators }: Pick<HarvestRow, "name" | "address" | "validators">,
  from: FolderCursor,
): Promise<void> {
  const { db } = dependencies;
  const description = await readPiece(db, name, { file: DESCRIPTION, number: 0, isNew: true });
  const named = packageResources(JSON.parse(String(description).replace(/^\ufeff/u, "")), address);
  if (named === null) throw new HarvestFault("NOT_HSDS");
  if (named === "ELSEWHERE") return beginAnew(db, name, new HarvestFault("ELSEWHERE"));
  const stored = await listCopiedFiles(db, name);
  let cursor = from;
  const tables = named.filter(({ file }) => tableOfFile(file) !== null || file === "tabular.json");
  for (const [at, { file, url }] of tables.entries()) {
    if (at < cursor.at) continue;
    const before = cursor;
    const known = stored.includes(file) ? validators[toValidatorKey(file)] : undefined;
    const got = await fetchFile(dependencies, {
      harvest: name,
      ...{ file, url, begun: before, validator: known, isSameOrigin: true },
      maxBytes: MAX_FOLDER_BYTES - before.taken,
      cursorAt: (soFar) => ({ ...before, ...soFar }),
    }).catch((error: unknown) => beginAnew(db, name, error));
    if (got === "missing") return beginAnew(db, name, new HarvestFault("STATUS", "404"));
    const bytes = got === "same" ? await keepFile(db, name, file) : got.bytes;
    const validator = got === "same" ? known : got.validator;
    cursor = {
      ...{ ...before, ...NOTHING_YET, at: at + 1, taken: before.taken + bytes },
      done: validator === undefined ? before.done : { ...before.done, [toValidatorKey(file)]: validator },
    };
    await saveCursor(db, name, cursor);
  }
  await db.transaction(async (transaction) => {
    if (await takeNewPieces(transaction, name)) await raiseCopy(transaction, name);
    for (const [key, validator] of Object.entries(cursor.done))
      await saveValidator(transaction, name, key, validator);
    await saveCursor(transaction, name, null);
    await saveKind(transaction, name, "PACKAGE");
  });
}

function toValidatorKey(file: string): string {
  return `file ${file}`;
}

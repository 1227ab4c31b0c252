import type { Config } from "#server/base/settings/config.ts";
import { diskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { s3Files } from "./s3-files.ts";

/** The bucket where one is configured, else a folder in the data folder. */
export function openFileStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): FileStore {
  return s3 === null ? diskFiles(dataDir) : s3Files(s3);
}

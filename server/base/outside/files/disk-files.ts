import { mkdir, readFile, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { partialPath, writeFileAtomically } from "#server/base/outside/write-file-atomically.ts";
import type { FileStore } from "./file-store.ts";

/** Bytes of free disk space to keep in reserve. */
const SPARED_BYTES = 1024 ** 3;

/** Stores files in the folder `uploads` of the data folder, readable by this account only. */
export function diskFiles(dataDir: string): FileStore {
  const folder = join(dataDir, "uploads");
  return {
    async hasRoom() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize > SPARED_BYTES;
    },
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFileAtomically(join(folder, name), bytes);
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
      await rm(partialPath(join(folder, name)), { force: true });
    },
  };
}

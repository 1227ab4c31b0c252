import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dumpSchema } from "../sql/dump-schema.ts";
import { migrate } from "../sql/migrate.ts";
import { openDatabase } from "../sql/open-database.ts";

/** `npm run schema`: writes db/schema.sql from a new embedded database. */
const dataDir = await mkdtemp(join(tmpdir(), "amparo-schema-"));
const quiet = () => {};
try {
  const database = await openDatabase({ databaseUrl: null, databaseReplicaUrl: null, dataDir }, quiet);
  await migrate(database, quiet);
  await writeFile(join(import.meta.dirname, "../../../db/schema.sql"), await dumpSchema(database));
  await database.close();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

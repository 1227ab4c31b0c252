import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { httpClient } from "./http-load.ts";
import { startServer } from "./measured-processes.ts";

/** The app as a newcomer has it: embedded database, demonstration directory. */
export async function withDemonstration<T>(
  work: (server: Awaited<ReturnType<typeof startServer>>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "amparo-bench-"));
  chmodSync(folder, 0o755);
  // The second start is what stays: the first one has also made the database.
  await startServer({ DATA_DIR: folder }).then((first) => first.stop());
  const server = await startServer({ DATA_DIR: folder });
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The id of a shelter of the demonstration. */
export async function someService(origin: string): Promise<string> {
  const client = httpClient(origin);
  const { body } = await client.get("/api/services?search=name&q=Grace+House&limit=1");
  client.close();
  const [service]: { id: string }[] = JSON.parse(body);
  if (service === undefined) throw new Error("Grace House is not there");
  return service.id;
}

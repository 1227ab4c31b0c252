import { setTimeout as pause } from "node:timers/promises";
import { print, runCommand } from "#server/base/command/command.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import { openDatabase } from "#server/base/sql/open-database.ts";

/**
 * A small stand-in for the app, to be killed: opens the embedded database of the given folder, prints
 * `ready`, and then one line for each row that the database acknowledged, until it is asked to end. A database fault is
 * one line, `fault` with its kind, each time that it is another than before.
 */
const [dataDir = "", first = "0", mode = "app"] = process.argv.slice(2);

await runCommand(async () => {
  const database = await openDatabase(
    { databaseUrl: null, databaseReplicaUrl: null, dataDir },
    print,
    mode === "tool" ? { as: "tool" } : { onLost: () => process.exit(3) },
  );
  let isEnding = false;
  process.on("SIGTERM", () => {
    isEnding = true;
  });
  await database.query("create table if not exists acknowledged (n int primary key)");
  process.stdout.write("ready\n");
  let last: string | undefined;
  for (let n = Number(first); !isEnding && mode === "app"; n += 1) {
    try {
      await database.query("insert into acknowledged values ($1)", [n]);
      process.stdout.write(`${n}\n`);
      last = undefined;
    } catch (error) {
      const kind = databaseFault(error)?.kind;
      if (kind === undefined) throw error;
      const { length } = await database.reader.query("select from acknowledged").catch(() => []);
      if (kind !== last) process.stdout.write(`fault ${kind} ${length > 0 ? "readable" : "unreadable"}\n`);
      last = kind;
      await pause(20);
    }
  }
  const rows = await database.query<{ n: number }>("select n from acknowledged order by n").catch(() => []);
  process.stdout.write(`kept ${JSON.stringify(rows.map(({ n }) => n))}\n`);
  await database.close();
});

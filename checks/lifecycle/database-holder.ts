import { print, runCommand } from "#server/command.ts";
import { openDatabase } from "#server/sql/open-database.ts";

/**
 * A small stand-in for the app, to be killed: opens the embedded database of the folder that it is given, says
 * `ready`, and then one line for each row that the database acknowledged, until it is told to end.
 */
const [dataDir = "", first = "0", mode = "app"] = process.argv.slice(2);

await runCommand(async () => {
  const database = await openDatabase(
    { databaseUrl: null, databaseReplicaUrl: null, dataDir },
    print,
    mode === "tool" ? { as: "tool" } : {},
  );
  let isEnding = false;
  process.on("SIGTERM", () => {
    isEnding = true;
  });
  await database.query("create table if not exists acknowledged (n int primary key)");
  process.stdout.write("ready\n");
  for (let n = Number(first); !isEnding && mode === "app"; n += 1) {
    await database.query("insert into acknowledged values ($1)", [n]);
    process.stdout.write(`${n}\n`);
  }
  const rows = await database.query<{ n: number }>("select n from acknowledged order by n");
  process.stdout.write(`kept ${JSON.stringify(rows.map(({ n }) => n))}\n`);
  await database.close();
});

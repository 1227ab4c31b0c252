import pg from "pg";
import type { Connection } from "#server/base/sql/pool-database.ts";
import { wireTypes } from "#server/base/sql/wire-types.ts";
import type { BareWork } from "./bare-work.ts";

/**
 * The least that anyone could do for the same replies: a process that sends the same statements over one
 * connection and stringifies the same bodies. Started and controlled by the benchmark.
 */

let client: pg.Client | null = null;

process.on("message", (message: BareWork) => {
  work(message).then(
    (cpuMs) => process.send?.({ cpuMs }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

/** Milliseconds of this process's own processor time. */
async function work({ connection, replies, rounds }: BareWork): Promise<number> {
  client ??= await connected(connection);
  const before = process.cpuUsage();
  let characters = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { statements, body } of replies) {
      for (const { text, values } of statements) await client.query(text, values);
      characters += JSON.stringify(body).length;
    }
  }
  if (characters === 0) throw new Error("nothing was said");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function connected(connection: Connection): Promise<pg.Client> {
  const opened = new pg.Client({ ...connection, types: wireTypes });
  await opened.connect();
  return opened;
}

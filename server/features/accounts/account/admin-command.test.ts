import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { readUserByEmail } from "#server/features/accounts/users/queries.ts";

const COMMAND = join(import.meta.dirname, "admin-command.ts");

let opened: TestDatabase | undefined;
let databaseUrl: string;
beforeAll(async () => {
  const [server] = testServers();
  if (server === undefined) throw new Error("There is no database server to test with.");
  opened = await openTestDatabase(server.template);
  const { host, port, user, password, database } = opened.connection;
  databaseUrl = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
});
afterAll(() => opened?.drop());

function run(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PUBLIC_URL: "https://help.example" };
  return promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
}

test("makes the first administrator, and gives the link alone to the output", async () => {
  const { stdout, stderr } = await run("ada@help.example");
  expect(stdout).toMatch(
    /^https:\/\/help\.example\/auth\/resetPassword\?email=ada%40help\.example&token=[\w-]{43}\n$/,
  );
  expect(stderr).toContain("Open this link to choose the account's password");
  expect(stderr).not.toContain("token=");
  const made = opened === undefined ? null : await readUserByEmail(opened.database, "ada@help.example");
  expect(made).toMatchObject({ role: "ADMINISTRATOR", confirmedAt: null });
  const again = await run("ada@help.example");
  expect(again.stdout).toBe("");
  expect(again.stderr).toContain("is already an administrator");
});

test("says in one line that an address is none", async () => {
  const refused = await run("no address").catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(/^[^\n]+\n$/) });
});

test.each([[[]], [["ada@help.example", "bob@help.example"]]])("shows its usage for %j", async (args) => {
  const refused = await run(...args).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^Usage: npm run admin -- EMAIL\n/),
  });
});

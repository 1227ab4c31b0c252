import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { Db } from "#server/base/sql/db.ts";
import { addQuickExit } from "#server/features/static-pages/quick-exit/add-quick-exit.ts";
import { newSecretToken } from "../../../base/tokens/secret-token.ts";
import { sessionEnder } from "./session-ender.ts";

onOneEngine("a session that ends in the background", (open) => {
  let app: RunningApp;
  let state: "up" | "failing" | "frozen";
  const thawing: (() => void)[] = [];
  /** The real database behind a connection that can be away. */
  const shaky: Db = {
    async query<Row>(text: string, values?: readonly unknown[]) {
      if (state === "failing") throw new Error("The database is away.");
      if (state === "frozen") await new Promise<void>((resolve) => thawing.push(resolve));
      return open().query<Row>(text, values);
    },
  };
  const thaw = () => {
    state = "up";
    for (const resume of thawing.splice(0)) resume();
  };
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());
  beforeEach(() => {
    state = "up";
  });

  const isAlive = async (headers: Readonly<Record<string, string>>) =>
    (await app.get("/api/auth/profile", headers)).status === 200;

  test.each(["up", "failing", "frozen"] as const)(
    "by the quick exit redirects at once with the database %s, and ends once it can",
    async (during) => {
      const leaving = await signedInAs(app, "USER");
      const other = await signedInAs(app, "USER");
      const exits = fastify();
      const sessions = sessionEnder(shaky);
      await exits.register(fastifyCookie);
      addQuickExit(exits, "https://weather.example/", sessions.end);
      state = during;
      const reply = await exits.inject({ url: "/exit", headers: { cookie: `session=${leaving.token}` } });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, "https://weather.example/"]);
      if (during !== "up") expect(await isAlive(leaving.headers)).toBe(true);
      thaw();
      await expect.poll(() => isAlive(leaving.headers)).toBe(false);
      expect(await isAlive(other.headers)).toBe(true);
      sessions.close();
      await exits.close();
    },
  );

  test("is one of ours: made-up tokens are not looked for, and few of them wait", async () => {
    const sessions = sessionEnder(shaky);
    state = "frozen";
    for (const token of ["", "x", "x".repeat(44), "%00"]) sessions.end(token);
    expect(thawing).toHaveLength(0);
    const { token, headers } = await signedInAs(app, "USER");
    for (let n = 0; n < 20_000; n++) sessions.end(newSecretToken().token);
    sessions.end(token);
    expect(thawing).toHaveLength(1);
    sessions.close();
    thaw();
    expect(await isAlive(headers)).toBe(true);
  });
});

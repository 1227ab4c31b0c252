import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PrimaryAndReplica, primaryAndReplica } from "#checks/primary-and-replica.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { FEEDBACKS_PER_HOUR, SIGN_UPS_PER_EMAIL_PER_HOUR } from "#domain/base/contract/limits.ts";
import type { PublicHardNight } from "#domain/hard-nights/hard-night-calls.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { WRITTEN_COOKIE } from "#server/base/http/own-writes.ts";
import { type Jobs, startJobs } from "#server/base/jobs/jobs.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { hashPassword } from "#server/features/accounts/account/password-hash.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const PROCESS = path.join(import.meta.dirname, "app-process.ts");
const NOW = Date.UTC(2026, 10, 20, 15, 10);
const PASSWORD = "harbor-window-lantern";
/** Longer than anything that a process keeps without asking whether it has changed. */
const KEPT_MS = 61_000;

/** One of the processes, as the test knows it. */
interface AppProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** Numbers of the jobs that it ran. */
  readonly ran: number[];
}

/** What is done in one process, another one knows (`docs/operate.md`, "Several processes"). */
describe.skipIf(process.platform === "win32")("Two processes on one database, with a replica", () => {
  const service = serviceForTest({ name: "Harbor Hall" });
  let servers: PrimaryAndReplica;
  let database: Database;
  let replica: Database;
  let jobs: Jobs;
  let one: AppProcess;
  let other: AppProcess;

  beforeAll(async () => {
    servers = await primaryAndReplica();
    database = poolDatabase({ primary: servers.primary, replica: null });
    replica = poolDatabase({ primary: servers.replica, replica: null });
    await database.transaction((db) => storeServices(db, [service], NOW));
    jobs = await startJobs(database.bulk, { onFailure: () => {}, isWorking: false });
    [one, other] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all([one, other].map((each) => end(each)));
    await jobs?.stop();
    await Promise.all([database?.close(), replica?.close()]);
    await servers?.close();
  });

  async function start(): Promise<AppProcess> {
    const { primary, replica } = servers;
    const child = fork(PROCESS, [JSON.stringify({ primary, replica }), String(NOW)], { execArgv: [] });
    const ran: number[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      child.on("message", (message: { address?: string; job?: { number: number } }) => {
        if (message.address !== undefined) resolve(message.address);
        if (message.job !== undefined) ran.push(message.job.number);
      });
      child.once("exit", () => reject(new Error("A process did not start.")));
    });
    return { child, address, ran };
  }
  async function end(each: AppProcess | undefined): Promise<void> {
    if (each === undefined || each.child.exitCode !== null) return;
    const ended = once(each.child, "exit");
    each.child.disconnect();
    await ended;
  }
  const signedIn = (role: "USER" | "ADMINISTRATOR", passwordHash: string | null = null) =>
    signedInAs({ now: NOW, database }, role, { passwordHash });
  const profile = (at: AppProcess, headers: Readonly<Record<string, string>>) =>
    statusAndBody<{ role?: string; roles?: string }>(
      sendJson(at, "GET", "/auth/profile", undefined, headers).then(async (reply) =>
        reply.status === 200 ? reply : Response.json({}, { status: reply.status }),
      ),
    );

  test("a session begins and ends in both, a role changes in both, a new password ends sessions in both", async () => {
    const hash = await hashPassword(PASSWORD);
    const { user } = await signedIn("USER", hash);
    const signIn = async (at: AppProcess) => {
      const reply = await sendJson(at, "POST", "/auth/sign-in", { email: user.email, password: PASSWORD });
      const { token }: { token: string } = await reply.json();
      return { authorization: `Bearer ${token}` };
    };
    const [phone, laptop] = [await signIn(one), await signIn(other)];
    expect((await profile(other, phone)).status).toBe(200);

    const admin = await signedIn("ADMINISTRATOR");
    const raised = { role: "VOLUNTEER LEAD", version: user.version };
    const path = `/users/${user.id}/set-permission`;
    expect((await sendJson(one, "POST", path, raised, admin.headers)).status).toBe(200);
    expect(JSON.stringify((await profile(other, phone)).body)).toContain("VOLUNTEER LEAD");

    const change = { oldPassword: PASSWORD, newPassword: `${PASSWORD}-again` };
    expect((await sendJson(one, "PUT", "/auth/password", change, phone)).status).toBe(200);
    expect((await profile(other, laptop)).status).toBe(401);

    const { headers } = await signedIn("USER");
    expect((await profile(other, headers)).status).toBe(200);
    await sendJson(one, "DELETE", "/auth/sign-in", undefined, headers);
    expect((await profile(other, headers)).status).toBe(401);
  });

  test("attempts and requests are counted together", async () => {
    const signUp = async (at: AppProcess) => {
      const reply = await sendJson(at, "POST", "/auth/sign-up", {
        email: "many@people.example",
        password: PASSWORD,
        displayName: "Many",
      });
      return reply.status;
    };
    const processes = Array.from({ length: SIGN_UPS_PER_EMAIL_PER_HOUR }, (_, n) =>
      n % 2 === 0 ? one : other,
    );
    for (const at of processes) expect(await signUp(at)).not.toBe(429);
    expect([await signUp(one), await signUp(other)]).toEqual([429, 429]);

    const send = async (at: AppProcess) => (await sendJson(at, "POST", "/feedbacks/app", {})).status;
    for (let sent = 0; sent < FEEDBACKS_PER_HOUR; sent++) expect(await send(one)).toBe(400);
    await expect.poll(() => send(other)).toBe(429);
  });

  test("whoever wrote reads it in both, however far the replica is behind, and others as soon as it has it", async () => {
    const likes = async (at: AppProcess, cookie = "") => {
      const headers = { cookie };
      const [list, page] = [
        await statusAndBody<ListedService[]>(
          sendJson(at, "GET", "/services?nearCoordinate=-80.19|25.77", undefined, headers),
        ),
        await statusAndBody<ListedService>(
          sendJson(at, "GET", `/services/${service.id}`, undefined, headers),
        ),
      ];
      return [list.body[0]?.likes, page.body.likes];
    };
    await expect.poll(() => likes(other)).toEqual([0, 0]);
    await replica.query("select pg_wal_replay_pause()");
    await expect
      .poll(async () => (await replica.query("select pg_get_wal_replay_pause_state() as state"))[0])
      .toEqual({ state: "paused" });
    const written = await sendJson(one, "POST", `/services/${service.id}/likes`);
    expect(written.status).toBe(200);
    const cookie = written.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    expect(cookie).toContain(WRITTEN_COOKIE);
    for (const at of [one, other]) {
      expect(await likes(at, cookie)).toEqual([1, 1]);
      expect(await likes(at)).toEqual([0, 0]);
    }
    await replica.query("select pg_wal_replay_resume()");
    for (const at of [one, other]) await expect.poll(() => likes(at)).toEqual([1, 1]);
  });

  test("what a process keeps is asked for again within a minute", async () => {
    const { headers } = await signedIn("ADMINISTRATOR");
    const nights = async (at: AppProcess) =>
      (await statusAndBody<PublicHardNight[]>(sendJson(at, "GET", "/hard-nights"))).body.length;
    expect(await nights(other)).toBe(0);
    const declared = await sendJson(
      one,
      "POST",
      "/hard-nights",
      {
        coordinate: "-80.19|25.77",
        radius: 20,
        until: new Date(NOW + 86_400_000).toISOString(),
        kind: "COLD",
        text: "Cold.",
        textEs: "Frío.",
      },
      headers,
    );
    expect(declared.status).toBe(200);
    expect(await nights(one)).toBe(1);
    other.child.send({ now: NOW + KEPT_MS });
    await expect.poll(() => nights(other)).toBe(1);
  });

  test("a job is run once, by one of them", async () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    for (const number of numbers) await jobs.send(database, "counted", { number });
    await expect.poll(() => [...one.ran, ...other.ran].sort()).toEqual(numbers);
  });

  test("without the replica, the primary is read", async () => {
    await servers.stopReplica();
    for (const at of [one, other]) {
      const { status, body } = await statusAndBody<ListedService[]>(
        sendJson(at, "GET", "/services?nearCoordinate=-80.19|25.77"),
      );
      expect([status, body.length]).toEqual([200, 1]);
    }
  });
});

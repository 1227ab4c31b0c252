import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FORM } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { listedIn, packagesForTest } from "#checks/packages-for-tests.ts";
import { type PausingDatabase, pausingDatabase } from "#checks/pausing-database.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { isFullScope } from "#checks/test-scope.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { kudoLimits } from "#domain/favorites/kudos/kudo-limits.ts";
import { countedLimits } from "#server/base/attempts/count-attempts.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { forgetWithholdings } from "#server/base/sql/withholdings.ts";
import { giveKudo } from "#server/features/favorites/kudos/give-kudo.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { purgeDeleted } from "#server/features/listings/remove-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { writeBackup } from "#server/features/operations/backup/write-backup.ts";
import { refreshHours, repairHours } from "#server/features/services/opening-hours/refresh-hours.ts";
import { fillTexts } from "#server/features/translation/fill-texts.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const DAY = 86_400_000;
/** For what stops at every statement: a busy machine is no failure. */
const LIMIT_MS = 300_000;

/** What a write is about: services of one owner and one organization, in the order of their ids. */
interface Target {
  readonly owner: UserForTest;
  /** Public, a shelter with beds, known from `source`, with a pending edit, in a program with `twin`. */
  readonly known: string;
  /** Pending, known from `source`. */
  readonly pending: string;
  /** Deleted long ago. */
  readonly deleted: string;
  /** Public, listed twice: not yet merged into `known`. */
  readonly twin: string;
  /** By which another one became `known`. */
  readonly mergeId: string;
  readonly source: string;
  /** Of all of the services. */
  readonly organization: string;
  /** An organization that no service names yet. */
  readonly unnamed: string;
}

/** What no test before has had: a word, opening hours and a network of visitors. */
interface Novelty {
  readonly word: string;
  readonly schedule: { type: "WEEKLY"; day: string; startTime: string; endTime: string };
  readonly address: string;
}

const DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

function createNovelty(number: number): Novelty {
  const minute = Math.floor(number / DAYS.length);
  const time = `${1 + (Math.floor(minute / 60) % 11)}:${String(minute % 60).padStart(2, "0")} AM`;
  return {
    word: `soup${[...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`,
    schedule: { type: "WEEKLY", day: DAYS[number % DAYS.length] ?? "", startTime: time, endTime: "11:59 PM" },
    address: `10.${number >> 8}.${number & 255}.1`,
  };
}

/** A write, through an app or directly; resolves to the status of its reply, or 200. */
type Write = (app: RunningApp, target: Target) => Promise<number>;

onOneEngine("Writes that share tables", (open) => {
  const { asFolder } = packagesForTest();
  let plain: RunningApp;
  let pausing: PausingDatabase;
  let paused: RunningApp;
  let administrator: UserForTest;
  let folder: string;
  let packagePath: string;
  let runs = 0;
  let novelty = createNovelty(runs);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "amparo-locks-"));
    packagePath = await asFolder({
      "services.csv": "id,name,description\n1,Imported One,Warm meals\n2,Imported Two,Warm beds\n",
      "schedules.csv": "service_id,freq,byday,opens_at,closes_at\n1,WEEKLY,MO,09:00,12:00\n",
    });
    pausing = pausingDatabase(open());
    plain = await runningApp(open());
    paused = await runningApp(pausing.database);
    plain.now = NOW;
    paused.now = NOW;
    administrator = await signedInAs(plain, "ADMINISTRATOR");
  });
  afterAll(async () => {
    await plain?.close();
    await paused?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const newTarget = async (): Promise<Target> => {
    const owner = await signedInAs(plain, "USER", { totalServices: 50 });
    const source = randomBytes(6).toString("hex");
    const [organization, unnamed] = [newId(NOW), newId(NOW)];
    const name = `Aid ${source}`;
    await addOrganizations(open(), [
      { id: organization, name },
      { id: unnamed, name: `Mistake ${source}` },
    ]);
    const shelter = {
      type: ["SHELTER" as const],
      category: ["ALL" as const],
      serviceSummary: "A hall",
      serviceSummaryEs: { text: "Un salón", state: "REVIEWED" as const },
      organization: { id: organization, name },
    };
    const services = [
      // The first of them by its id.
      serviceForTest(shelter, {
        createdAt: NOW - DAY,
        verifiedAt: NOW,
        verifiedBy: owner.user.displayName,
      }),
      serviceForTest({ ...shelter, availableBeds: 5, totalBeds: 10 }),
      serviceForTest(shelter, { approvedAt: null }),
      serviceForTest(shelter),
      serviceForTest(shelter),
      serviceForTest({ ...shelter, languages: ["es"] }),
    ];
    await storeServices(open(), services, NOW);
    const [checked = "", known = "", pending = "", deleted = "", twin = "", merged = ""] = services.map(
      ({ id }) => id,
    );
    await open().query("update services set owner_id = $2 where id = any($1::uuid[])", [
      [known, pending, deleted, twin],
      owner.user.id,
    ]);
    // Whoever agreed to be named has confirmed one that is not theirs.
    await open().query("update users set is_name_public = true where id = $1", [owner.user.id]);
    await recordChange(open(), {
      thing: "SERVICE",
      thingId: checked,
      action: "CONFIRM",
      actor: owner.user,
      at: NOW,
    });
    const program = newId(NOW);
    await open().query("insert into programs (id) values ($1)", [program]);
    await open().query("update services set program_id = $2 where id = any($1::uuid[])", [
      [known, twin],
      program,
    ]);
    const merge = { keep: known, merge: merged, fields: { languages: merged } };
    const reply = await sendJson(plain, "POST", "/services/merge", merge, administrator.headers);
    const { id: mergeId }: { id: string } = await reply.json();
    await open().query("update services set deleted_at = $2 where id = $1", [
      deleted,
      new Date(NOW - 40 * DAY).toISOString(),
    ]);
    await open().query(
      `insert into service_sources (source, external_id, service_id, fingerprint, service_version, last_seen_at)
       select $1, r.external_id, s.id, sha256('x'), s.version, now()
         from unnest($2::text[], $3::uuid[]) as r (external_id, service_id)
         join services s on s.id = r.service_id`,
      [source, ["1", "2"], [known, pending]],
    );
    const proposed = { name: `Proposed ${novelty.word}`, descriptionEs: `Cena ${novelty.word}.` };
    await sendJson(plain, "PUT", `/services/${known}`, proposed, owner.headers);
    return { owner, known, pending, deleted, twin, mergeId, source, organization, unnamed };
  };

  const call =
    (method: Method, path: (target: Target) => string, body: unknown, as: "owner" | "administrator"): Write =>
    async (app, target) => {
      const { headers } = as === "owner" ? target.owner : administrator;
      const sent = typeof body === "function" ? body(target) : body;
      return (await sendJson(app, method, path(target), sent, headers)).status;
    };
  const services = ({ pending, known }: Target) => ({ services: [pending, known], reason: "No." });

  /** A write after another listing of the organization, at the same street, has come to hide it. */
  const atHiddenDoor =
    (method: Method, path: string | ((target: Target) => string), body: (target: Target) => object): Write =>
    async (app, target) => {
      const { headers } = administrator;
      const hidden = await sendJson(
        plain,
        "PUT",
        `/services/${target.known}`,
        { isProtected: true },
        headers,
      );
      if (hidden.status !== 200) return hidden.status;
      const where = typeof path === "string" ? path : path(target);
      return (await sendJson(app, method, where, body(target), headers)).status;
    };

  const WRITES = {
    kudo: async ({ database }, { known }) => {
      const limits = await countedLimits(database, kudoLimits(novelty.address, known, NOW), NOW);
      const given = await giveKudo(database, {
        serviceId: known,
        deviceId: randomBytes(8).toString("hex"),
        limits,
      });
      return typeof given === "object" ? 429 : 200;
    },
    feedback: call(
      "POST",
      () => "/feedbacks/service",
      ({ known }: Target) => ({
        service: known,
        name: "A",
        email: "a@people.example",
        phone: "3055550101",
        message: "Hello",
      }),
      "owner",
    ),
    propose: call("PUT", ({ known }) => `/services/${known}`, { name: "Proposed again" }, "owner"),
    edit: call(
      "PUT",
      ({ known }) => `/services/${known}`,
      ({ owner }: Target) => ({
        description: `Warm ${novelty.word}, blankets.`,
        userEmail: owner.user.email,
        schedules: [novelty.schedule],
      }),
      "administrator",
    ),
    // What else the organization has at its door goes with it.
    protect: call("PUT", ({ known }) => `/services/${known}`, { isProtected: true }, "administrator"),
    // The name of its organization, which has the street, is changed in all services of it.
    protectNamed: async (app, { known, organization }) => {
      await open().query("update organizations set name = 'Aid at 1 Sample Street' where id = $1", [
        organization,
      ]);
      const { headers } = administrator;
      return (await sendJson(app, "PUT", `/services/${known}`, { isProtected: true }, headers)).status;
    },
    editProgram: call(
      "PUT",
      ({ known }) => `/services/${known}`,
      () => ({ scope: "PROGRAM", description: `Warm ${novelty.word}, blankets.` }),
      "administrator",
    ),
    writeTexts: call(
      "PUT",
      ({ known }) => `/services/${known}`,
      () => ({ descriptionEs: `Comida ${novelty.word}.`, serviceSummaryEs: null }),
      "administrator",
    ),
    // Its row is stored, and then what only those see who keep it.
    editWithNote: call(
      "PUT",
      ({ known }) => `/services/${known}`,
      () => ({ description: `Warm ${novelty.word}, blankets.`, comment: `Ask ${novelty.word}.` }),
      "administrator",
    ),
    renameOrganization: call(
      "PUT",
      ({ organization }) => `/organizations/${organization}`,
      () => ({ name: `Aid ${novelty.word}` }),
      "administrator",
    ),
    nameOrganization: call(
      "PUT",
      ({ known }) => `/services/${known}`,
      ({ unnamed }: Target) => ({ organization: { id: unnamed } }),
      "administrator",
    ),
    deleteOrganization: call(
      "DELETE",
      ({ unnamed }) => `/organizations/${unnamed}`,
      undefined,
      "administrator",
    ),
    add: call(
      "POST",
      () => "/services",
      () => ({ ...FORM, name: `Added ${novelty.word}`, schedules: [novelty.schedule] }),
      "owner",
    ),
    confirm: call("POST", ({ known }) => `/services/${known}/confirm`, {}, "owner"),
    remove: call("DELETE", ({ known }) => `/services/${known}`, undefined, "owner"),
    restore: call("POST", ({ known }) => `/services/${known}/restore`, {}, "owner"),
    countBeds: call(
      "POST",
      () => "/services/update-available-beds",
      ({ known }: Target) => ({ services: [{ id: known, availableBeds: 3 }] }),
      "owner",
    ),
    approve: call("POST", () => "/services/approve-services", services, "administrator"),
    refuse: call("POST", () => "/services/reject-services", services, "administrator"),
    removeMany: call("POST", () => "/services/remove-services", services, "administrator"),
    merge: call(
      "POST",
      () => "/services/merge",
      ({ known, twin }: Target) => ({ keep: known, merge: twin, fields: { description: twin } }),
      "administrator",
    ),
    undoMerge: call("POST", ({ mergeId }) => `/services/merges/${mergeId}/undo`, {}, "administrator"),
    // What the organization has at a door that is hidden by then is withheld with them.
    mergeAtDoor: atHiddenDoor("POST", "/services/merge", ({ known, twin }) => ({
      keep: known,
      merge: twin,
      fields: {},
    })),
    undoMergeAtDoor: atHiddenDoor(
      "POST",
      ({ mergeId }) => `/services/merges/${mergeId}/undo`,
      () => ({}),
    ),
    approveAtDoor: atHiddenDoor("POST", "/services/approve-services", ({ pending }) => ({
      services: [pending],
    })),
    editProfile: call("PUT", () => "/auth/profile", { displayName: "Renamed" }, "owner"),
    setRole: call(
      "POST",
      ({ owner }) => `/users/${owner.user.id}/set-permission`,
      { role: "VOLUNTEER" },
      "administrator",
    ),
    deleteAccount: call("DELETE", ({ owner }) => `/users/${owner.user.id}`, undefined, "administrator"),
    undoApprovals: async (app, target) => {
      const { headers } = administrator;
      const sent = services(target);
      const approved = await sendJson(plain, "POST", "/services/approve-services", sent, headers);
      if (approved.status !== 200) return approved.status;
      return (await sendJson(app, "POST", "/services/undo-approvals", sent, headers)).status;
    },
    undoMessage: async (app, { known }) => {
      const { headers } = administrator;
      const id = newId(NOW);
      await open().query(
        `insert into feedbacks (id, type, service_id, email, message, language, created_at)
         values ($1, 'SERVICE', $2, 'a@people.example', 'Hello', 'en', now())`,
        [id, known],
      );
      const gone = await sendJson(plain, "DELETE", `/feedbacks/${id}`, undefined, headers);
      if (gone.status !== 200) return gone.status;
      return (await sendJson(app, "POST", `/feedbacks/${id}/undo-deletion`, {}, headers)).status;
    },
    undoDeletion: async (app, { owner }) => {
      const path = `/users/${owner.user.id}`;
      const { headers } = administrator;
      const gone = await sendJson(plain, "DELETE", path, undefined, headers);
      if (gone.status !== 200) return gone.status;
      return (await sendJson(app, "POST", `${path}/undo-deletion`, {}, headers)).status;
    },
    translate: async ({ database }, { known }) => {
      const translator = {
        translate: async (texts: readonly string[]) => texts.map(() => novelty.word),
        has: async () => true,
      };
      const texts = { serviceId: known, fields: ["description", "serviceSummary"], language: "es" } as const;
      await fillTexts(database.bulk, translator, texts, NOW);
      return 200;
    },
    purge: async ({ database }) => {
      await purgeDeleted(database.bulk, NOW);
      return 200;
    },
    repairHours: async ({ database }, { known, pending }) => {
      await repairHours(database.bulk, [pending, known], NOW);
      return 200;
    },
    refreshHours: async ({ database }) => {
      await refreshHours(database.bulk, NOW + 30 * DAY);
      return 200;
    },
    forgetWithholdings: async ({ database }) => {
      await forgetWithholdings(database.bulk, NOW);
      return 200;
    },
    importPackage: async ({ database }, { source }) => {
      const options = { isDryRun: false, source, progress: SILENT, setAside: listedIn([]) };
      await importPackage(database, packagePath, NOW, options);
      return 200;
    },
    backup: async ({ database }) => {
      await writeBackup(database, join(folder, randomBytes(8).toString("hex")));
      return 200;
    },
  } satisfies Record<string, Write>;
  type Name = keyof typeof WRITES;
  const NAMES = Object.keys(WRITES).filter((name): name is Name => name in WRITES);

  /** Writes that wait for each other whatever they are about: purges take everyone's deleted services. */
  const EXCLUSIVE: readonly (readonly Name[])[] = [
    ["importPackage"],
    ["setRole", "deleteAccount", "undoDeletion"],
    ["purge", "deleteAccount", "undoDeletion"],
  ];

  /**
   * True where a write waits for a transaction that stands still, false where it ended. Writes that go on may wait for
   * each other for a moment, as for the end of a table's file.
   */
  const isBlocked = async (write: Promise<unknown>): Promise<boolean> => {
    let hasEnded = false;
    const ended = () => {
      hasEnded = true;
    };
    write.then(ended, ended);
    for (;;) {
      if (hasEnded) return false;
      const waiting = await open().query(
        `select from pg_stat_activity as waiting
           join pg_stat_activity as blocking on blocking.pid = any(pg_blocking_pids(waiting.pid))
          where waiting.datname = current_database() and waiting.wait_event_type = 'Lock'
            and blocking.state = 'idle in transaction'`,
      );
      if (waiting.length > 0) return true;
      await sleep(5);
    }
  };

  /**
   * Stops `first` after some statements that lock, and lets `second` run until it has ended or waits. Both must end
   * well. Null: `first` has fewer such statements.
   */
  const run = async (
    first: Name,
    second: Name,
    { statement, isSame }: { statement: number; isSame: boolean },
  ): Promise<{ statuses: readonly number[]; isBlocked: boolean } | null> => {
    runs += 1;
    novelty = createNovelty(runs);
    const target = await newTarget();
    const other = isSame ? target : await newTarget();
    pausing.pauseAfter(statement);
    const stopped = WRITES[first](paused, target);
    if (!(await pausing.paused(stopped))) {
      await stopped;
      return null;
    }
    const running = WRITES[second](plain, other);
    const blocked = await isBlocked(running);
    pausing.goOn();
    return { statuses: await Promise.all([stopped, running]), isBlocked: blocked };
  };

  /** What `npm test` pairs with every other, because it locks the most; the others meet it and themselves. */
  const WIDEST: Name = "edit";
  const PAUSABLE = NAMES.filter((name) => !["refreshHours", "forgetWithholdings", "backup"].includes(name));
  const pairs = PAUSABLE.flatMap((first) =>
    NAMES.filter((second) => isFullScope || first === second || first === WIDEST || second === WIDEST).map(
      (second) => [first, second] as const,
    ),
  );
  const STATEMENTS = isFullScope ? [1, 2, 4, 6] : [1, 3];

  // First, for each of the other tests adds services that a backup takes along.
  test.each(PAUSABLE.filter((name) => name !== "purge"))(
    "while %s stands still, messages about its services are stored, and backups written",
    async (first) => {
      for (const second of ["feedback", "backup"] as const) {
        for (const statement of STATEMENTS) {
          const outcome = await run(first, second, { statement, isSame: true });
          if (outcome === null) break;
          expect(outcome, `statement ${statement}`).toMatchObject({ isBlocked: false });
        }
      }
    },
  );

  test.each(pairs)("%s and %s about the same services never lock each other out", async (first, second) => {
    for (const statement of STATEMENTS) {
      const outcome = await run(first, second, { statement, isSame: true });
      if (outcome === null) return;
      expect(Math.max(...outcome.statuses), `statement ${statement}`).toBeLessThan(500);
    }
  });

  test.each(
    pairs.filter(([first, second]) => !EXCLUSIVE.some((set) => set.includes(first) && set.includes(second))),
  )("while %s stands still, %s about other services goes on", async (first, second) => {
    const outcome = await run(first, second, { statement: 1, isSame: false });
    expect(outcome).not.toBeNull();
    expect(outcome).toMatchObject({ isBlocked: false });
    expect(Math.max(...(outcome?.statuses ?? []))).toBeLessThan(300);
  });

  /** Writes that need rows which services share; here both need the same new ones. */
  const SHARING: readonly Name[] = ["add", "edit", "approve", "translate", "renameOrganization"];

  test.each(
    SHARING.flatMap((first) =>
      SHARING.filter((second) => isFullScope || first === "edit" || second === "edit").map(
        (second) => [first, second] as const,
      ),
    ),
  )(
    "while %s with new words and hours stands still, %s with the same ones goes on",
    async (first, second) => {
      for (let statement = 1; ; statement += 1) {
        const outcome = await run(first, second, { statement, isSame: false });
        if (outcome === null) {
          expect(statement).toBeGreaterThan(3);
          return;
        }
        expect(outcome, `statement ${statement}`).toMatchObject({ isBlocked: false });
        expect(Math.max(...outcome.statuses), `statement ${statement}`).toBeLessThan(300);
      }
    },
    LIMIT_MS,
  );
});

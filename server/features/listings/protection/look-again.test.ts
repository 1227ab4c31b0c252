import { beforeEach, describe, expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { RULE_VERSION } from "#domain/listings/protection/rule-version.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { findUnprotected, lockReview, noteReview } from "./place-queries.ts";
import { reviewDirectory } from "./review-directory.ts";
import { readDecisions, saveFound } from "./withheld-queries.ts";

const SHELTER = {
  name: "Harbor of Rest",
  description: "Beds for women who flee a violent partner.",
  place: { address1: "31 Foxglove Ct", zip: "33177" },
} as const;
/** More than are looked at in one transaction. */
const MANY = 60;

onOneEngine("A directory that an earlier version of the rule has looked through", (open) => {
  const at = listingsForTest(open);
  const queued: { mail: string; serviceId?: string }[] = [];
  const deps = () => ({
    database: open(),
    queueMail: async (_db: unknown, job: { mail: string }) => void queued.push(job),
  });
  const lookedWith = (version: number) => noteReview(open(), { after: null, finishedAt: NOW - 1, version });
  const look = (isTimeOver?: () => boolean) => reviewDirectory(deps(), NOW, isTimeOver);
  const readStreet = async ({ id }: ServiceToStore) => (await at.asGuest(id)).address1;
  const readWithheldState = async ({ id }: ServiceToStore) => {
    const [row] = await open().query<{ state: string }>(
      "select state from withheld_places where service_id = $1",
      [id],
    );
    return row?.state;
  };
  beforeEach(() => {
    queued.length = 0;
  });

  test("is looked through again, once, and what the rule of today finds is withheld", async () => {
    const shelter = await at.storeService(SHELTER);
    await lookedWith(RULE_VERSION - 1);
    expect(await look()).toBe(true);
    expect(await readStreet(shelter)).toBeNull();
    expect(await readWithheldState(shelter)).toBe("WITHHELD");
    expect(await lockReview(open())).toEqual({ after: null, finishedAt: NOW, version: RULE_VERSION });
    // With the version that it was looked through with, what is edited is proposed.
    const later = await at.storeService(SHELTER);
    await at.call("PUT", `/services/${later.id}`, at.headersOf("ADMINISTRATOR"), { phone: "3055550102" });
    expect(await look()).toBe(true);
    expect(await readWithheldState(later)).toBe("PROPOSED");
    expect(await readStreet(later)).toBe("31 Foxglove Ct");
  });

  test("is not withheld where a person has answered: that is proposed at most", async () => {
    const answered = await at.storeService(SHELTER, { approvedAt: null });
    const admin = at.headersOf("ADMINISTRATOR");
    for (const isProtected of [true, false])
      expect((await at.call("PUT", `/services/${answered.id}`, admin, { isProtected })).status).toBe(200);
    await at.call("POST", "/services/approve-services", admin, { services: [answered.id] });
    await lookedWith(RULE_VERSION - 1);
    await look();
    expect(await readWithheldState(answered)).toBe("PROPOSED");
    expect(await readStreet(answered)).toBe("31 Foxglove Ct");
  });

  test("goes on where it was interrupted", async () => {
    for (let each = 0; each < MANY; each++) await at.storeService({ name: `Meals ${each}` });
    await lookedWith(RULE_VERSION - 1);
    const first = await findUnprotected(open(), null, null, 50);
    let batches = 0;
    expect(await look(() => ++batches > 1)).toBe(false);
    expect(await lockReview(open())).toEqual({
      after: first.at(-1),
      finishedAt: null,
      version: RULE_VERSION,
    });
    expect(await look()).toBe(true);
    expect(await lockReview(open())).toMatchObject({ after: null, finishedAt: NOW });
  });

  test("is looked through once by two processes at one time", async () => {
    const shelters = [await at.storeService(SHELTER), await at.storeService(SHELTER)];
    await lookedWith(RULE_VERSION - 1);
    const batches: unknown[] = [];
    const counting: TransactionalDb = {
      query: (...given) => open().query(...given),
      transaction: (work) =>
        open().transaction((db) =>
          work({
            query: (text, ...rest) => {
              if (text.startsWith("update protection_review")) batches.push(rest[0]?.[0]);
              return db.query(text, ...rest);
            },
          }),
        ),
    };
    const lookToo = () => reviewDirectory({ ...deps(), database: counting }, NOW);
    expect(await Promise.all([lookToo(), lookToo()])).toEqual([true, true]);
    expect(batches.length).toBeGreaterThan(1);
    expect(new Set(batches).size).toBe(batches.length);
    for (const shelter of shelters) {
      expect(await readStreet(shelter)).toBeNull();
      expect(queued.filter(({ serviceId }) => serviceId === shelter.id)).toHaveLength(1);
    }
  });

  test("is left alone by a program whose rule is older", async () => {
    const shelter = await at.storeService(SHELTER);
    await lookedWith(RULE_VERSION + 1);
    expect(await look()).toBe(true);
    expect(await readStreet(shelter)).toBe("31 Foxglove Ct");
    expect(await lockReview(open())).toMatchObject({ finishedAt: NOW - 1, version: RULE_VERSION + 1 });
  });

  describe("what persons were asked about", () => {
    const proposed = async (description: string, words: readonly string[]) => {
      const service = await at.storeService({ name: "Pantry", description });
      const found = { serviceId: service.id, kind: "QUESTION", state: "PROPOSED", reason: "WORDS" } as const;
      await saveFound(open(), [{ ...found, words, taken: {} }], NOW - 1);
      return service;
    };

    test("is asked no more where the rule of today finds nothing in the same words", async () => {
      const needless = await proposed("Bread on Mondays. Bring a bag.", ["Bread on Mondays."]);
      const ofSource = await proposed("Bread on Tuesdays.", ["Domestic Violence Services"]);
      const founded = await proposed("Advocates at the court for victims of domestic violence.", [
        "domestic violence",
      ]);
      await lookedWith(RULE_VERSION - 1);
      await look();
      expect(await readWithheldState(needless)).toBeUndefined();
      expect(await readWithheldState(ofSource)).toBe("PROPOSED");
      expect(await readWithheldState(founded)).toBe("PROPOSED");
      expect(await readDecisions(open(), [needless.id, founded.id])).toEqual(new Map());
    });
  });
});

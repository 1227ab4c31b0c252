import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { fillTopics } from "./topic-jobs.ts";

onEachEngine("topics of services", (open) => {
  let app: RunningApp;
  const dentist = serviceForTest({
    name: "Harbor Smiles",
    description: "Free dental care.",
    type: ["HEALTH"],
  });
  const pantry = serviceForTest({ name: "Harbor Food Pantry", type: ["FOOD"] });
  beforeAll(async () => {
    await storeServices(open(), [dentist, pantry], Date.now());
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  const found = async (query: string) =>
    (await app.read<PublicService[]>(`/services?${query}`)).map(({ id }) => id).toSorted();
  const topicsOfOne = async ({ id }: { id: string }) =>
    (await app.read<PublicService>(`/services/${id}`)).topics;

  test("are listed in two levels, in both languages", async () => {
    const topics = await app.read<{ code: string; parent: string | null }[]>("/topics");
    expect(topics).toContainEqual({
      code: "DENTAL",
      name: "Dental care",
      nameEs: "Dentistas",
      parent: "HEALTH",
      tabs: ["HEALTH"],
      services: 1,
    });
    expect(topics).toContainEqual(expect.objectContaining({ code: "HEALTH", services: 1 }));
    expect(topics).toContainEqual(expect.objectContaining({ code: "TAXES", services: 0 }));
    const codes = new Set(topics.map(({ code }) => code));
    for (const { parent } of topics) if (parent !== null) expect(codes).toContain(parent);
  });

  test("follow from words, and narrow lists; one of the first level has those below it", async () => {
    expect(await topicsOfOne(dentist)).toEqual(["DENTAL"]);
    expect(await found("topic=DENTAL")).toEqual([dentist.id]);
    expect(await found("topic=HEALTH,GROCERIES")).toEqual([dentist.id, pantry.id].toSorted());
    expect(await found("topic=DENTAL&filter=type")).toEqual([dentist.id, pantry.id].toSorted());
    expect((await app.get("/api/services?topic=MAGIC")).status).toBe(400);
  });

  test("what a person states takes their place, until it is cleared", async () => {
    const { headers } = await signedInAs(app, "ADMINISTRATOR");
    const edit = (statedTopics: unknown) =>
      sendJson(app, "PUT", `/services/${pantry.id}`, { statedTopics }, headers);
    expect((await edit(["MAGIC"])).status).toBe(400);
    expect((await edit(["IMMIGRATION", "TAXES"])).status).toBe(200);
    expect(await topicsOfOne(pantry)).toEqual(["IMMIGRATION", "TAXES"]);
    expect(await found("topic=TAXES")).toEqual([pantry.id]);
    expect((await edit([])).status).toBe(200);
    expect(await topicsOfOne(pantry)).toEqual(["GROCERIES"]);
  });

  test("come to services of another version of the rule, which stay as they are otherwise", async () => {
    const version = async () =>
      (
        await open().query<{ version: number }>("select version from services where id = $1", [dentist.id])
      )[0];
    const before = await version();
    await open().query("update services set topics = '{}', topics_version = 0 where id = $1", [dentist.id]);
    expect(await found("topic=DENTAL")).toEqual([]);
    expect(await fillTopics(open())).toBe(1);
    expect(await found("topic=DENTAL")).toEqual([dentist.id]);
    expect(await fillTopics(open())).toBe(0);
    expect(await version()).toEqual(before);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";

/** Friday, 10:00 AM in Florida. */
const NOW = Date.UTC(2026, 10, 20, 15);
/** In Miami, as `latitude|longitude`. */
const HERE = "25.77|-80.2";

const TOWNS = {
  "Key West": { longitude: -81.78, latitude: 24.56 },
  Immokalee: { longitude: -81.42, latitude: 26.42 },
  Hialeah: { longitude: -80.28, latitude: 25.86 },
  Eustis: { longitude: -81.69, latitude: 28.85 },
  Miami: { longitude: -80.2, latitude: 25.77 },
};
const WAY = { id: newId(1), name: "BETTER WAY OF MIAMI, INC." };
const EPILEPSY = { id: newId(2), name: "EPILEPSY FLORIDA" };

let farther = 0;
/** Each a little farther from the middle of its town than the one before. */
function service(name: string, city: keyof typeof TOWNS, description: string, facts: object) {
  farther += 0.001;
  const coordinates = { ...TOWNS[city], latitude: TOWNS[city].latitude + farther };
  return serviceForTest({
    name,
    description,
    place: { city, state: "FL", coordinates },
    schedules: everyDay(8 * 60, 18 * 60),
    ...facts,
  });
}

const help = { type: ["RESOURCES"], needs: ["ASSISTANCE"] };
const HABITAT = { id: newId(3), name: "HABITAT FOR HUMANITY, INC." };
const homes = { type: ["SHELTER"], needs: ["TRANSITIONAL"], organization: WAY };
const SERVICES = [
  service("Rooms for Men", "Miami", "Housing for homeless men in treatment.", homes),
  service("Treatment House", "Miami", "Treatment and housing for homeless men.", homes),
  service("Long Stay", "Miami", "Housing and treatment for homeless men who are done.", homes),
  service(WAY.name, "Miami", "Offices.", { ...help, organization: WAY }),
  service("CAMP BOGGY CREEK", "Eustis", "A camp for children with epilepsy.", {
    ...help,
    organization: EPILEPSY,
  }),
  service("Nurse Van", "Miami", "A nurse comes to children.", { type: ["HEALTH"], needs: ["MEDICAL"] }),
  service("THE COALITION OF IMMOKALEE WORKERS, INC.", "Immokalee", "Fair wages in the fields.", help),
  service("Phones for All", "Immokalee", "Free telephones.", { type: ["RESOURCES"], needs: ["TECH"] }),
  service("IMMOKALEE", "Immokalee", "Repairs of roofs.", { ...help, organization: HABITAT }),
  service("HABITAT FOR HUMANITY OF THE MIDDLE KEYS, INC.", "Key West", "Homes.", help),
  service("HIALEAH", "Hialeah", "Counseling.", help),
  service("HIALEAH WOMEN'S HEALTH CENTER", "Hialeah", "Prenatal care.", help),
  service("Quiet Talk", "Hialeah", "Mental health counseling.", { type: ["HEALTH"], needs: ["COUNSELING"] }),
  service("WEST I", "Miami", "Homes.", help),
  service("GUARDIANSHIP OF THE FLORIDA KEYS, INC.", "Key West", "Guardians for adults.", help),
  service("GUARDIANSHIP PROGRAM OF DADE COUNTY, INC.", "Miami", "Guardians for adults.", help),
];

onOneEngine("Half a name", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await addOrganizations(open(), [WAY, EPILEPSY, HABITAT]);
    await storeServices(open(), SERVICES, NOW);
    await loadPlaces(open(), () => {});
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  async function ask(query: string) {
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate: HERE });
    expect([query, reply.status]).toEqual([query, 200]);
    const messages: BotMessage[] = await reply.json();
    return messages.flatMap(({ payload }) => {
      if (payload?.type === "SERVICES_LIST") return payload.data.map(({ name }) => name);
      return payload?.type === "ASK_PARTICULAR_SERVICE" ? [payload.data.name] : [];
    });
  }

  test.each([
    [
      "A nurse told me about a camp, Boggy something, that takes kids with epilepsy in the summer. Who sends them?",
      "CAMP BOGGY CREEK",
    ],
    [
      "Busco la coalición de los trabajadores de Immokalee, la que pelea por los sueldos. ¿Tiene el teléfono?",
      "THE COALITION OF IMMOKALEE WORKERS, INC.",
    ],
    [
      "I need the guardianship people for the Keys, for my uncle in Key West. I think it's Guardianship of the Keys?",
      "GUARDIANSHIP OF THE FLORIDA KEYS, INC.",
    ],
    ["I heard Habitat for Humanity in Immokalee fixes roofs", "IMMOKALEE"],
    // A town and a word of a need are no half of a name.
    ["Do they have mental health care at Citrus Health in Hialeah", "Quiet Talk"],
  ])("%s: %s first", async (query, name) => {
    expect((await ask(query))[0]).toBe(name);
  });

  test("an organization itself is among what it offers", async () => {
    const names = await ask(
      "There's a program called Better Ways or A Better Way in Miami, treatment and housing for homeless men. How do I reach them?",
    );
    expect(names.slice(0, 3)).toContain(WAY.name);
  });

  test("what no service is called is still said to be none", async () => {
    expect((await ask("what is the phone number of Coalicion Quetzal"))[0]).not.toBe(
      "THE COALITION OF IMMOKALEE WORKERS, INC.",
    );
  });
});

import { describe, expect, test } from "vitest";
import { askedByName, namedServices } from "./asked-name.ts";

/** Wednesday, 15:00 in New York. */
const NOW = Date.UTC(2026, 10, 18, 20, 0);
const ZONE = "America/New_York";
const NAMES = [
  "Lantern Street Kitchen",
  "Harbor Food Pantry",
  "Campus Cupboard",
  "Grace House",
  "Harbor Night Shelter",
  "Old Town Shelter",
  "Demo Harbor Public Library",
  "Second Saturday Dental",
  "Fifth Saturday Feast",
  "Thursday Legal Night",
  "Rent and Light Fund",
  "Open Door Counseling",
  "Harbor Vet Center",
  "Harbor Job Center",
  "Safe Harbor Crisis Center",
  "Comedor San Martín",
  "Armory Winter Cots",
  "Casa Esperanza",
  "Tidewater Recovery",
  "Boatyard Apprentices",
  "St. Brigid Family Residence",
];
const ROWS = NAMES.map((name, at) => ({ id: name, name, distance: at / 10 }));

function named(message: string, shown: readonly string[] = [], rows = ROWS) {
  const asked = askedByName(message, NOW, ZONE);
  return asked === null ? null : namedServices(asked, rows, { now: NOW, zone: ZONE, shown });
}

describe("a service that a message asks about by its name", () => {
  test.each([
    ["when is lantern kitchen open", "SCHEDULE", "Lantern Street Kitchen"],
    ["what time does the library close today?", "SCHEDULE", "Demo Harbor Public Library"],
    ["is the job center open friday afternoon", "SCHEDULE", "Harbor Job Center"],
    ["Does the vet center do anything in the evenings, for vets not pets", "SCHEDULE", "Harbor Vet Center"],
    ["when is the next 5th saturday feast", "SCHEDULE", "Fifth Saturday Feast"],
    ["is thursday legal night open tomorrow", "SCHEDULE", "Thursday Legal Night"],
    ["Rent and Light Fund phone", "PHONE", "Rent and Light Fund"],
    ["rent light fund number", "PHONE", "Rent and Light Fund"],
    ["armory winter cots address", "DISTANCE", "Armory Winter Cots"],
    ["is winter cots open now?", "SCHEDULE", "Armory Winter Cots"],
    ["wher is grace huose", "DISTANCE", "Grace House"],
    ["Safe Harbor Crisis Center address", "DISTANCE", "Safe Harbor Crisis Center"],
    ["a que hora cierra san martin", "SCHEDULE", "Comedor San Martín"],
    ["horario de la biblioteca", "SCHEDULE", "Demo Harbor Public Library"],
    ["Open Door Counseling teléfono", "PHONE", "Open Door Counseling"],
    ["¿dónde queda open door?", "DISTANCE", "Open Door Counseling"],
    ["hours Second Saturday Dental", "SCHEDULE", "Second Saturday Dental"],
    ["a q hora hay que formarse en comedor san martin", "SCHEDULE", "Comedor San Martín"],
    ["can i see sombody at the vet center after work? what nites", "SCHEDULE", "Harbor Vet Center"],
    ["Lantern Street Kitchen", "SERVICE", "Lantern Street Kitchen"],
    ["se puede ir a campus cupbord", "SERVICE", "Campus Cupboard"],
  ])("%s", (message, kind, name) => {
    const found = named(message.replace("wher ", "where "));
    expect([found?.kind, found?.ids]).toEqual([kind, [name]]);
  });

  test.each([
    "is there a shelter open tonight",
    "food pantry open now",
    "when is the shelter open",
    "where can i eat tomorrow",
    "where can I get breakfast tomorrow?",
    "any food open second saturday",
    "what's open thursday night",
    "is it open second saturday",
    "when does it close",
    "hay un albergue abierto esta noche",
    "dónde dan comida los sábados",
    "Harbor Night told me they are full. I'm a woman by myself, what's left?",
    "where is the library in Sacramento",
    "I need a lawyer",
    "hello",
    "",
  ])("%s: none", (message) => {
    expect(named(message)).toBeNull();
  });

  test.each([
    ["do i need an id for grace house", "Grace House"],
    ["¿hablan español en casa esperanza?", "Casa Esperanza"],
    ["somebody told me about casa esperansa, is that the mens one?", "Casa Esperanza"],
    ["how do you get into tidewater, is there a list or do i just call", "Tidewater Recovery"],
    ["when does boatyard stop taking sign ups", "Boatyard Apprentices"],
    ["busco la residencia santa brígida o algo así, para mamás con niños", "St. Brigid Family Residence"],
  ])("%s: %s, whatever is asked of it", (message, name) => {
    expect(named(message)?.ids).toEqual([name]);
  });

  test.each([
    "casa esperanza is full, where else can i sleep",
    "¿qué documentos piden en la despensa de tidewater?",
    "my uncle builds in the boatyard",
    "finally got hired at the boatyard, is there somebody with shoes",
  ])("%s: another is asked for, or none", (message) => {
    expect(named(message)).toBeNull();
  });

  test.each([
    ["is the social security office in perrine open", "office"],
    ["planned parenthood perrine hours", "health"],
    ["¿hablan español en planned parenthood de perrine?", "health"],
  ])("%s: the one of the organization that is named", (message, id) => {
    const rows = [
      { id: "school", name: "Perrine", organization: { name: "Little Scholars Center" }, distance: 1 },
      {
        id: "health",
        name: "Perrine",
        organization: { name: "Planned Parenthood of the South" },
        distance: 2,
      },
      {
        id: "office",
        name: "Perrine Branch Office",
        organization: { name: "U.S. Social Security Administration" },
        distance: 3,
      },
    ];
    const asked = askedByName(message, NOW, ZONE);
    const found = asked === null ? null : namedServices(asked, rows, { now: NOW, zone: ZONE, shown: [] });
    expect(found?.ids).toEqual([id]);
  });

  test("its own words are no time, and the others are", () => {
    expect(named("is thursday legal night open tomorrow")?.time?.kind).toBe("TOMORROW");
    expect(named("second saturday dental hours")?.time).toBeNull();
  });

  test("several of them are asked back, and what was shown comes first", () => {
    const both = ["Grace House North", "Grace House South"].map((name) => ({ id: name, name, distance: 1 }));
    expect(named("when is grace house open", [], both)?.ids).toHaveLength(2);
    expect(named("when is grace house open", ["Grace House South"], both)?.ids).toEqual([
      "Grace House South",
    ]);
  });

  test("the longer name is meant, though a word of it is a whole name", () => {
    const rows = ["Miami", "Legal Services of Greater Miami, Inc."].map((name) => ({
      id: name,
      name,
      distance: 1,
    }));
    expect(named("que dias atienden sin cita en legal services de miami", [], rows)?.ids).toEqual([
      "Legal Services of Greater Miami, Inc.",
    ]);
  });

  test("what is far away is not the one that people mean", () => {
    expect(
      named("when is grace house open", [], [{ id: "1", name: "Grace House", distance: 2000 }]),
    ).toBeNull();
  });
});

test("a word of one service that names its organization's others, too, is not that service alone", () => {
  const owner = { name: "Lighthouse for the Blind" };
  const rows = [
    { id: "1", name: "Lighthouse for the Blind", organization: owner, distance: 1 },
    { id: "2", name: "Babies Program", organization: owner, distance: 1 },
  ];
  const message = "they told me of a program of the lighthouse, do you have it";
  expect(named(message, [], rows)).toBeNull();
  expect(named(message, [], rows.slice(0, 1))).not.toBeNull();
});

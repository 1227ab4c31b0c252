import { describe, expect, test } from "vitest";
import { lookedForBy, scoredByTold, toldIn } from "./told-words.ts";

const row = (name: string, serviceSummary: string, serviceSummaryEs: string, address1 = "1 Main St") => ({
  name,
  serviceSummary,
  serviceSummaryEs,
  description: "",
  descriptionEs: "",
  address1,
  address2: "",
  city: "Demo Harbor",
});
const ROWS = [
  row("Bus Voucher Window", "Day passes for the bus", "Pases de un día para el autobús"),
  row("Public Library", "Computers and a warm place", "Computadoras y un lugar cálido"),
  row("Rent and Light Fund", "Help with rent, deposit and power bills", "Ayuda con renta, depósito y luz"),
  row("Thursday Legal Night", "Free lawyers for evictions and unpaid wages", "Abogados gratis"),
  row("Paws Pantry", "Pet food, flea drops and a free vet", "Comida para mascotas y veterinario gratis"),
  row("Second Saturday Dental", "Free dentist", "Dentista gratis", "3 Chapel Hill"),
];

describe("what says the words of a message", () => {
  test.each([
    ["they shut off my power, where do i start", "Rent and Light Fund"],
    ["me van a cortar la luz", "Rent and Light Fund"],
    ["my pup got fleas and im broke, any vet", "Paws Pantry"],
    ["se me quebró una muela", "Second Saturday Dental"],
    ["my boss owes me unpaid wages, i want lawyers", "Thursday Legal Night"],
    ["quien da pases pal bus", "Bus Voucher Window"],
    ["that place on chapel hill", "Second Saturday Dental"],
  ])("%s: %s first", (message, name) => {
    const [first] = scoredByTold(ROWS, toldIn(message).words);
    expect(first?.row.name).toBe(name);
    expect(first?.score).toBeGreaterThan(1.6);
  });

  test.each(["food near me", "where can I sleep tonight", "necesito comida hoy", "help", ""])(
    "%s: it tells nothing, and rows keep their order",
    (message) => {
      const scored = scoredByTold(ROWS, toldIn(message).words);
      expect(scored.map(({ row: { name } }) => name)).toEqual(ROWS.map(({ name }) => name));
    },
  );

  test("needs are told in the order of the message", () => {
    expect(toldIn("a shower and then a job").needs).toEqual(["HYGIENE", "EMPLOYMENT"]);
    expect(toldIn("a job and a shower").needs).toEqual(["EMPLOYMENT", "HYGIENE"]);
  });

  test("in a large directory a word is as rare as among rows that it did not find", () => {
    const found = ROWS.map((each) => ({ ...each, description: "ballet" }));
    const told = toldIn("my girl wants ballet").words;
    expect(scoredByTold(found, told)[0]?.score).toBeLessThan(2);
    const nearest = Array.from({ length: 60 }, (_, at) => row(`Number ${at}`, "Classes", "Clases"));
    expect(scoredByTold(found, told, nearest)[0]?.score).toBeGreaterThan(2.8);
    const dancing = nearest.map((each) => ({ ...each, description: "ballet" }));
    expect(scoredByTold(found, told, dancing)[0]?.score).toBe(0);
  });

  test("the name of the organization is one of what says the words", () => {
    const [first] = scoredByTold(
      [
        ...ROWS,
        { ...row("Field Office", "Interviews", "Entrevistas"), organization: { name: "Consumer Council" } },
      ],
      toldIn("consumer help").words,
    );
    expect(first?.row.name).toBe("Field Office");
  });

  test.each([
    ["My wife died and I cant stop crying", ["grief", "depression"]],
    ["murió mi esposa", ["grief"]],
    ["my brother wants ballet, we lost our house", ["ballet"]],
    ["I lost my job at the hotel", ["job"]],
    ["my uncle is blind", ["blind"]],
    ["un mecánico me estafó", ["car repair", "consumer protection"]],
  ])("%s: looked for by %j", (message, words) => {
    expect(toldIn(message).words.map(lookedForBy)).toEqual(words);
  });

  test("of the longest message some words are compared", () => {
    const long = Array.from(
      { length: 100 },
      (_, at) => `zzword${String.fromCharCode(97 + (at % 26))}${at}`,
    ).join(" ");
    expect(toldIn(long).words.length).toBeLessThanOrEqual(24);
  });
});

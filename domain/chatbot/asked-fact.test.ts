import { describe, expect, test } from "vitest";
import { chatbot as en } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as es } from "#words/compiled/es/chatbot/chatbot.ts";
import { factText } from "./asked-fact.ts";
import { toldIn } from "./told-words.ts";

const ROW = {
  category: [],
  name: "Grace House",
  phone: "(555) 555-0140",
  serviceSummary: "Beds for women and families",
  serviceSummaryEs: "Camas para mujeres y familias",
  description: "Come between six and nine. Bedding, soap and chargers are here. Stay up to 30 nights.",
  descriptionEs: "Llegue entre las seis y las nueve. Hay ropa de cama, jabón y cargadores. Hasta 30 noches.",
  asksForId: false,
  isAllowedPets: null,
  languages: ["en", "ht"],
  provisions: [],
};
const said = (message: string) => factText(ROW, toldIn(message), en, "en");

describe("what is asked of a service", () => {
  test.each([
    ["do i need an id for grace house", "Grace House asks for no ID."],
    ["do they speak creole at grace house", "Grace House says that it speaks English, Haitian Creole."],
    ["do they have chargers at grace house or do i bring mine", "Bedding, soap and chargers are here."],
  ])("%s: %s", (message, text) => {
    expect(said(message)).toContain(text);
  });

  test("nobody has told: it says so, with the telephone", () => {
    expect(said("can i bring my dog to grace house")).toBe(
      `${en.facts.untold("Grace House")} ${en.phone("Grace House", "(555) 555-0140")}`,
    );
  });

  test("in Spanish, in its own words", () => {
    expect(factText(ROW, toldIn("¿hay cargadores en grace house?"), es, "es")).toBe(
      "Hay ropa de cama, jabón y cargadores.",
    );
    expect(factText(ROW, toldIn("¿piden identificación en grace house?"), es, "es")).toContain(
      es.facts.noId("Grace House"),
    );
  });

  test("its name alone asks for nothing", () => {
    expect(said("grace house")).toBeNull();
    expect(factText(ROW, undefined, en, "en")).toBeNull();
  });
});

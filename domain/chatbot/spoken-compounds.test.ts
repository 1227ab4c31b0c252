import { expect, test } from "vitest";
import { splitWords } from "../base/text/fold.ts";
import { allTopics, phrasesAt, understoodWords } from "./lexicon.ts";
import { NEW_TALK } from "./talk-state.ts";
import { understand } from "./understand.ts";

const NOW = Date.UTC(2026, 10, 18, 20, 0);

/** Returns the needs that a first message asks for. */
function readNeeds(message: string): readonly string[] {
  const { question } = understand(message, {
    now: NOW,
    zone: "America/New_York",
    state: NEW_TALK,
    places: new Map(),
    language: "en",
  });
  return "find" in question && question.find !== null ? question.find.needs : [];
}

test.each([
  ["I have sickle cell", ["MEDICAL", "COUNSELING"]],
  ["help with sickle cell disease", ["MEDICAL", "COUNSELING"]],
  ["tengo anemia falciforme", ["MEDICAL", "COUNSELING"]],
  ["células falciformes", ["MEDICAL", "COUNSELING"]],
  ["stem cell transplant", ["MEDICAL"]],
  ["células madre", ["MEDICAL"]],
  ["low white blood cells", ["MEDICAL"]],
  ["I got food poisoning", ["MEDICAL"]],
  ["intoxicación por comida", ["MEDICAL"]],
  ["food allergy testing", ["MEDICAL"]],
  ["alergia a la comida", ["MEDICAL"]],
  ["I have sleep apnea", ["MEDICAL"]],
  ["apnea del sueño", ["MEDICAL"]],
  ["doctor put me on bed rest", ["MEDICAL"]],
  ["TB test", ["MEDICAL"]],
  ["necesito una prueba de TB", ["MEDICAL"]],
  ["voy a dar a luz", ["MEDICAL"]],
  ["criminal charges", ["ASSISTANCE"]],
  ["tengo cargos criminales", ["ASSISTANCE"]],
  ["house arrest", ["ASSISTANCE"]],
  ["casa por cárcel", ["ASSISTANCE"]],
  ["animal shelter", ["ASSISTANCE"]],
  ["refugio de animales", ["ASSISTANCE"]],
  ["toy drive", ["ASSISTANCE"]],
  ["u visa", ["ASSISTANCE"]],
  ["ropa de cama", ["CLOTHES"]],
  ["chinches en la cama", ["HYGIENE"]],
  ["food truck license", ["EMPLOYMENT"]],
  ["permiso para vender comida", ["EMPLOYMENT"]],
])("%s: what the words mean together", (message, needs) => {
  expect(readNeeds(message)).toEqual(needs);
});

test.each([
  ["my cell is broken", ["TECH"]],
  ["necesito un cel", ["TECH"]],
  ["I need a cell phone", ["TECH"]],
  ["charge my cell", ["TECH"]],
  ["shelter that takes my dog", ["EMERGENCY"]],
  ["una cama para hoy", ["EMERGENCY"]],
  ["se me fue la luz, recibo de luz", ["ASSISTANCE"]],
])("%s: each word by itself, as before", (message, needs) => {
  expect(readNeeds(message)).toEqual(needs);
});

test("every phrase of the vocabulary is understood where it is written as it stands there", () => {
  const missed = allTopics
    .flatMap(({ words, asked }) => [...words, ...asked])
    .filter((text) => {
      const written = splitWords(text);
      return written.length > 0 && phrasesAt(understoodWords(written), 0)[0]?.words.length !== written.length;
    });
  expect(missed).toEqual([]);
});

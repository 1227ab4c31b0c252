import fc from "fast-check";
import { expect, test } from "vitest";
import { compileTables, namesIn, withoutTerms } from "./danger-engine.ts";
import { noticeDanger } from "./notice-danger.ts";
import { CLASSES } from "./tables/vocabulary.ts";
import { unmasked } from "./unmasked.ts";
import { englishForms, spanishForms } from "./verb-forms.ts";

test("every class has folded words", () => {
  for (const words of Object.values(CLASSES)) {
    expect([...words].filter((word) => !/^[a-z\d]+$/u.test(word))).toEqual([]);
  }
});

test.each([
  ["WHO ~2 HURTS me", "my husband always beats me", true],
  ["WHO ~2 HURTS me", "my husband always and every night beats me", false],
  ["WHO ~2 HURTS me", "my husband . beats me", false],
  ["he/she left?", "then he went", true],
  ["knife & he", "he has a knife", true],
  ["knife & he", "she has a knife", false],
  ["knife & !kitchen", "a kitchen knife", false],
  ["knife & !kitchen", "a big knife", true],
])("%s in %s: %s", (line, text, holds) => {
  expect(namesIn(compileTables([["x", line]], CLASSES), text.split(" ")).has("x")).toBe(holds);
});

test("a class that is not there is a mistake of the table", () => {
  expect(() => compileTables([["x", "NO_SUCH_CLASS ~1 me"]], CLASSES)).toThrow("NO_SUCH_CLASS");
});

test("what is harmless is taken out of a text", () => {
  const harmless = compileTables([["x", "kill ~1 time"]], {});
  expect(withoutTerms(harmless, "i kill some time here".split(" "))).toEqual(["i", ".", ".", ".", "here"]);
});

test("verbs have the forms that are said", () => {
  expect(englishForms("stab")).toEqual(expect.arrayContaining(["stabs", "stabbed", "stabbing", "stabbin"]));
  expect(englishForms("choke")).toEqual(expect.arrayContaining(["chokes", "choked", "choking"]));
  expect(spanishForms("pegar")).toEqual(
    expect.arrayContaining(["pega", "pego", "pegan", "pegue", "pegaba", "pegarme", "pegandome"]),
  );
  expect(spanishForms("encerrar", "encierr")).toEqual(
    expect.arrayContaining(["encierra", "encerro", "encierran"]),
  );
});

test("stars, digits and spaces hide no word of danger", () => {
  const telling = new Set(["kill", "suicide", "matar"]);
  expect(unmasked("k*ll", telling)).toEqual(["kill"]);
  expect(unmasked("su1cide now", telling)).toEqual(["suicide", "now"]);
  expect(unmasked("k i l l", telling)).toEqual(["kill"]);
  expect(unmasked("me quiero m4tar", telling)).toEqual(["me", "quiero", "matar"]);
});

test("any text is read, however long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const notice = noticeDanger(text);
      return notice === null || notice.family.length > 0;
    }),
    { numRuns: 50 },
  );
  for (const text of [
    "a*".repeat(5000),
    "he ".repeat(5000),
    "k i l l ".repeat(2000),
    "kill my ".repeat(3000),
  ])
    expect(() => noticeDanger(text)).not.toThrow();
});

/** Phrased in words that no table contains. */
test.each([
  ["PARTNER_VIOLENCE", "hes a state trooper, who would even come for me", "POLICE"],
  ["PARTNER_VIOLENCE", "my sponsor for the green card is him", "PAPERS"],
  ["TRAFFICKING", "nos quitaron la visa h2a", "PAPERS"],
  ["STRANGULATION", "my deductible is huge", "COST"],
  ["MEDICAL", "luego llegan las facturas", "COST"],
  ["PARTNER_VIOLENCE", "i use asl, need a videophone", "LANGUAGE"],
  ["ELDER", "mi abuela habla aymara", "LANGUAGE"],
  ["PARTNER_VIOLENCE", "my nephew sleeps here too", "CHILDREN"],
  ["PARTNER_VIOLENCE", "y mis sobrinos con quien se quedan", "CHILDREN"],
  ["PARTNER_VIOLENCE", "my gecko and two ducks live with us", "PET"],
  ["CHILD_ALONE", "traigo mi tortuga y un cuyo", "PET"],
  ["SUICIDE", "they transferred me four times then it went dead", "HUNG_UP"],
  ["SUICIDE", "me transfieren y me transfieren", "HUNG_UP"],
  ["OVERDOSE", "we used both doses already", "NO_NARCAN"],
  ["OVERDOSE", "el aparatito no rocía nada en la nariz", "NO_NARCAN"],
  ["TRACKING", "can this be seen on icloud", "PRIVACY"],
  ["CHILD_HURT", "esto sale en el historial", "PRIVACY"],
  ["PARTNER_VIOLENCE", "he's asleep beside me so no phone call", "CANNOT_TALK"],
  ["PARTNER_VIOLENCE", "si marco me oye, mejor escribo", "CANNOT_TALK"],
  ["PARTNER_VIOLENCE", "it keeps happening and i feel so small", "STAYS"],
  ["PARTNER_VIOLENCE", "ya no sé qué pensar de todo esto", "STAYS"],
  ["PARTNER_VIOLENCE", "where can i get something to eat", "STAYS"],
  ["SUICIDE", "dónde me puedo bañar", "STAYS"],
  ["PARTNER_VIOLENCE", "shelter in miami", "STAYS"],
  ["PARTNER_VIOLENCE", "albergue en Hialeah", "STAYS"],
] as const)("after %s, %s: %s", (earlier, text, topic) => {
  expect(noticeDanger(text, earlier)).toMatchObject({ family: earlier, followUp: topic });
});

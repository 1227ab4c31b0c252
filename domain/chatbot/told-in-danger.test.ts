import { expect, test } from "vitest";
import { danger as inEnglish } from "#words/compiled/en/danger/danger.ts";
import { danger as inSpanish } from "#words/compiled/es/danger/danger.ts";
import type { Question } from "./question.ts";
import { afterList, NEW_TALK, type TalkState } from "./talk-state.ts";
import { understand } from "./understand.ts";

const { followUps: english } = inEnglish;
const { followUps: spanish } = inSpanish;
const NOW = Date.UTC(2026, 10, 29, 20, 0);
const IDS = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

/** Returns the question of the last of several messages, each list shown as it was asked for. */
function understandLast(messages: readonly string[]): Question | undefined {
  let state: TalkState = NEW_TALK;
  let question: Question | undefined;
  for (const message of messages) {
    const understood = understand(message, {
      now: NOW,
      zone: "America/New_York",
      state,
      places: new Map(),
      language: "en",
    });
    question = understood.question;
    const find = question.kind === "FIND" || question.kind === "DANGER" ? question.find : null;
    state =
      find === null
        ? understood.state
        : afterList(understood.state, { find, skip: 0, ids: IDS, hasMore: false });
  }
  return question;
}

/** Mentioning children, a pet or an obstacle stays in the talk of danger, even after a list was shown. */
test.each([
  [["mi marido me pega", "tengo tres niños"], "CHILDREN"],
  [["mi marido me pega", "mis hijos están conmigo"], "CHILDREN"],
  [["mi marido me pega", "¿y mis niños?"], "CHILDREN"],
  [["mi marido me pega", "tengo un bebé"], "CHILDREN"],
  [["mi marido me pega", "y mi perrito"], "PET"],
  [["mi marido me pega", "no tengo carro"], "STAYS"],
  [["mi marido me pega", "no tengo a dónde ir"], "STAYS"],
  [["mi marido me pega", "Abogado gratis", "tengo hijos"], "CHILDREN"],
  [["mi marido me pega", "Un lugar para dormir", "tengo hijos"], "CHILDREN"],
  [["my husband hits me", "A place to sleep", "i have three kids"], "CHILDREN"],
  [["my husband hits me", "i'm a mom of 3"], "CHILDREN"],
  [["mi marido me pega", "soy mamá de tres"], "CHILDREN"],
  [["my husband hits me", "Free lawyer", "i have three kids"], "CHILDREN"],
  [["my husband hits me", "A place to sleep", "and my dog"], "PET"],
  [["my husband hits me", "i dont have a car"], "STAYS"],
  [["my husband hits me", "i have nowhere to go"], "STAYS"],
] as const)("%j: %s", (messages, followUp) => {
  expect(understandLast(messages)).toMatchObject({
    kind: "DANGER",
    danger: { family: "PARTNER_VIOLENCE", followUp },
  });
});

test.each([
  [["my husband hits me", "A place to sleep", "with my kids"], "FIND"],
  [["mi marido me pega", "Un lugar para dormir", "para familias"], "FIND"],
  [["my husband hits me", "A place to sleep", "does it take kids"], "OF_SHOWN"],
  [["mi marido me pega", "Un lugar para dormir", "aceptan niños?"], "OF_SHOWN"],
] as const)("%j asks about the list: %s", (messages, kind) => {
  expect(understandLast(messages)?.kind).toBe(kind);
});

test("who has nowhere to go is shown places to sleep below the lines", () => {
  const question = understandLast(["mi marido me pega", "no tengo a dónde ir"]);
  expect(question).toMatchObject({ kind: "DANGER", find: { needs: ["EMERGENCY"] } });
});

/** Saying who one is stays in the talk of danger, in either language. */
test.each([
  ["my boyfriend raped me", "I'm a man", "SEXUAL_ASSAULT"],
  ["mi novio me violó", "soy hombre", "SEXUAL_ASSAULT"],
  ["he choked me last night", "I'm a woman", "STRANGULATION"],
  ["mi marido me pega", "soy mujer", "PARTNER_VIOLENCE"],
  ["my husband hits me", "i'm trans", "PARTNER_VIOLENCE"],
  ["mi marido me pega", "soy una mujer trans", "PARTNER_VIOLENCE"],
  ["my husband hits me", "i'm 17", "PARTNER_VIOLENCE"],
  ["mi marido me pega", "tengo 17 años", "PARTNER_VIOLENCE"],
  ["my wife hits me", "I'm 62", "PARTNER_VIOLENCE"],
  ["my husband hits me", "i'm in a wheelchair", "PARTNER_VIOLENCE"],
  ["mi marido me pega", "soy discapacitada", "PARTNER_VIOLENCE"],
  ["my husband hits me", "i'm a veteran", "PARTNER_VIOLENCE"],
  ["my husband hits me", "i'm gay", "PARTNER_VIOLENCE"],
  ["my wife hits me", "i'm pregnant", "PARTNER_VIOLENCE"],
] as const)("%s, then %s: still %s", (first, then, family) => {
  expect(understandLast([first, then])).toMatchObject({
    kind: "DANGER",
    danger: { family, followUp: "STAYS" },
  });
});

test.each([
  [["my wife hits me", "A place to sleep", "I'm a man"], ["MEN"]],
  [["mi marido me pega", "soy mujer"], ["WOMEN"]],
  [["my husband hits me", "A place to sleep", "I'm 17"], ["KIDS"]],
] as const)("%j: the places below the lines are for %j", (messages, audiences) => {
  expect(understandLast(messages)).toMatchObject({
    kind: "DANGER",
    find: { needs: ["EMERGENCY"], audiences },
  });
});

test.each([
  ["my wife hits me", "i'm a man and i need food", ["MEALS", "FOOD_PANTRIES"]],
  ["my wife hits me", "i need a shelter, i'm a man", ["EMERGENCY"]],
] as const)("%s, then %s: what is asked for is answered", (first, then, needs) => {
  expect(understandLast([first, then])).toMatchObject({ kind: "FIND", find: { needs } });
});

test.each([
  ["my dad beats me, i'm 15", "will they call my parents", "TOLD_ON"],
  ["mi papá me pega, tengo 15", "van a llamar a mis papás", "TOLD_ON"],
  ["my dad beats me, i'm 15", "do they tell my school", "TOLD_ON"],
  ["my husband hits me", "does anyone read this", "PRIVACY"],
  ["my friend overdosed on fentanyl", "will I get arrested if I call 911", "ARRESTED"],
  ["mi amigo tuvo una sobredosis", "me van a arrestar si llamo al 911", "ARRESTED"],
  ["my husband hits me", "will they tell the police", "POLICE"],
] as const)("%s, then %s: %s", (first, then, followUp) => {
  expect(understandLast([first, then])).toMatchObject({ kind: "DANGER", danger: { followUp } });
});

test.each([
  ["my wife hits me", "places for anyone", "ALL"],
  ["my wife hits me", "places for women", "WOMEN"],
  ["my wife hits me", "places for men", "MEN"],
  ["my wife hits me", "Lugares para todos", "ALL"],
] as const)("%s, then %s before any list: places to stay for %s", (first, then, audience) => {
  expect(understandLast([first, then])).toMatchObject({
    kind: "FIND",
    find: { needs: ["EMERGENCY"], audiences: [audience] },
  });
});

test("the answers about being told on and arrested say what may happen", () => {
  expect(english.TOLD_ON).toContain("may have to report");
  expect(spanish.TOLD_ON).toContain("puede tener que reportar");
  expect(english.ARRESTED).toContain("Most states protect people who call");
  expect(spanish.ARRESTED).toContain("Casi todos los estados protegen a quien llama");
});

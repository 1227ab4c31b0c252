import { describe, expect, test } from "vitest";
import { splitWords } from "../base/text/fold.ts";
import { NEW_TALK, type TalkState } from "./talk-state.ts";
import { understand } from "./understand.ts";
import { writerIn } from "./with-writer.ts";

const NOW = Date.UTC(2026, 10, 20, 18, 0);

/** Returns the search that a talk's last message asks for. */
function talk(...messages: readonly string[]) {
  let state: TalkState = NEW_TALK;
  let question: ReturnType<typeof understand>["question"] | null = null;
  for (const message of messages) {
    const understood = understand(message, {
      now: NOW,
      zone: "America/Los_Angeles",
      state,
      places: new Map(),
      language: "en",
    });
    ({ state, question } = understood);
  }
  const find = question !== null && "find" in question ? question.find : null;
  return { question, state, find };
}

test.each([
  ["I'm a man and my wife hits me", "MAN", null],
  ["soy hombre y mi mujer me pega", "MAN", null],
  ["as a single dad I need a shelter", "MAN", null],
  ["man here, 45", "MAN", null],
  ["soy un señor de 50 años", "MAN", 50],
  ["I am a black trans woman", "TRANS_WOMAN", null],
  ["soy mujer trans", "TRANS_WOMAN", null],
  ["I'm a trans man", "TRANS_MAN", null],
  ["I'm a woman", "WOMAN", null],
  ["I'm 16", null, 16],
  // About other people.
  ["I am with a man who hits me", null, null],
  ["my husband is a man", null, null],
  ["a man is beating a woman", null, null],
  ["my wife hits me", null, null],
  ["I'm not a man", null, null],
] as const)("%s: the writer is %s, aged %s", (text, is, age) => {
  expect(writerIn(splitWords(text).join(" "))).toEqual({ is, age });
});

describe("where a list sends its writer", () => {
  test.each([
    [["soy hombre y mi mujer me pega", "un lugar para dormir"], ["MEN"]],
    [["I'm a man and my wife hits me", "A place to sleep"], ["MEN"]],
    [
      ["I'm a man and my wife hits me", "A place to sleep", "With my kids"],
      ["MEN", "FAMILIES"],
    ],
    [["I'm a trans woman", "shelter tonight"], ["WOMEN"]],
    [["I'm a gay man where can I sleep"], ["MEN", "LGBT"]],
    [["I'm 16", "shelter"], ["KIDS"]],
    // The writer's own children sleep where the writer does.
    [["hola llegue hoy con mis 2 niñas y no tenemos donde dormir"], ["FAMILIES"]],
    [["i have my 2 kids and nowhere to sleep"], ["FAMILIES"]],
    [["I'm 16 and have a baby, where can I sleep"], ["KIDS"]],
    // The message itself takes precedence.
    [["I'm a man", "women's shelter for my sister"], ["WOMEN"]],
    [["my husband hits me", "A place to sleep", "Places for women"], ["WOMEN"]],
    [["my husband hits me", "A place to sleep", "Places for anyone"], ["ALL"]],
    [["mi marido me pega", "Un lugar para dormir", "Lugares para todos"], ["ALL"]],
  ] as const)("%j: %j", (messages, audiences) => {
    expect(talk(...messages).find?.audiences).toEqual(audiences);
  });

  test.each([
    [["I'm 16 can I go to a shelter without my parents"], [16]],
    [["tengo 16 años", "un lugar para dormir"], [16]],
    [["I'm 35 and gay where can I sleep"], [35]],
    [["shelter for a mother with a 16 year old"], [16]],
  ] as const)("%j: for the ages %j", (messages, ages) => {
    expect(talk(...messages).find?.ages).toEqual(ages);
  });
});

describe("what is also found beside a danger", () => {
  test.each([
    ["carbon monoxide in my tent", null],
    ["she's hot and confused and stopped sweating", null],
    ["le están pegando a una señora aquí afuera", null],
    ["I think there is a tracker on my phone", null],
    ["I need help, my ex put a tracker on my phone", null],
    ["ok I took the pills", null],
    ["la nena no respira", null],
    ["my husband choked me last night", null],
    ["mi marido me pega", ["EMERGENCY"]],
    ["my husband hits me, I need a shelter", ["EMERGENCY"]],
    ["my husband hits me, I need food", ["FOOD_PANTRIES", "MEALS"]],
    ["he choked me, where can I sleep", ["EMERGENCY"]],
  ] as const)("%s: %j", (text, needs) => {
    const { question, find } = talk(text);
    expect(question?.kind).toBe("DANGER");
    expect(find === null ? null : new Set(find.needs)).toEqual(needs === null ? null : new Set(needs));
  });

  test.each(["la migra está afuera de mi casa", "ICE is at my door", "abogado de inmigración"])(
    "%s: a lawyer, and no library",
    (text) => {
      expect(talk(text).find).toMatchObject({ topic: "IMMIGRATION" });
    },
  );

  test("the child of an older person who is hit is no child to bring along", () => {
    expect(talk("mi hija me pega y se queda con mi cheque").find?.audiences ?? []).not.toContain("KIDS");
  });
});

describe("within a talk of danger", () => {
  test.each([
    ["my husband hits me", "Free lawyer", "FIND"],
    ["mi marido me pega", "Abogado gratis", "FIND"],
    ["my husband hits me", "I need food for my kids", "FIND"],
    ["my husband hits me", "Talk to a person", "PERSON"],
    ["my husband hits me", "do I need papers", "DANGER"],
    ["my husband hits me", "do they take kids", "DANGER"],
    ["my husband hits me", "Delete this chat", "FORGET"],
    ["my husband hits me", "qwrt zxcv", "DANGER"],
  ] as const)("%s; %s: %s", (first, next, kind) => {
    expect(talk(first, next).question?.kind).toBe(kind);
  });

  test("it is remembered that another person is in danger", () => {
    expect(talk("my friend's boyfriend beats her", "qwrt zxcv").state.isOfAnother).toBe(true);
    expect(talk("my husband hits me", "qwrt zxcv").state.isOfAnother).toBe(false);
  });
});

test.each([
  "is this chat private?",
  "esto es confidencial",
  "who reads this",
  "will you call the police on me",
  "is the chat private",
  "how private is this?",
  "¿es privado este chat?",
  "¿la conversación es confidencial?",
])("%s: a question about the chat itself", (text) => {
  expect(talk(text).question?.kind).toBe("PRIVACY");
});

import { describe, expect, test } from "vitest";
import type { Find, Question } from "./question.ts";
import { afterList, afterService, NEW_TALK, type TalkState } from "./talk-state.ts";
import { understand } from "./understand.ts";

/** Wednesday, 3:00 PM in New York. */
const NOW = Date.UTC(2026, 10, 18, 20, 0);
const toId = (row: number) => `00000000-0000-4000-8000-00000000000${row}`;
const IDS = [1, 2, 3].map(toId);
const SLEEP: Find = {
  needs: ["EMERGENCY"],
  audiences: [],
  text: null,
  place: { kind: "NONE" },
  time: null,
  beds: false,
};
const LIST = afterList(NEW_TALK, { find: SLEEP, skip: 0, ids: IDS, hasMore: false });
const NAMED = afterService(NEW_TALK, toId(7));
const OF_LIST = afterService(LIST, toId(2));

function asked(message: string, state: TalkState): Question {
  return understand(message, { now: NOW, zone: "America/New_York", state, places: new Map(), language: "en" })
    .question;
}

describe("after a list, what is asked of all of it", () => {
  test.each([
    ["do they take dogs?", "pets"],
    ["can I bring my dog there", "pets"],
    ["are pets allowed", "pets"],
    ["which one takes cats", "pets"],
    ["¿aceptan perros?", "pets"],
    ["¿puedo llevar a mi perro?", "pets"],
    ["do I need ID for that", "id"],
    ["¿piden identificación?", "id"],
    ["do they take walk-ins", "visit"],
    ["¿hay que hacer cita?", "visit"],
    ["how much does it cost", "cost"],
    ["¿cuánto cuesta?", "cost"],
    ["what do I need to bring", "bring"],
    ["¿qué tengo que llevar?", "bring"],
    ["can men stay there", "people"],
    ["¿aceptan hombres?", "people"],
    ["can couples stay together there", "couples"],
    ["can they see my kid", "people"],
    ["do I need insurance", "insurance"],
    ["¿necesito seguro?", "insurance"],
    ["how long can I stay", "stay"],
    ["¿cuánto tiempo me puedo quedar?", "stay"],
    ["what time is curfew", "rules"],
    ["can I smoke there", "rules"],
    ["¿se puede fumar ahí?", "rules"],
    ["¿hablan español?", "languages"],
    ["do any of these take couples", "couples"],
    ["¿alguno recibe parejas?", "couples"],
    ["who qualifies", "people"],
    ["which one has beds left", "BEDS"],
    ["¿cuál tiene camas?", "BEDS"],
    ["are they open on saturday", "SCHEDULE"],
    ["¿abren los sábados?", "SCHEDULE"],
    ["when will they be back", "SCHEDULE"],
    ["¿cuándo vuelven?", "SCHEDULE"],
    ["is there a ramp", "steps"],
    ["do they have wifi", "OTHER"],
    ["do any of them have parking", "OTHER"],
    ["what time do they close?", "SCHEDULE"],
    ["¿a qué hora cierran?", "SCHEDULE"],
    ["when is the next one", "SCHEDULE"],
    ["¿cuándo es la próxima?", "SCHEDULE"],
    ["which of those is closest", "DISTANCE"],
    ["¿cuál me queda más cerca?", "DISTANCE"],
  ])("%s", (message, asks) => {
    expect(asked(message, LIST)).toMatchObject({ kind: "OF_SHOWN", ids: IDS, asks });
  });

  test.each([
    ["is the second one open sunday?", "SCHEDULE"],
    ["¿la segunda abre el domingo?", "SCHEDULE"],
    ["does the second one take dogs", "SERVICE"],
    ["is the second one walking distance", "DISTANCE"],
  ])("%s: of that one", (message, kind) => {
    expect(asked(message, LIST)).toMatchObject({ kind, service: { id: toId(2) } });
  });

  test.each([
    "is there one open after 5",
    "are any of them open right now",
    "¿cuál abre mañana?",
    "y mañana?",
  ])("%s: the list at that time", (message) => {
    const question = asked(message, LIST);
    expect(question).toMatchObject({ kind: "FIND", find: { needs: ["EMERGENCY"] } });
    expect(question.kind === "FIND" && question.find.time).not.toBeNull();
  });
});

describe("after one service, what is asked of it", () => {
  test.each([
    ["do they take dogs?", "pets"],
    ["¿aceptan hombres?", "people"],
    ["do they have lockers", "OTHER"],
  ])("%s", (message, fact) => {
    expect(asked(message, NAMED)).toMatchObject({ kind: "SERVICE", service: { id: toId(7) }, fact });
    expect(asked(message, OF_LIST)).toMatchObject({ kind: "SERVICE", service: { id: toId(2) }, fact });
  });

  test.each(["and on friday?", "¿y los domingos?", "what about sunday", "are they open saturday"])(
    "%s: its hours of that day",
    (message) => {
      expect(asked(message, NAMED)).toMatchObject({ kind: "SCHEDULE", service: { id: toId(7) } });
      expect(asked(message, OF_LIST)).toMatchObject({ kind: "SCHEDULE", service: { id: toId(2) } });
    },
  );
});

describe("what asks for something else", () => {
  test.each([
    ["what about laundry", "FIND"],
    ["I need food for my dog", "FIND"],
    ["do you have a food pantry", "FIND"],
    ["they are all full, I need a doctor", "FIND"],
    ["necesito ropa para mis hijos", "FIND"],
    ["thank you", "THANKS"],
    ["do you speak spanish", "LANGUAGE"],
    ["can I get an ID", "FIND"],
    ["can I get help with my papers", "FIND"],
    ["¿puedo arreglar mis papeles?", "FIND"],
    ["can I stop drinking", "FIND"],
    ["¿puedo dejar de tomar alcohol?", "FIND"],
  ])("%s", (message, kind) => {
    expect(asked(message, LIST).kind).toBe(kind);
  });

  test.each(["do they take dogs", "¿aceptan perros?", "what do i need to bring"])(
    "%s at the beginning of a talk is about nothing that was shown",
    (message) => {
      expect(asked(message, NEW_TALK).kind).not.toBe("OF_SHOWN");
    },
  );

  test.each(["can he kill my kids", "are they going to hurt my kids", "¿me va a pegar a mis hijos?"])(
    "%s: a danger that is named is one, however it is asked",
    (message) => {
      expect(asked(message, LIST).kind).toBe("DANGER");
    },
  );

  test("a danger is one after a list, too", () => {
    expect(asked("are they going to hurt me, he said he will kill me", LIST).kind).toBe("DANGER");
  });
});

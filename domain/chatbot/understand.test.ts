import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeNamesIn } from "./asked-place.ts";
import type { Find, Question } from "./question.ts";
import {
  afterList,
  afterService,
  NEW_TALK,
  SHOWN_SERVICES,
  type TalkState,
  talkState,
} from "./talk-state.ts";
import { understand } from "./understand.ts";

const NOW = Date.UTC(2026, 10, 18, 20, 0);
const IDS = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const FOOD: Find = {
  needs: ["MEALS"],
  audiences: [],
  text: null,
  place: { kind: "NEAR_ME" },
  time: null,
  beds: false,
};
const SHOWN = afterList(NEW_TALK, { find: FOOD, skip: 0, ids: IDS, hasMore: true });

function asked(message: string, state: TalkState = SHOWN): Question {
  return understand(message, { now: NOW, zone: "America/New_York", state, places: new Map(), language: "en" })
    .question;
}

describe("first messages", () => {
  test.each([
    ["open tonight", "TONIGHT"],
    ["abierto esta noche", "TONIGHT"],
    ["what's open tomorrow", "TOMORROW"],
    ["qué abre mañana", "TOMORROW"],
  ] as const)("%s: everything that is open then", (message, time) => {
    expect(asked(message, NEW_TALK)).toMatchObject({
      kind: "FIND",
      find: { needs: [], time: { kind: time } },
    });
  });
  test.each(["tonight", "esta noche", "on sunday"])("%s alone asks for nothing", (message) => {
    expect(asked(message, NEW_TALK).kind).toBe("NOT_UNDERSTOOD");
  });
  test.each([
    ["my mom is 70 and needs meals", ["MEALS"], ["SENIORS"]],
    ["tengo 12 años y necesito ropa", ["CLOTHES"], ["KIDS"]],
  ] as const)("%s: for that age", (message, needs, audiences) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "FIND", find: { needs, audiences } });
  });
});

describe("injuries are asked for now, and are no violence", () => {
  test.each([
    "broken arm",
    "I broke my arm",
    "my son's leg is broken",
    "I burned my hand cooking",
    "twisted my ankle",
    "brazo roto",
    "me rompí el brazo",
    "mi hijo se quebró la pierna",
    "se me zafó el hombro",
    "me quemé la mano",
  ])("%s", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({
      kind: "FIND",
      find: { needs: ["MEDICAL"], time: { kind: "NOW" } },
    });
  });
  test("at another time where one is named", () => {
    expect(asked("check my broken arm on monday", NEW_TALK)).toMatchObject({
      find: { needs: ["MEDICAL"], time: { kind: "WEEKDAY" } },
    });
  });
  test.each(["he broke my arm", "mi esposo me rompió el brazo"])("%s: that is violence", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "DANGER", danger: "VIOLENCE" });
  });
});

describe("each need has its own time", () => {
  test.each([
    ["bed tonight and food tomorrow", ["EMERGENCY TONIGHT", "MEALS FOOD_PANTRIES TOMORROW"]],
    ["food tonight, a bed tomorrow", ["MEALS FOOD_PANTRIES TONIGHT", "EMERGENCY TOMORROW"]],
    ["cama esta noche y comida mañana", ["EMERGENCY TONIGHT", "MEALS FOOD_PANTRIES TOMORROW"]],
    [
      "comida hoy. También ropa el lunes y un dentista",
      ["MEALS FOOD_PANTRIES TODAY", "MEDICAL CLOTHES WEEKDAY"],
    ],
    ["shower at 5 and dinner at 7", ["HYGIENE HOUR", "MEALS HOUR"]],
    ["a shower and food tomorrow", ["MEALS FOOD_PANTRIES HYGIENE TOMORROW"]],
    ["a bed tonight, and food", ["MEALS FOOD_PANTRIES EMERGENCY TONIGHT"]],
    ["food today and tomorrow", ["MEALS FOOD_PANTRIES TOMORROW"]],
  ])("%s", (message, expected) => {
    const question = asked(message, NEW_TALK);
    const finds = question.kind === "FIND" ? [question.find, ...(question.also ?? [])] : [];
    expect(finds.map(({ needs, time }) => `${needs.join(" ")} ${time?.kind}`)).toEqual(expected);
  });

  test("the people and the place are those of both", () => {
    const question = asked("I'm a veteran, I need a bed tonight and a job tomorrow near me", NEW_TALK);
    const both = { audiences: ["VETERANS"], place: { kind: "NEAR_ME" } };
    expect(question).toMatchObject({ find: both, also: [both] });
  });
});

describe("words that are no days", () => {
  test.each([
    "we'd like a meal",
    "we’d like a meal",
    "she sat outside all day, needs food",
    "i sat in the rain need food",
  ])("%s: at no time", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "FIND", find: { time: null } });
  });
  test.each(["meals on sat", "meals wed"])("%s: that day", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "FIND", find: { time: { kind: "WEEKDAY" } } });
  });
});

describe("who thinks of being gone", () => {
  test.each([
    "everyone would be better off if I was gone",
    "my kids would be better off if i wasnt here",
    "mejor si ya no estuviera",
    "mejor si no existiera",
  ])("%s: is in danger", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "DANGER", danger: "SUICIDE" });
  });
  test.each([
    "we'd be better off if I had a job",
    "better off if i move to another shelter",
    "mejor si no llueve",
    "mejor si no voy hoy, ¿abren mañana?",
    "es mejor si no hay fila, comida",
  ])("%s: is not", (message) => {
    expect(asked(message, NEW_TALK).kind).not.toBe("DANGER");
  });
});

describe("who is hit", () => {
  test.each([
    "mi esposo me pegó en la cabeza",
    "me golpeó en la espalda",
    "my husband hit my head",
    "my head hurts he keeps hitting me",
    "me duele la cabeza porque mi esposo me pegó",
  ])("%s: violence, though a part of the body aches too", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "DANGER", danger: "VIOLENCE" });
  });
  test.each([
    "my head is killing me",
    "me pegó fuerte la gripe",
    "mi hijo se pegó en la rodilla",
    "my kids beat me at chess",
  ])("%s: by nobody", (message) => {
    expect(asked(message, NEW_TALK).kind).not.toBe("DANGER");
  });
});

describe("a day that is not asked for", () => {
  test.each(["food till friday", "no tengo comida desde el lunes", "lost my job last monday and need food"])(
    "%s",
    (message) => {
      expect(asked(message, NEW_TALK)).toMatchObject({ kind: "FIND", find: { time: null } });
    },
  );
  test.each(["food on friday", "comida el lunes"])("%s: asks for it", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "FIND", find: { time: { kind: "WEEKDAY" } } });
  });
});

test("an age is no name of a service", () => {
  expect(asked("my dad is 72 needs a bed in Miami", NEW_TALK)).toMatchObject({
    kind: "FIND",
    find: { needs: ["EMERGENCY"], audiences: ["SENIORS"] },
  });
});

describe("follow-ups", () => {
  test.each(["and for my kids?", "y para mis hijos?"])("%s: the same list for them", (message) => {
    const question = asked(message);
    expect(question).toMatchObject({
      kind: "FIND",
      skip: 0,
      find: { needs: ["MEALS"], place: { kind: "NEAR_ME" } },
    });
    expect(question.kind === "FIND" ? question.find.audiences : []).toContain("KIDS");
  });

  test.each(["¿y mañana?", "and tomorrow?"])("%s: the same list at that time", (message) => {
    expect(asked(message)).toMatchObject({
      kind: "FIND",
      find: { needs: ["MEALS"], time: { kind: "TOMORROW" } },
    });
  });

  test.each(["más", "more", "show me more", "otra opción"])("%s: the rows after those shown", (message) => {
    expect(asked(message)).toEqual({ kind: "FIND", find: FOOD, skip: SHOWN_SERVICES });
    expect(asked(message, { ...SHOWN, hasMore: false })).toEqual({ kind: "NO_MORE" });
    expect(asked(message, NEW_TALK)).toEqual({ kind: "HELP" });
  });

  test.each([
    ["the second one", "SERVICE", 1],
    ["el primero", "SERVICE", 0],
    ["the last one", "SERVICE", 2],
    ["what time does the third one open?", "SCHEDULE", 2],
    ["how far is the second one?", "DISTANCE", 1],
    ["¿cuál es el teléfono del segundo?", "PHONE", 1],
    ["how do I get there?", "DIRECTIONS", 0],
    ["which bus goes to the second one?", "DIRECTIONS", 1],
    ["la primera", "SERVICE", 0],
    ["how do I get there by bus?", "DIRECTIONS", 0],
    ["¿cómo llego a pie?", "DIRECTIONS", 0],
    ["¿qué guagua me deja ahí?", "DIRECTIONS", 0],
    ["¿cómo llego al tercero?", "DIRECTIONS", 2],
    ["is it far?", "DISTANCE", 0],
    ["¿está lejos?", "DISTANCE", 0],
  ])("%s: %s of a row", (message, kind, row) => {
    expect(asked(message)).toMatchObject({ kind, service: { id: IDS[row] } });
  });

  test.each(["la primera", "el segundo"])("%s is no town of that name", (message) => {
    expect(placeNamesIn(message)).toEqual([]);
  });

  test("a row that was not shown", () => {
    expect(asked("the fifth one")).toEqual({ kind: "NO_MORE" });
  });

  test("it is the service last spoken of", () => {
    const state = afterService(SHOWN, IDS[1] ?? "");
    expect(asked("what time does it close?", state)).toMatchObject({
      kind: "SCHEDULE",
      service: { id: IDS[1] },
    });
    expect(asked("¿tienen camas?", state)).toMatchObject({ kind: "BEDS", service: { id: IDS[1] } });
  });

  test("another need begins a new list", () => {
    expect(asked("necesito ropa")).toMatchObject({
      kind: "FIND",
      find: { needs: ["CLOTHES"], place: { kind: "NONE" } },
    });
  });
});

describe("a named service", () => {
  test.each([
    ["what time does Quayside Haven open?", "SCHEDULE"],
    ["how far is Quayside Haven", "DISTANCE"],
    ["how do I get to Quayside Haven", "DIRECTIONS"],
    ["¿qué camión me lleva a Quayside Haven?", "DIRECTIONS"],
    ["how many beds does Quayside Haven have", "BEDS"],
    ["phone number for Quayside Haven", "PHONE"],
    ["does Quayside Haven have beds", "BEDS"],
    ["tell me about Quayside Haven", "SERVICE"],
    ["¿a qué hora abre Quayside Haven?", "SCHEDULE"],
    ["¿dónde queda Quayside Haven?", "DISTANCE"],
    ["teléfono de Quayside Haven", "PHONE"],
  ])("%s: %s", (message, kind) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind, service: { name: "quayside haven" } });
  });
});

describe("the language of a message", () => {
  test.each([
    ["I need food", "en"],
    ["necesito comida", "es"],
    ["comida", "es"],
    ["busco food pantry para mi familia", "es"],
    ["33101", "en"],
  ])("%s: %s", (message, language) => {
    const circumstances = { now: NOW, zone: "America/New_York", state: NEW_TALK, places: new Map() };
    expect(understand(message, { ...circumstances, language: "en" }).language).toBe(language);
  });
});

test("any text is answered, and the state remains one that can be read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (message) => {
      const { state } = understand(message, {
        now: NOW,
        zone: "America/New_York",
        state: SHOWN,
        places: new Map(),
        language: "es",
      });
      expect(talkState.safeParse(state).success).toBe(true);
    }),
  );
});

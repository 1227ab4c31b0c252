import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeNamesIn } from "./asked-place.ts";
import { listRequest } from "./list-request.ts";
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

describe("a need that is told without its name", () => {
  test.each([
    ["job interview tomorrow and nothing decent to wear", ["CLOTHES"]],
    ["tengo entrevista el lunes y no tengo que ponerme", ["CLOTHES"]],
    ["they cut our lights yesterday", ["ASSISTANCE"]],
    ["estamos a oscuras desde ayer", ["ASSISTANCE"]],
    ["i have a record and nobody will hire me", ["EMPLOYMENT"]],
    ["nadie me contrata", ["EMPLOYMENT"]],
    ["the fridge is empty till friday", ["FOOD_PANTRIES"]],
    ["ya es tarde, quien me recibe", ["EMERGENCY"]],
    ["i havent showered in a week", ["HYGIENE"]],
  ] as const)("%s", (message, needs) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "FIND", find: { needs } });
  });
});

describe("a loss or an illness is told", () => {
  test.each([
    ["I lost my mom", ["COUNSELING"], "grief"],
    ["my dad passed away last week", ["COUNSELING"], "grief"],
    ["loss of a loved one", ["COUNSELING"], "grief"],
    ["perdí a mi mamá", ["COUNSELING"], "grief"],
    ["mi papá falleció hace un mes", ["COUNSELING"], "grief"],
    ["perdimos a un familiar", ["COUNSELING"], "grief"],
    ["my mom died and I can't pay for the funeral", ["ASSISTANCE"], "funeral"],
    ["necesito una prótesis", ["MEDICAL"], "prosthetic limb"],
    ["my dad has parkinson's", ["MEDICAL", "COUNSELING"], "Parkinson"],
    ["mi papá tiene párkinson", ["MEDICAL", "COUNSELING"], "Parkinson"],
    ["multiple sclerosis support", ["MEDICAL", "COUNSELING"], "multiple sclerosis"],
    ["I have lupus and need food", ["MEALS", "FOOD_PANTRIES"], null],
  ] as const)("%s", (message, needs, text) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "FIND", find: { needs, text } });
  });
});

describe("what is asked for, and what it is for", () => {
  test.each([
    ["remove my tattoo so i can get a job", ["ASSISTANCE"], "tattoo removal"],
    ["someone to watch my kids while i work", ["ASSISTANCE"], "child care"],
    ["donde guardan muebles mientras encuentro apartamento", ["ASSISTANCE"], "storage unit"],
    ["food and clothes while i wait", ["MEALS", "FOOD_PANTRIES", "CLOTHES"], null],
    ["a shelter, and food so i can eat", ["MEALS", "FOOD_PANTRIES"], null],
  ] as const)("%s", (message, needs, text) => {
    const found = asked(message, NEW_TALK);
    const finds = found.kind === "FIND" ? [found.find, ...(found.also ?? [])] : [];
    const all = finds.flatMap((find) => find.needs);
    expect(all.filter((need) => need !== "EMERGENCY")).toEqual(needs);
    expect(finds[0]?.text ?? null).toBe(text);
  });

  test.each([
    "my mother died last night and we need a burial",
    "anoche fallecio mi papa, quien ayuda a pagar el entierro",
  ])("%s: what has been is no time to look at", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ find: { text: "funeral", time: null } });
  });
});

describe("before morning", () => {
  /** Thursday, 02:00 in New York. */
  const TWO = Date.UTC(2026, 10, 19, 7, 0);
  const HOUR = 3_600_000;
  const findAt = (message: string, now: number): Find | null => {
    const { question } = understand(message, {
      now,
      zone: "America/New_York",
      state: NEW_TALK,
      places: new Map(),
      language: "en",
    });
    return question.kind === "FIND" ? question.find : null;
  };
  /** Returns the moment for which a list is read, or the period in which services must be open, in hours from now. */
  const hoursAsked = (message: string, now: number): unknown => {
    const find = findAt(message, now);
    const { at, openFrom, openUntil } = find === null ? {} : listRequest(find, { near: null, skip: 0, now });
    const hoursTo = (instant: string | undefined) =>
      instant === undefined ? null : (Date.parse(instant) - now) / HOUR;
    return at === undefined ? [hoursTo(openFrom), hoursTo(openUntil)] : hoursTo(at);
  };
  test.each<[string, number | [number, number]]>([
    ["a bed tonight", [0, 4]],
    ["una cama para esta noche", [0, 4]],
    ["a bed for today", [0, 4]],
    ["dónde puedo dormir hoy", [0, 4]],
    ["dónde duermo hoy en la noche", [0, 4]],
    ["shelter today", [0, 4]],
    ["food today", [0, 22]],
    ["comida hoy", [0, 22]],
    ["comida hoy en la noche", [0, 4]],
    ["a bed tomorrow", [38, 46]],
    ["food tomorrow", [22, 46]],
    ["food tonight at 8", 18],
    ["comida esta noche a las 8", 18],
    ["food at 3 at night", 1],
  ])("%s is %j hours later", (message, hours) => {
    expect(hoursAsked(message, TWO)).toEqual(hours);
  });
  test.each<[string, number | [number, number]]>([
    ["a bed for today", [1, 9]],
    ["una cama para hoy", [1, 9]],
    ["a bed tonight", [1, 15]],
    ["shelter tomorrow", [25, 33]],
    ["food today", [0, 9]],
    ["comida hoy", [0, 9]],
    ["where can i eat tomorrow", [9, 33]],
    ["algo de comer hoy", [0, 9]],
    ["breakfast on november 20", [33, 57]],
    ["cena el 20 de noviembre", [33, 57]],
    ["food at 12 tonight", 9],
  ])("by day, %s is %j hours later", (message, hours) => {
    expect(hoursAsked(message, NOW)).toEqual(hours);
  });
});

describe("several needs at one time", () => {
  test.each([
    "a bed and food tonight",
    "food and a bed tonight",
    "i need food, a bed tonight",
    "una cama y comida para esta noche",
    "comida y cama esta noche",
  ])("%s: a list of beds, and one of food", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({
      kind: "FIND",
      find: { needs: ["EMERGENCY"], beds: true, time: { kind: "TONIGHT" } },
      also: [{ needs: expect.arrayContaining(["MEALS"]), beds: false, time: { kind: "TONIGHT" } }],
    });
  });
  test.each(["food and a bed frame", "i need a mattress and food"])("%s: no bed for the night", (message) => {
    expect(JSON.stringify(asked(message, NEW_TALK))).not.toContain("EMERGENCY");
  });
});

describe("pictures of bones are medical care, and broken things are not", () => {
  test.each([
    "I need an X-ray",
    "x ray for my hand",
    "where can I get x-rays",
    "xray near me",
    "necesito una radiografía",
    "radiografías gratis",
    "dónde hacen rayos X",
    "rayos-x",
  ])("%s", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "FIND", find: { needs: ["MEDICAL"] } });
  });
  test.each([
    "My chair has a broken leg",
    "the leg of my table is broken",
    "table with a broken leg",
    "broken arm of the couch",
    "my chair leg is broken",
    "la silla tiene una pierna rota",
    "se me rompió la pierna de la mesa",
    "el brazo del sillón está quebrado",
  ])("%s", (message) => {
    expect(JSON.stringify(asked(message, NEW_TALK))).not.toContain("MEDICAL");
  });
  test.each([
    "I fell off a chair and have a broken leg",
    "broken leg, I can't get out of bed",
    "me caí de la silla y tengo la pierna rota",
  ])("%s: that hurts", (message) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ find: { needs: ["MEDICAL"] } });
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
    expect(asked(message, NEW_TALK)).toMatchObject({
      kind: "DANGER",
      danger: { family: "PARTNER_VIOLENCE" },
    });
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
    ["a bed tonight, and food", ["EMERGENCY TONIGHT", "MEALS FOOD_PANTRIES TONIGHT"]],
    ["Food today and tomorrow", ["MEALS FOOD_PANTRIES TODAY", "MEALS FOOD_PANTRIES TOMORROW"]],
    ["comida hoy y mañana", ["MEALS FOOD_PANTRIES TODAY", "MEALS FOOD_PANTRIES TOMORROW"]],
    ["food today or tomorrow", ["MEALS FOOD_PANTRIES TODAY", "MEALS FOOD_PANTRIES TOMORROW"]],
    ["un lugar para dormir hoy o mañana", ["EMERGENCY TODAY", "EMERGENCY TOMORROW"]],
    ["a bed tonight and tomorrow night", ["EMERGENCY TONIGHT", "EMERGENCY TOMORROW"]],
    ["a shower now and on friday", ["HYGIENE NOW", "HYGIENE WEEKDAY"]],
    ["duchas hoy, mañana y el viernes", ["HYGIENE TODAY", "HYGIENE TOMORROW", "HYGIENE WEEKDAY"]],
    [
      "food today and tomorrow and a shower on friday",
      ["MEALS FOOD_PANTRIES TODAY", "MEALS FOOD_PANTRIES TOMORROW", "HYGIENE WEEKDAY"],
    ],
    // One day, expressed more exactly.
    ["food tomorrow, at noon", ["MEALS FOOD_PANTRIES HOUR"]],
    ["comida mañana, por la tarde", ["MEALS FOOD_PANTRIES TOMORROW"]],
    ["dinner tonight and i have 2 kids", ["MEALS TONIGHT"]],
    ["food or a shower tomorrow", ["MEALS FOOD_PANTRIES HYGIENE TOMORROW"]],
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

describe("a service that is named by a number is asked about, and nothing else", () => {
  test.each([
    ["Is Table 3 open now", "table 3"],
    ["is table 3 open tomorrow?", "table 3"],
    ["what time does table 3 open", "table 3"],
    ["Table 3 is open now?", "table 3"],
    ["is house 7 open today", "house 7"],
    ["is food pantry 2 open now", "food pantry 2"],
    ["¿Está abierta la Mesa 3 ahora?", "mesa 3"],
    ["¿La Mesa 3 está abierta ahora?", "mesa 3"],
    ["¿a qué hora abre la casa 7?", "casa 7"],
    ["¿Harbor Kitchen está abierto mañana?", "harbor kitchen"],
  ])("%s", (message, name) => {
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "SCHEDULE", service: { name } });
  });
  test.each([
    "is section 8 open now",
    "is there food for 3 kids open now",
    "que esta abierto ahora",
    "is anything open now",
    "¿hay algo abierto hoy?",
    "la despensa está abierta ahora",
    "is a food pantry open now",
  ])("%s: names none", (message) => {
    expect(asked(message, NEW_TALK).kind).toBe("FIND");
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
    expect(asked(message, NEW_TALK)).toMatchObject({ kind: "DANGER", danger: { family: "SUICIDE" } });
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
    expect(asked(message, NEW_TALK)).toMatchObject({
      kind: "DANGER",
      danger: { family: "PARTNER_VIOLENCE" },
    });
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

describe("who comes along, told after a bed was asked for", () => {
  const afterBed = (first: string): TalkState => {
    const { question, state } = understand(first, {
      now: NOW,
      zone: "America/New_York",
      state: NEW_TALK,
      places: new Map(),
      language: "en",
    });
    if (question.kind !== "FIND") throw new Error(`${first} asks for no list.`);
    return afterList(state, { find: question.find, skip: 0, ids: IDS, hasMore: true });
  };
  test.each([
    ["I need a bed", "I have a dog", ["PETS_ALLOWED"]],
    ["I need a bed", "i've got a pit bull", ["PETS_ALLOWED"]],
    ["I need a bed", "and my cat", ["PETS_ALLOWED"]],
    ["I need a bed", "I have a service dog", ["PETS_ALLOWED"]],
    ["necesito una cama", "tengo un perro", ["PETS_ALLOWED"]],
    ["necesito una cama", "traigo a mi perrita", ["PETS_ALLOWED"]],
    ["donde puedo dormir hoy", "y mi perro también", ["PETS_ALLOWED"]],
    ["I need a bed", "I use a wheelchair", ["DISABLED"]],
    ["necesito una cama", "voy en silla de ruedas", ["DISABLED"]],
    ["necesito una cama", "no puedo subir escaleras", ["DISABLED"]],
    ["I need a bed", "I have a dog and two kids", ["FAMILIES", "PETS_ALLOWED"]],
    ["necesito una cama", "tengo 3 hijos", ["FAMILIES"]],
  ] as const)("%s, %s: the bed, for them", (first, message, audiences) => {
    const question = asked(message, afterBed(first));
    expect(question).toMatchObject({ kind: "FIND", skip: 0, find: { needs: ["EMERGENCY"] } });
    const found = question.kind === "FIND" ? question.find.audiences : [];
    expect([...found].sort()).toEqual([...audiences].sort());
  });

  test.each([
    ["I need a bed", "and my wife"],
    ["I need a bed", "my husband is with me"],
    ["necesito una cama", "y mi esposa"],
    ["necesito una cama", "y mi marido"],
    ["necesito una cama", "mi esposo también"],
    ["necesito una cama", "somos pareja"],
  ])("%s, %s: where two may stay", (first, message) => {
    expect(asked(message, afterBed(first))).toMatchObject({
      kind: "FIND",
      find: { needs: ["EMERGENCY"], text: "couples" },
    });
  });

  test("one after the other narrows further", () => {
    const dog = asked("tengo un perro", afterBed("necesito una cama"));
    const state =
      dog.kind === "FIND"
        ? afterList(NEW_TALK, { find: dog.find, skip: 0, ids: IDS, hasMore: false })
        : SHOWN;
    expect(asked("y mi esposa", state)).toMatchObject({
      find: { needs: ["EMERGENCY"], audiences: ["PETS_ALLOWED"], text: "couples" },
    });
    expect(asked("y para mis hijos?", state)).toMatchObject({
      find: { needs: ["EMERGENCY"], audiences: ["PETS_ALLOWED", "FAMILIES"] },
    });
  });

  test.each([
    ["dog food", "ASSISTANCE"],
    ["my dog is sick", "MEDICAL"],
    ["necesito una silla de ruedas", "ASSISTANCE"],
    ["my wife needs a doctor", "MEDICAL"],
  ])("%s: a need of its own", (message, need) => {
    expect(asked(message, afterBed("I need a bed"))).toMatchObject({ kind: "FIND", find: { needs: [need] } });
  });

  test.each(["my husband hits me", "mi esposo me pega"])("%s: danger", (message) => {
    expect(asked(message, afterBed("I need a bed")).kind).toBe("DANGER");
  });

  test("after food a dog is another need", () => {
    expect(asked("I have a dog")).toMatchObject({ kind: "FIND", find: { needs: ["ASSISTANCE"] } });
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

  test("its telephone is no need for a telephone, and a shelter that is asked for is one", () => {
    const needsBeside = (message: string) => {
      const question = asked(message, NEW_TALK);
      return "otherwise" in question ? question.otherwise?.needs : undefined;
    };
    expect(needsBeside("teléfono de Quayside Haven")).toBeUndefined();
    expect(needsBeside("¿tiene el teléfono de Quayside Haven?")).toBeUndefined();
    expect(needsBeside("phone number for the Quayside shelter")).toContain("EMERGENCY");
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

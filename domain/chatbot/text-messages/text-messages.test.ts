import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chatbot as chatEn } from "#words/compiled/en/chatbot/chatbot.ts";
import { textMessages as en } from "#words/compiled/en/chatbot/text-messages.ts";
import { chatbot as chatEs } from "#words/compiled/es/chatbot/chatbot.ts";
import { textMessages as es } from "#words/compiled/es/chatbot/text-messages.ts";
import { ASKED_APART, type AskedNext, FOLLOW_UPS } from "../../danger/danger-families.ts";
import { composeText, shortenedTo, type TextPart } from "./compose-text.ts";
import { countSegments, countSeptets, foldToGsm7 } from "./gsm7.ts";
import { textKeyword } from "./text-keywords.ts";
import { hasUnsafeWord, safeName } from "./unsafe-words.ts";

/** Whether all characters are in the table: others count as two septets. */
const isGsm7 = (text: string) =>
  [...text].every((one) => countSeptets(one) === 1 || "\f^{}\\[~]|€".includes(one));

describe("the alphabet of text messages", () => {
  test.each([
    ["clínica", "clinica"],
    ["Él está aquí, mañana", "Él esta aqui, mañana"],
    ["¿Qué? ¡Sí! Güira, Ñandú", "¿Qué? ¡Si! Güira, Ñandu"],
    ["ÁÍÓÚ ç", "AIOU c"],
    ["“O’Brien” – 9…", `"O'Brien" - 9...`],
    ["½ mi", "1/2 mi"],
    ["a\u00a0b\tc", "a b c"],
    ["café", "café"],
    ["🙂 日本", " "],
    ["[€5]", "[€5]"],
  ])("%s", (text, folded) => expect(foldToGsm7(text)).toBe(folded));

  test("an escaped character counts as two septets", () => {
    expect([countSeptets("a"), countSeptets("€"), countSeptets("[a]")]).toEqual([1, 2, 5]);
  });

  test("segments have 160 septets alone and 153 each together, and no escape is divided", () => {
    expect([160, 161, 306, 307].map((length) => countSegments("a".repeat(length)))).toEqual([1, 2, 2, 3]);
    expect(countSegments(`${"a".repeat(152)}€${"a".repeat(152)}`)).toBe(3);
  });

  test("whatever is folded is in the table", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => isGsm7(foldToGsm7(text))));
  });
});

describe("a text of parts", () => {
  const parts = fc.array(
    fc.record({
      text: fc.string({ unit: fc.constantFrom(..."ab 19-áé€ñ[🙂"), maxLength: 120 }),
      rank: fc.nat(9),
      isLine: fc.boolean(),
    }),
    { maxLength: 9 },
  );

  test("has at most two segments of characters in the table, and each part whole", () => {
    fc.assert(
      fc.property(parts, (some) => {
        const { text, parts: chosen } = composeText(some);
        expect(countSeptets(text)).toBeLessThanOrEqual(306);
        expect(countSegments(text)).toBeLessThanOrEqual(2);
        expect(isGsm7(text)).toBe(true);
        for (const part of chosen) expect(text).toContain(foldToGsm7(part.text).trim());
      }),
    );
  });

  test("places the lower rank first, and nothing without what it belongs to", () => {
    const long: TextPart = { text: "a".repeat(300), rank: 1 };
    const late: TextPart = { text: "bcdefgh", rank: 2, isLine: true };
    const address: TextPart = { text: "i", rank: 3, after: late };
    expect(composeText([late, address, long]).text).toBe("a".repeat(300));
    expect(composeText([late, address]).text).toBe("bcdefgh i");
  });

  test.each([
    ["Harbor Street Kitchen", 30, "Harbor Street Kitchen"],
    ["Harbor Street Kitchen", 20, "Harbor Street..."],
    ["Harbor, Street", 10, "Harbor..."],
    ["Harborstreetkitchen", 10, null],
  ])("%s in %d septets", (text, septets, expected) => expect(shortenedTo(text, septets)).toBe(expected));
});

describe("keywords", () => {
  test.each([
    ["STOP", "STOP", null],
    [" stop. ", "STOP", null],
    ["Unsubscribe", "STOP", "en"],
    ["Stop texting me!", "STOP", "en"],
    ["ALTO", "STOP", "es"],
    ["parar", "STOP", "es"],
    ["Cancelar", "STOP", "es"],
    ["baja", "STOP", "es"],
    ["¡No más mensajes!", "STOP", "es"],
    ["START", "START", "en"],
    ["Comenzar", "START", "es"],
    ["Sí", "YES", "es"],
    ["yes", "YES", "en"],
    ["HELP", "HELP", "en"],
    ["Ayuda", "HELP", "es"],
  ])("%s", (text, kind, language) => expect(textKeyword(text)).toEqual({ kind, language }));

  test.each(["no", "bus stop near me", "parada de autobús", "help he hits me", "cancel my food stamps"])(
    "%s is none",
    (text) => expect(textKeyword(text)).toBeNull(),
  );
});

describe("words for violence or abuse", () => {
  test.each([
    "Domestic Violence Center",
    "Víctimas de Abuso",
    "VIOLENCIA doméstica",
    "Battered Women's Home",
    "Rape Crisis",
    "Casa-Refugio Luz",
    "Anti-Abuse League",
    "Trata de personas",
    "Maltrato infantil",
    "Mujeres agredidas",
    "Niñas violentadas",
    "Personas lastimadas",
    "Survival after Torture",
    "D.V. Outreach",
    "Bullying Prevention",
  ])("%s", (name) => {
    expect(hasUnsafeWord(name)).toBe(true);
    expect(safeName(name)).toBeNull();
  });

  test.each(["Harbor Kitchen", "Battery Park Pantry", "Grape Street", "Viola's Table", "Heartbeat Clinic"])(
    "%s has none",
    (name) => expect(safeName(name)).toBe(name),
  );

  test("the use of substances has a neutral name", () => {
    expect(safeName("Bay Substance Abuse Clinic")).toBe("Bay Substance use Clinic");
    expect(safeName("Centro contra el abuso de drogas")).toBe("Centro contra el uso de drogas");
  });
});

describe.each([
  ["en", en, chatEn],
  ["es", es, chatEs],
] as const)("our own sentences (%s)", (_, words, chat) => {
  const { danger, followUps: own, miles, inTown, beds, ...rest } = words;
  const followUps: Partial<Record<AskedNext, string>> = own;
  const findAnswers = (asked: AskedNext) =>
    asked === "STAYS" ? [] : [followUps[asked] ?? chat.danger.followUps[asked]];
  const texts = [...Object.values(rest), miles("3.5"), inTown("Demo Harbor"), beds(1), beds(2)];
  const dangers = [...Object.values(danger), ...[...FOLLOW_UPS, ...ASKED_APART].flatMap(findAnswers)].map(
    (text) => `${text}\n${words.deleteThread}\n${words.otherHelp}`,
  );

  test("are safe, and of at most two segments", () => {
    for (const text of [...texts, ...dangers]) {
      expect([text, hasUnsafeWord(text)]).toEqual([text, false]);
      expect([text, countSegments(foldToGsm7(text)) <= 2]).toEqual([text, true]);
    }
  });

  test("promise no line at any hour that is closed at night", () => {
    expect(danger.ELDER).not.toMatch(/(?:hour|hora): 1-800-677-1116/u);
  });

  test("of danger name 911 or 988 and a line to call, and how to delete the thread fits", () => {
    for (const text of Object.values(danger)) expect(text).toMatch(/911|988|211/u);
    expect(danger.PARTNER_VIOLENCE).toContain("1-800-799-7233");
    expect(danger.SEXUAL_ASSAULT).toContain("1-800-656-4673");
    expect(danger.CHILD_HURT).toContain("1-800-422-4453");
    expect(danger.TRAFFICKING).toContain("1-888-373-7888");
    expect(danger.POISON).toContain("1-800-222-1222");
    expect(danger.IMMIGRATION).not.toContain("911");
  });
});

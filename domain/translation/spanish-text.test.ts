import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byField, TRANSLATED_FIELDS, type TranslatedField } from "../services/field-names.ts";
import type { TextState } from "../services/listing-enumerations.ts";
import type { SpanishText } from "../services/service.ts";
import {
  type EnglishTexts,
  type GivenSpanish,
  type GivenText,
  type SpanishTexts,
  spanishAfterEdit,
  spanishTexts,
} from "./spanish-text.ts";
import { toTranslate } from "./to-translate.ts";

function text(value: string, state: TextState): SpanishText {
  return { text: value, state };
}

interface Texts {
  readonly english: EnglishTexts;
  readonly spanish: SpanishTexts;
}

/** The texts after the save, and which of them the engine is asked for. */
function savedTexts(before: Texts | null, after: EnglishTexts, given: GivenSpanish = {}) {
  const spanish = spanishAfterEdit(before, after, given);
  const listed = ({ english, spanish: texts }: Texts) => ({
    ...english,
    serviceSummaryEs: texts.serviceSummary?.text ?? null,
    descriptionEs: texts.description?.text ?? null,
    ageEs: texts.age?.text ?? null,
    entryTextEs: texts.entryText?.text ?? null,
    requiredDocumentsEs: texts.requiredDocuments?.text ?? null,
    costEs: texts.cost?.text ?? null,
    howToApplyEs: texts.howToApply?.text ?? null,
    accessibilityEs: texts.accessibility?.text ?? null,
    stayLimitEs: texts.stayLimit?.text ?? null,
  });
  const ask = toTranslate(before === null ? null : listed(before), listed({ english: after, spanish }), "es");
  return { spanish, ask };
}

/** The rule for the description alone: `[spanish, is the engine asked]`. */
function saved(
  before: [english: string | null, spanish: SpanishText | null] | null,
  english: string | null,
  given?: GivenText,
): [SpanishText | null, boolean] {
  const none = byField<EnglishTexts>(TRANSLATED_FIELDS, () => null);
  const { spanish, ask } = savedTexts(
    before === null
      ? null
      : {
          english: { ...none, description: before[0] },
          spanish: spanishTexts((field) => (field === "description" ? before[1] : null)),
        },
    { ...none, description: english },
    given === undefined ? {} : { description: given },
  );
  expect([spanish.age, spanish.serviceSummary]).toEqual([null, null]);
  expect(ask.every((field) => field === "description")).toBe(true);
  return [spanish.description, ask.length === 1];
}

const MACHINE = text("Comida", "MACHINE");
const REVIEWED = text("Comida", "REVIEWED");
const STALE = text("Comida", "STALE");

describe("the English", () => {
  test.each([
    ["of a new service is asked for", saved(null, "Food"), [null, true]],
    ["that is not there is not", saved(null, null), [null, false]],
    ["that is blank is not", saved(null, "  "), [null, false]],
    ["that stays is not asked for again", saved(["Food", null], "Food"), [null, false]],
    ["with other spaces stays", saved(["Food", MACHINE], " Food\n"), [MACHINE, false]],
    [
      "changed: the program's text goes, and a new one is asked for",
      saved(["Food", MACHINE], "Bread"),
      [null, true],
    ],
    [
      "changed: a reviewed text is stale, and nobody is asked",
      saved(["Food", REVIEWED], "Bread"),
      [STALE, false],
    ],
    ["changed again: still stale", saved(["Food", STALE], "Bread"), [STALE, false]],
    ["changed where there was no Spanish", saved(["Food", null], "Bread"), [null, true]],
    ["gone: the program's text, too", saved(["Food", MACHINE], null), [null, false]],
    ["gone: the reviewed text, too", saved(["Food", REVIEWED], null), [null, false]],
  ])("%s", (_, result, expected) => {
    expect(result).toEqual(expected);
  });
});

describe("Spanish that is given", () => {
  const pan = { text: "Pan" };
  test.each([
    ["is a person's", saved(["Food", null], "Food", pan), [text("Pan", "REVIEWED"), false]],
    ["with a new service", saved(null, "Bread", pan), [text("Pan", "REVIEWED"), false]],
    [
      "with an English edit is not stale",
      saved(["Food", REVIEWED], "Bread", pan),
      [text("Pan", "REVIEWED"), false],
    ],
    ["replaces a program's", saved(["Food", MACHINE], "Food", pan), [text("Pan", "REVIEWED"), false]],
    ["stands without English", saved(null, null, pan), [text("Pan", "REVIEWED"), false]],
    ["unchanged stays what it was", saved(["Food", MACHINE], "Food", { text: "Comida" }), [MACHINE, false]],
    [
      "unchanged with new English is asked for",
      saved(["Food", MACHINE], "Bread", { text: "Comida" }),
      [null, true],
    ],
    [
      "unchanged with new English is stale where reviewed",
      saved(["Food", REVIEWED], "Bread", { text: "Comida" }),
      [STALE, false],
    ],
    [
      "unchanged and looked through is reviewed",
      saved(["Food", STALE], "Food", { text: "Comida", state: "REVIEWED" }),
      [REVIEWED, false],
    ],
    [
      "made by a program stays marked",
      saved(["Food", null], "Food", { ...pan, state: "MACHINE" }),
      [text("Pan", "MACHINE"), false],
    ],
    [
      "made by a program never replaces a reviewed one",
      saved(["Food", REVIEWED], "Bread", { ...pan, state: "MACHINE" }),
      [STALE, false],
    ],
    [
      "made by a program leaves it reviewed where the English stays",
      saved(["Food", REVIEWED], "Food", { ...pan, state: "MACHINE" }),
      [REVIEWED, false],
    ],
    ["cleared is gone", saved(["Food", REVIEWED], "Food", { text: null }), [null, false]],
    ["cleared with new English is asked for", saved(["Food", REVIEWED], "Bread", { text: "" }), [null, true]],
    ["empty in a new service is asked for", saved(null, "Bread", { text: "" }), [null, true]],
    [
      "blank and reviewed is nothing",
      saved(["Food", MACHINE], "Food", { text: " ", state: "REVIEWED" }),
      [null, false],
    ],
  ] satisfies [string, unknown, unknown][])("%s", (_, result, expected) => {
    expect(result).toEqual(expected);
  });
});

test("a translation never replaces a person's text, and only changed English is requested", () => {
  const english = fc.option(fc.constantFrom("Food", "Bread", ""), { nil: null });
  const spanish = fc.option(
    fc.record({
      text: fc.constantFrom("Comida", "Pan"),
      state: fc.constantFrom<TextState>("MACHINE", "REVIEWED", "STALE"),
    }),
    { nil: null },
  );
  fc.assert(
    fc.property(
      english,
      spanish,
      english,
      fc.option(fc.constantFrom("Pan", "Comida"), { nil: undefined }),
      (was, kept, is, pan) => {
        const given: GivenText | undefined = pan === undefined ? undefined : { text: pan, state: "MACHINE" };
        const [result, isAsked] = saved([was, kept], is, given);
        if (isAsked) expect([was === is, result]).toEqual([false, null]);
        const isPersons = kept !== null && kept.state !== "MACHINE";
        if (isPersons && result !== null) expect(result.text).toBe(kept.text);
        if (isPersons) expect(isAsked).toBe(false);
        if (!isPersons) expect(result?.state).not.toBe("REVIEWED");
      },
    ),
  );
});

test("each field goes by itself", () => {
  const fields: TranslatedField[] = ["serviceSummary", "description", "age"];
  for (const field of fields) {
    const before = {
      ...byField<EnglishTexts>(TRANSLATED_FIELDS, () => null),
      serviceSummary: "a",
      description: "b",
      age: "c",
    };
    const known: Partial<SpanishTexts> = { serviceSummary: MACHINE, description: REVIEWED };
    const { spanish, ask } = savedTexts(
      { english: before, spanish: spanishTexts((name) => known[name] ?? null) },
      { ...before, [field]: "new" },
    );
    expect(ask).toEqual(field === "description" ? [] : [field]);
    expect(spanish).toMatchObject({
      serviceSummary: field === "serviceSummary" ? null : MACHINE,
      description: field === "description" ? STALE : REVIEWED,
      age: null,
    });
  }
});

import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { prepareWords } from "../base/prepare-words.ts";
import { type EmbedWords, spokenWords, writtenWords } from "./embed-words.ts";
import { spokenLanguage } from "./spoken-language.ts";

/** An argument that contains none of our words. */
const GIVEN = "$& 1, 2";

const listTexts = ({ embed, services }: EmbedWords) => {
  const { miles, inTown, callName, statusUnknown, inEnglish, machineTranslation } = services;
  const { hoursUnknown, says, notCheckedSince, notChecked, callFirst } = services;
  const taking = [embed.wrongOptions, embed.unknownPlace, miles, inTown, callName, says, notCheckedSince].map(
    (text) => text(GIVEN),
  );
  return [...Object.values(embed).filter((text) => typeof text === "string"), ...taking].concat(
    statusUnknown,
    inEnglish,
    machineTranslation,
    hoursUnknown,
    notChecked,
    callFirst,
  );
};

describe.each(LANGUAGES)("in %s", (language) => {
  test("what is sent of the words of a list says the same when it has come", async () => {
    await prepareWords(language);
    const { words } = spokenLanguage(language);
    const sent = JSON.stringify(writtenWords(words));
    expect(listTexts(spokenWords(JSON.parse(sent)))).toEqual(listTexts(words));
    expect(sent.length).toBeLessThan(4_000);
  });
});

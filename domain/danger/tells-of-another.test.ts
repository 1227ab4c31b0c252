import { expect, test } from "vitest";
import { danger as english } from "#words/compiled/en/danger/danger.ts";
import { danger as spanish } from "#words/compiled/es/danger/danger.ts";
import { helpInDanger } from "#words/danger/danger-help.ts";
import { dangerSentence } from "./danger-sentence.ts";
import { tellsOfAnother } from "./tells-of-another.ts";

test.each([
  ["my friend's boyfriend beats her", true],
  ["my sister's husband hits her", true],
  ["he's hitting my mom right now", true],
  ["my friend was raped last night and she is shaking", true],
  ["my friend told me her boyfriend choked her", true],
  ["her husband hit her with a hammer handle she is my mom", true],
  ["my neighbor is being beaten by her ex", true],
  ["mi vecina grita, creo que la está matando", true],
  ["mi hermana: su marido le pega", true],
  ["el novio de mi amiga la golpea", true],
  ["a mi amiga la violaron", true],
  ["mi prima me contó que el esposo le pega", true],
  // About the writers themselves, even if others are mentioned.
  ["my husband hits me", false],
  ["my boyfriend hit me in front of my sister", false],
  ["my husband beats her and me", false],
  ["I got raped", false],
  ["he hits me and my kids", false],
  ["my husband hits her every night", false],
  ["my ex is going to kill me", false],
  ["mi marido me pega", false],
  ["mi marido le pega a mi mamá", false],
  ["me violaron", false],
  ["la policía me pegó", false],
  ["my mom's boyfriend hits me", false],
] as const)("%s: of another, %s", (text, isOfAnother) => {
  expect(tellsOfAnother(text)).toBe(isOfAnother);
});

test.each([
  [english, false, true, english.ofOthers.PARTNER_VIOLENCE],
  [spanish, false, true, spanish.ofOthers.PARTNER_VIOLENCE],
  [english, true, true, english.sentences.WITNESS],
  [english, true, false, english.sentences.PARTNER_VIOLENCE],
  [english, false, false, english.sentences.PARTNER_VIOLENCE],
] as const)("who sees it is not consoled as the one who is hurt", (words, isNow, isOfAnother, sentence) => {
  expect(dangerSentence({ family: "PARTNER_VIOLENCE", isNow }, isOfAnother, words)).toBe(sentence);
});

test.each([
  ["my friend's boyfriend beats her", english.ofOthers.PARTNER_VIOLENCE],
  ["my husband hits me", english.sentences.PARTNER_VIOLENCE],
] as const)("the panel of a search says so too: %s", (text, sentence) => {
  expect(helpInDanger(text, [], { now: 0, reader: "en" })?.text).toBe(sentence);
});

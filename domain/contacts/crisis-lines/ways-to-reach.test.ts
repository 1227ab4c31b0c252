import { expect, test } from "vitest";
import { crisisLines as english } from "#words/compiled/en/contacts/crisis-lines.ts";
import { crisisLines as spanish } from "#words/compiled/es/contacts/crisis-lines.ts";
import { lineInLanguage, waysToReach } from "./ways-to-reach.ts";

const NONE = {
  phone: null,
  phoneExtension: null,
  text: null,
  textKeyword: null,
  textKeywordEs: null,
  chatWebLink: null,
  chatWebLinkEs: null,
  website: null,
  websiteEs: null,
  tty: null,
  videophone: null,
  relay: null,
};

test.each([
  ["988", null, "tel:988"],
  ["988", "1", "tel:988,1"],
  ["988", "1#", "tel:988,1%23"],
  ["1-800-799-7233", null, "tel:+18007997233"],
  ["(305) 555-0100", null, "tel:+13055550100"],
])("%s with %s is dialled %s", (phone, phoneExtension, href) => {
  expect(waysToReach({ ...NONE, phone, phoneExtension }, "en").call).toEqual({
    href,
    shown: phone,
    keys: phoneExtension,
  });
});

test("a text message begins with the keyword of the language", () => {
  const line = { ...NONE, text: "741741", textKeyword: "HOME", textKeywordEs: "HOLA" };
  expect(waysToReach(line, "en").text).toEqual({
    href: "sms:741741?body=HOME",
    shown: "741741",
    keyword: "HOME",
  });
  expect(waysToReach(line, "es").text?.href).toBe("sms:741741?body=HOLA");
  expect(waysToReach({ ...line, textKeywordEs: null }, "es").text?.href).toBe("sms:741741?body=HOME");
  expect(waysToReach({ ...NONE, text: "678-678" }, "es").text?.href).toBe("sms:678678");
});

test("what a line does not have is not offered", () => {
  expect(waysToReach(NONE, "en")).toEqual({
    call: null,
    text: null,
    chat: null,
    website: null,
    tty: null,
    videophone: null,
    relay: null,
  });
});

test("readers of Spanish get the links that are in Spanish, where there are any", () => {
  const line = {
    ...NONE,
    chatWebLink: "https://line.example/chat",
    chatWebLinkEs: "https://linea.example/chat",
    website: "https://line.example",
  };
  expect(waysToReach(line, "en")).toMatchObject({
    chat: "https://line.example/chat",
    website: "https://line.example",
  });
  expect(waysToReach(line, "es")).toMatchObject({
    chat: "https://linea.example/chat",
    website: "https://line.example",
  });
});

test("the numbers for people who cannot hear are dialed as any other", () => {
  const line = { ...NONE, tty: "1-800-787-3224", videophone: "988", relay: "1-800-273-8255" };
  expect(waysToReach(line, "en")).toMatchObject({
    tty: { href: "tel:+18007873224", shown: "1-800-787-3224" },
    videophone: { href: "tel:988", shown: "988" },
    relay: "1-800-273-8255",
  });
});

test("texts are in the language where they are, and marked where they are not", () => {
  const line = {
    name: "Line",
    nameEs: "Línea",
    description: "Help",
    descriptionEs: null,
    area: "Here",
    areaEs: "Aquí",
    time: "Now",
    timeEs: "Ahora",
  };
  expect(lineInLanguage(line, "en")).toMatchObject({ name: "Line", area: "Here", isEnglish: false });
  expect(lineInLanguage(line, "es")).toEqual({
    name: "Línea",
    description: "Help",
    area: "Aquí",
    time: "Ahora",
    isEnglish: true,
  });
  const translated = { ...line, descriptionEs: "Ayuda" };
  expect(lineInLanguage(translated, "es").isEnglish).toBe(false);
  expect(lineInLanguage(translated, "ar-XB")).toMatchObject({ description: "Help", isEnglish: true });
});

test("the links have labels in both languages", () => {
  expect([english.call("988"), english.thenDial("1"), english.textKeyword("START", "88788")]).toEqual([
    "Call 988",
    "then press 1",
    "Text START to 88788",
  ]);
  expect([spanish.call("988"), spanish.thenDial("1"), spanish.textKeyword("HOLA", "741741")]).toEqual([
    "Llamar al 988",
    "luego oprima 1",
    "Mande HOLA al 741741",
  ]);
  expect(Object.keys(spanish)).toEqual(Object.keys(english));
});

import { expect, test } from "vitest";
import { chatbot as chatbotEn } from "./en/chatbot.ts";
import { quickExit as quickExitEn } from "./en/quick-exit.ts";
import { servicePage as pageEn } from "./en/service-page.ts";
import { watchedPhone as en } from "./en/watched-phone.ts";
import { chatbot as chatbotEs } from "./es/chatbot.ts";
import { quickExit as quickExitEs } from "./es/quick-exit.ts";
import { servicePage as pageEs } from "./es/service-page.ts";
import { watchedPhone as es } from "./es/watched-phone.ts";

test.each([
  ["en", en, [chatbotEn.page.anotherPhone, quickExitEn.anotherPhone, pageEn.safety]],
  ["es", es, [chatbotEs.page.anotherPhone, quickExitEs.anotherPhone, pageEs.safety]],
])("panels of danger say the same of a phone that is looked through (%s)", (_, { useAnother }, texts) => {
  for (const text of texts) expect(text).toContain(useAnother);
});

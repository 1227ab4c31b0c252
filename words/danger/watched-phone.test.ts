import { expect, test } from "vitest";
import { watchedPhone as en } from "../compiled/en/base/watched-phone.ts";
import { chatbot as chatbotEn } from "../compiled/en/chatbot/chatbot.ts";
import { servicePage as pageEn } from "../compiled/en/service-page/service-page.ts";
import { quickExit as quickExitEn } from "../compiled/en/static-pages/quick-exit.ts";
import { watchedPhone as es } from "../compiled/es/base/watched-phone.ts";
import { chatbot as chatbotEs } from "../compiled/es/chatbot/chatbot.ts";
import { servicePage as pageEs } from "../compiled/es/service-page/service-page.ts";
import { quickExit as quickExitEs } from "../compiled/es/static-pages/quick-exit.ts";

test.each([
  ["en", en, [chatbotEn.page.anotherPhone, quickExitEn.anotherPhone, pageEn.safety]],
  ["es", es, [chatbotEs.page.anotherPhone, quickExitEs.anotherPhone, pageEs.safety]],
])("panels of danger say the same of a phone that is looked through (%s)", (_, { useAnother }, texts) => {
  for (const text of texts) expect(text).toContain(useAnother);
});

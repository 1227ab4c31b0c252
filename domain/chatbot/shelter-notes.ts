import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { isMinor } from "./asked-age.ts";
import type { Find } from "./question.ts";
import { asksForShelter, hidesFromSomebody } from "./safer-shelter.ts";
import type { TalkState } from "./talk-state.ts";

/** Returns what to ask before going to a place to sleep, if what the writer said calls for it. */
export function shelterNotes(
  find: Find,
  { writer, danger }: Pick<TalkState, "writer" | "danger">,
  { askFirst }: ChatbotWords,
): readonly string[] {
  if (!asksForShelter(find)) return [];
  return [
    ...(find.ages?.some(isMinor) === true ? [askFirst.minor] : []),
    ...(writer.is === "TRANS_WOMAN" ? [askFirst.transWoman] : []),
    ...(writer.is === "TRANS_MAN" ? [askFirst.transMan] : []),
    ...(writer.is === "MAN" && hidesFromSomebody(danger) ? [askFirst.man] : []),
  ];
}

import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { toWeekday } from "../base/time/civil-date.ts";
import { localTime } from "../base/time/zone.ts";
import { freeByGroup } from "../beds/free-for.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { Find, TimeAsked } from "./question.ts";

/** "Meals and food pantries for women and families, pets allowed, open now, near Miami, FL:" */
export function listText(find: Find, words: ChatbotWords, zone: string, isNearYou: boolean): string {
  const people = find.audiences
    .filter((category) => category !== "ALL" && category !== "PETS_ALLOWED")
    .map((category) => words.audiences[category]);
  const whom = people.length === 0 ? [] : [words.forWhom(joined(people, words))];
  const parts = [
    [whatText(find, words), ...whom].join(" "),
    ...(find.audiences.includes("PETS_ALLOWED") ? [words.audiences.PETS_ALLOWED] : []),
    ...(find.time === null ? [] : [words.openPlaces(whenText(find.time, words, zone))]),
    ...whereText(find, words, isNearYou),
  ];
  const text = `${parts.join(", ")}:`;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function whatText({ needs, topic }: Find, words: ChatbotWords): string {
  if (topic !== undefined) return words.legalHelp;
  return needs.length === 0
    ? words.anyNeed
    : joined(
        needs.map((need) => words.needs[need]),
        words,
      );
}

function whereText({ place }: Find, words: ChatbotWords, isNearYou: boolean): string[] {
  if (place.kind === "CITY" || place.kind === "ZIP") return [words.nearPlace(place.name)];
  return isNearYou ? [words.nearYou] : [];
}

/** "tonight", "at 6:00 PM". */
export function whenText(time: TimeAsked, words: ChatbotWords, zone: string): string {
  const { day, minute } = localTime(zone, time.at);
  return words.when[time.kind](toWeekday(day), minute);
}

/** "2 for women, 0 for men."; empty if free beds by group are unknown. */
export function bedsByGroup({ beds }: Pick<ListedForViewer, "beds">, words: ChatbotWords): string[] {
  const groups = freeByGroup(beds) ?? [];
  const counts = groups.map(([audience, free]) =>
    words.bedsOf(free, audience === "ALL" ? words.anyoneElse : words.forWhom(words.audiences[audience])),
  );
  return counts.length === 0 ? [] : [`${counts.join(", ")}.`];
}

/** "Women, men and families". */
export function joined(names: readonly string[], { and }: ChatbotWords): string {
  const last = names[names.length - 1] ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

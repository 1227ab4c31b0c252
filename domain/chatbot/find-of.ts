import { rightNow } from "../search/asked-time.ts";
import { CATEGORIES, NEEDS } from "../services/enumerations.ts";
import { IN_COMPANY, PETS } from "./in-company.ts";
import type { VocabularyPhrase } from "./lexicon.ts";
import type { Find, PlaceAsked, TimeAsked } from "./question.ts";
import type { TopicsFound } from "./topics-in.ts";

function isPlaceToStay({ topic }: VocabularyPhrase): boolean {
  return topic.needs.includes("EMERGENCY") || topic.needs.includes("TRANSITIONAL");
}

const BEDS =
  /\b(?:beds?|camas?|cots?|catres?|bunks?|literas?|colchonetas?|sleeping mats?|mats? (?:to|on|for))\b/u;
const BED_THINGS = /\b(?:bed frame|bed ?bugs?|bed sheets?|bedding|mattress|colchon|base de cama)\b/u;

/** Builds the search that the phrases of a message, or of a part of it, ask for. @param now epoch milliseconds */
export function buildFind(
  { strong, situations, weak, audiences }: TopicsFound,
  { place, time: named, text, now }: { place: PlaceAsked; time: TimeAsked | null; text: string; now: number },
): Find {
  const isFurniture = BED_THINGS.test(text);
  // "Broken leg, I can't get out of bed"
  const isHurt = strong.some(({ topic }) => topic.isUrgent === true);
  const isInCompany = ({ words }: VocabularyPhrase): boolean => {
    const phrase = words.join(" ");
    return IN_COMPANY.has(phrase) || (phrase === "bed" && (isFurniture || isHurt));
  };
  const asked = strong.filter((phrase) => !isInCompany(phrase));
  const hasPet = strong.some((phrase) => PETS.has(phrase.words.join(" ")));
  const tiers = [asked, situations, strong, weak];
  const meant = tiers.find((tier) => tier.length > 0) ?? [];
  const apart = meant.filter(({ topic: { isApart, words } }) => isApart === true && words[0] !== undefined);
  // A burial needs its own kind of help, whatever else the message says.
  const specific = coversAll(apart, meant) ? apart : withoutGeneral(meant);
  const isUrgent = specific.some(({ topic }) => topic.isUrgent === true);
  const time = named ?? (isUrgent ? rightNow(now) : null);
  const needs = new Set(specific.flatMap(({ topic }) => topic.needs));
  // A room for tonight is a bed, not housing.
  if (time?.kind === "TONIGHT" && needs.delete("TRANSITIONAL")) needs.add("EMERGENCY");
  const beds = BEDS.test(text) && !isFurniture && needs.has("EMERGENCY");
  const people = hasPet && asked.some(isPlaceToStay) ? [...audiences, "PETS_ALLOWED" as const] : audiences;
  const telling = withoutWhole(specific);
  const [topic] = telling;
  const isNarrow = isOneTopic(telling) && topic?.topic.words[0] !== undefined;
  return {
    needs: NEEDS.filter((need) => needs.has(need)),
    audiences: CATEGORIES.filter((category) => people.includes(category)),
    text: asksForCouples(text, asked) ? COUPLES : narrowingText(isNarrow ? topic : undefined),
    place,
    time,
    beds,
  };
}

/** Whether these phrases cover everything that is asked for. */
function coversAll(apart: readonly VocabularyPhrase[], meant: readonly VocabularyPhrase[]): boolean {
  const [first] = apart;
  return (
    first !== undefined &&
    isOneTopic(apart) &&
    meant.every(({ topic }) => topic.needs.every((need) => first.topic.needs.includes(need)))
  );
}

function isOneTopic(phrases: readonly VocabularyPhrase[]): boolean {
  return phrases.every(({ topic }) => topic.words[0] === phrases[0]?.topic.words[0]);
}

/** Drops phrases that name a whole need if others name a part of it: "GED classes". */
function withoutWhole(phrases: readonly VocabularyPhrase[]): readonly VocabularyPhrase[] {
  const particular = phrases.filter(({ topic: { words } }) => !WHOLE_NEEDS.has(words[0] ?? ""));
  const needs = new Set(particular.flatMap(({ topic }) => topic.needs));
  const isOfThem = phrases.every(({ topic }) => topic.needs.every((need) => needs.has(need)));
  return particular.length > 0 && isOfThem ? particular : phrases;
}

/** Search text for places that let couples stay together. */
export const COUPLES = "couples";
const TOGETHER =
  /\b(?:couples?|parejas?|(?:me|i) and my (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|gf|bf)|my (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|gf|bf) and (?:i|me)|with my (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|gf|bf)|(?:mi|con mi) (?:esposa|esposo|novia|novio|pareja|mujer|marido)(?: y yo)?)\b/u;

function asksForCouples(text: string, asked: readonly VocabularyPhrase[]): boolean {
  return TOGETHER.test(text) && asked.some(({ topic }) => topic.needs.includes("EMERGENCY"));
}

/** Drops general phrases if a message also has particular ones: "food" says less than "breakfast". */
function withoutGeneral(phrases: readonly VocabularyPhrase[]): readonly VocabularyPhrase[] {
  const particular = phrases.filter(
    ({ topic }) =>
      topic.needs.length === 1 ||
      !phrases.some(
        (other) =>
          other.topic.needs.length < topic.needs.length &&
          other.topic.needs.every((need) => topic.needs.includes(need)),
      ),
  );
  return particular.length > 0 ? particular : phrases;
}

/** Topics named like their whole need, which do not narrow a list. */
export const WHOLE_NEEDS: ReadonlySet<string> = new Set([
  "food",
  "meal",
  "food pantry",
  "shelter",
  "bed",
  "emergency shelter",
  "homeless",
  "housing",
  "clinic",
  "doctor",
  "health",
  "counseling",
  "mental health",
  "clothes",
  "hygiene",
  "tech",
  "job",
  "money",
  "help",
  "thrown out",
  "bill",
  "benefits",
  "school",
  "class",
]);

function narrowingText(phrase: VocabularyPhrase | undefined): string | null {
  const [name] = phrase?.topic.words ?? [];
  return name === undefined || WHOLE_NEEDS.has(name) ? null : name;
}

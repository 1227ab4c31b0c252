import type { PlainFact } from "#domain/service-page/plain-words/plain-facts.ts";
import { type DoorRules, rulesToAsk } from "#domain/services/door-rules.ts";
import type { Category } from "#domain/services/enumerations.ts";
import { hasDoorRules } from "#domain/services/has-door-rules.ts";
import type { StatusForm } from "#domain/services/opening-hours/opening-status.ts";
import type { PlainWordsWords } from "../../compiled/service-page/plain-words.ts";

/** A fact in one language: one sentence or more, each of at most 12 words (rule plain-words 2). */
export function plainSentences(fact: PlainFact, words: PlainWordsWords): readonly string[] {
  switch (fact.kind) {
    case "STATUS":
      return statusSentences(fact.status, words);
    case "STATUS_UNKNOWN":
      return words.status.unknown;
    case "INTAKE":
      return intakeSentences(fact.status, words);
    case "ARRIVAL":
      return fact.status.form === "OPEN_TILL" ? [words.intake.comeBefore(fact.status.time)] : [];
    case "OLD_HOURS":
      return words.status.old;
    case "NEED":
      return [words.needs[fact.need]];
    case "REFUGE":
      return [words.refuge];
    case "TYPE":
      return [words.types[fact.type]];
    case "BEDS":
      return bedSentences(fact, words);
    case "EVERYONE":
      return [words.everyone];
    case "AUDIENCE_UNKNOWN":
      return [words.audienceUnknown];
    case "AUDIENCES":
      return [words.audiences(fact.audiences, fact.isMore)];
    case "AGES":
      return [words.ages(fact.from, fact.to)];
    case "RULES":
      return ruleSentences(fact.rules, words);
    case "PROVISIONS":
      return fact.provisions.map((one) => `${words.provisions[one]}.`);
    case "PETS":
      return [fact.answer ? words.pets.yes : words.pets.no];
    case "LANGUAGES":
      return [words.languages(fact.names, fact.isMore)];
    case "PHONE":
      return [words.phone(fact.phone, fact.extension)];
    case "NO_PHONE":
      return [words.noPhone];
    case "PLACE":
      return [fact.isShown ? words.place.shown : words.place.hidden];
    case "NEVER_CHECKED":
      return words.neverChecked;
  }
}

/** States the known rules and what is left to ask; it asserts nothing that no one has stated. */
function ruleSentences(rules: DoorRules, { rules: words }: PlainWordsWords): readonly string[] {
  const { isLowBarrier, asksForId, asksToBeSober, houseRules } = rules;
  const unknown = rulesToAsk(rules);
  if (!hasDoorRules(rules) && isLowBarrier !== true) return isLowBarrier === null ? words.unknown : words.no;
  return [
    ...(isLowBarrier === true ? [words.few] : []),
    ...(asksForId == null ? [] : [asksForId ? words.id : words.noId]),
    ...(asksToBeSober == null ? [] : [asksToBeSober ? words.sober : words.notSober]),
    ...(houseRules ?? []).map((rule) => words.house[rule]),
    ...(unknown.length === 0 ? [] : [words.askAbout(unknown.map((rule) => words.toAsk[rule]))]),
  ];
}

/** Each status is said first, then when it changes. */
function statusSentences(status: StatusForm, { status: words }: PlainWordsWords): readonly string[] {
  switch (status.form) {
    case "OPEN_24_7":
      return words.open247;
    case "OPEN_TILL":
      return [words.open, words.closes(status.time)];
    case "OPEN_TILL_DAY":
      return [words.open, words.closesOn(status.day, status.time)];
    case "PERMANENTLY_CLOSED":
      return words.permanentlyClosed;
    case "CONTACT_FOR_HOURS":
      return words.contactForHours;
    case "NONE":
      return words.unknown;
    default:
      return [words.closed, ...beginningSentence(status, words)];
  }
}

/** States only what the status of the door leaves open. */
function intakeSentences(status: StatusForm | null, { intake: words }: PlainWordsWords): readonly string[] {
  if (status === null) return words.closedTonight;
  switch (status.form) {
    case "OPEN_TILL":
      return [words.closes(status.time)];
    case "OPEN_TILL_DAY":
      return [words.closesOn(status.day, status.time)];
    default:
      return [words.closed, ...beginningSentence(status, words)];
  }
}

type BeginningWords = Pick<
  PlainWordsWords["status"],
  "opens" | "opensTomorrow" | "opensOn" | "opensNext" | "opensNth" | "opensDate"
>;

/** When it begins; nothing where that is not known. */
function beginningSentence(status: StatusForm, words: BeginningWords): readonly string[] {
  switch (status.form) {
    case "CLOSED_TILL":
      return [words.opens(status.time)];
    case "CLOSED_UNTIL_TOMORROW":
      return [words.opensTomorrow(status.time)];
    case "CLOSED_UNTIL_DAY":
      return [words.opensOn(status.day, status.time)];
    case "CLOSED_TILL_NEXT_DAY":
      return [words.opensNext(status.day, status.time)];
    case "CLOSED_UNTIL_NTH_DAY":
      return [words.opensNth(status.period, status.day, status.time)];
    case "CLOSED_UNTIL_DATE":
      return [words.opensDate(status.date, status.time)];
    default:
      return [];
  }
}

function bedSentences(
  { free, total, groups, minutes, isStale }: Extract<PlainFact, { kind: "BEDS" }>,
  { beds }: PlainWordsWords,
): readonly string[] {
  const when = beds.when(minutes);
  const count = free === 0 ? beds.full(when) : beds.free(free, total, when);
  const whom = free === 0 ? [] : groups.map(([audience, some]) => beds.of(some, namePeople(audience, beds)));
  return [count, ...whom, ...(free === 0 || isStale ? [beds.callFirst] : [])];
}

function namePeople(audience: Category, { people, anyoneElse }: PlainWordsWords["beds"]): string {
  return audience === "ALL" || audience === "PETS_ALLOWED" ? anyoneElse : people[audience];
}

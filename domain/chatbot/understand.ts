import type { Language } from "../base/languages/language.ts";
import { isCommonEnglish, isCommonSpanish } from "../base/text/common-words.ts";
import { splitWords } from "../base/text/fold.ts";
import { guessLanguage } from "../base/text/language-of.ts";
import { askedApart } from "../danger/asked-apart.ts";
import type { DangerFamily } from "../danger/danger-families.ts";
import { type DangerNotice, familyByTables, noticeDanger, readWords } from "../danger/notice-danger.ts";
import { answeredAs } from "../danger/other-pills.ts";
import { plainLetters } from "../danger/plain-letters.ts";
import { tellsOfAnother } from "../danger/tells-of-another.ts";
import { timeIn } from "../search/asked-time.ts";
import { aboutShown, asksForFact } from "./about-shown.ts";
import { alsoAsked, asksAnew, asksInWords, changesList, lookedFor, tellsWhatHolds } from "./also-asked.ts";
import { factIn } from "./asked-fact.ts";
import { askedParts } from "./asked-parts.ts";
import { type FoundPlaces, placeIn, placeNamesIn } from "./asked-place.ts";
import { askedTopics } from "./asked-topics.ts";
import { asksForWeather } from "./asked-weather.ts";
import { asksForLines } from "./asks-for-lines.ts";
import { withoutOthersWork } from "./at-their-work.ts";
import { doorTime } from "./door-time.ts";
import { buildFind } from "./find-of.ts";
import { alongWith, followUp, OPEN } from "./follow-up.ts";
import { withoutBrokenThings } from "./injuries.ts";
import { isKnownWord, understoodWords } from "./lexicon.ts";
import type { Find, Question, ServiceAsked } from "./question.ts";
import { asksForShelter } from "./safer-shelter.ts";
import { withoutWorkHours } from "./school-hours.ts";
import {
  type AskedOfService,
  askedOfService,
  asksBesidePhone,
  asksForClosing,
  meansThatOne,
  ordinalIn,
  saysNow,
} from "./service-question.ts";
import { smallTalkIn, smallTalkWithin } from "./small-talk.ts";
import type { TalkState } from "./talk-state.ts";
import { noticeOfSelf, placesForSelf, placesToHide, tellsOfSelf } from "./tells-of-self.ts";
import { type TopicsFound, topicsIn, withAge } from "./topics-in.ts";
import { withWriter, writerIn } from "./with-writer.ts";

export interface Circumstances {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA zone of the visitor. */
  readonly zone: string;
  readonly state: TalkState;
  /** The names from `placeNamesIn` that the gazetteer knows. */
  readonly places: FoundPlaces;
  /** Language of the page, for messages without a language ("33101"). */
  readonly language: Language;
}

export interface Understood {
  readonly question: Question;
  /** The language of the message, in which it is answered. */
  readonly language: Language;
  /** The talk's new state; `afterList` and `afterService` add a shown list or service. */
  readonly state: TalkState;
}

/** "We'd" without its apostrophe would be Wednesday. */
const WE_WOULD = /\bwe['’´`]d\b/giu;
/** A separate x would be read as "por", which people abbreviate so. */
const X_RAY = /\bx[\s-]?rays?\b/giu;
const RAYOS_X = /\brayos?[\s-]x\b/giu;

/** Maximum words read of a message. */
const MAX_WORDS = 120;

/** Understands a message in the context of the talk before it. Pure and quick; never throws, for any text. */
export function understand(received: string, circumstances: Circumstances): Understood {
  const message = plainLetters(received)
    .replaceAll(WE_WOULD, "we would")
    .replaceAll(X_RAY, "xray")
    .replaceAll(RAYOS_X, "radiografia");
  const { state } = circumstances;
  const written = splitWords(message).slice(0, MAX_WORDS);
  const language =
    guessLanguage(message, written) ?? (state.last === null ? circumstances.language : state.language);
  const noticed = answeredAs(noticeDanger(received, state.danger), received);
  const notice = noticeOfSelf(askedApart(noticed, received), written.join(" "));
  const question = inTalkOfDanger(
    state.danger,
    readQuestion(message, written, { ...circumstances, notice: isAnswered(notice, written) ? notice : null }),
  );
  const writer = writerIn(written.join(" "), state.writer);
  return {
    question,
    language,
    state: { ...state, language, writer, ...updateDanger(question, received, state) },
  };
}

/** Returns the danger that the talk is about from now on. */
function updateDanger(
  question: Question,
  received: string,
  { danger, isOfAnother }: TalkState,
): Pick<TalkState, "danger" | "isOfAnother"> {
  if (question.kind !== "DANGER" || question.danger.hintedOnly) return { danger, isOfAnother };
  const { family, followUp } = question.danger;
  return { danger: family, isOfAnother: followUp === null ? tellsOfAnother(received) : isOfAnother };
}

/** Whether a notice of danger is answered for its own content, not only because the talk was about danger before. */
function isAnswered(notice: DangerNotice | null, written: readonly string[]): boolean {
  if (notice?.followUp !== "STAYS") return notice !== null;
  const text = written.join(" ");
  return tellsWhatHolds(text) || tellsOfSelf(text);
}

/** Questions that ask for nothing by themselves, and so belong to the danger that the talk is about. */
const ASKS_NOTHING: ReadonlySet<Question["kind"]> = new Set([
  "NOT_UNDERSTOOD",
  "HELP",
  "YES",
  "NO",
  "THANKS",
  "GREETING",
  "GOODBYE",
]);

/** Keeps messages in a talk of danger, unless they ask for something else. */
function inTalkOfDanger(earlier: DangerFamily | null, question: Question): Question {
  if (earlier === null || !ASKS_NOTHING.has(question.kind)) return question;
  return {
    kind: "DANGER",
    danger: { family: earlier, isNow: false, followUp: "STAYS", hintedOnly: false },
    find: null,
  };
}

/** Turns a notice of danger into a question; null: the message asks for something else. */
function noticedIn(
  notice: DangerNotice | null,
  find: Find,
  state: TalkState,
  { written, isPlaceNamed }: { readonly written: readonly string[]; readonly isPlaceNamed: boolean },
): Question | null {
  if (notice === null) return null;
  if (notice.hintedOnly && find.needs.length > 0)
    return { kind: "FIND", find: lookedFor(notice.family, find), skip: 0, beside: notice.family };
  const text = written.join(" ");
  if (
    notice.followUp !== null &&
    ((state.last !== null && changesList(find, text)) || asksAnew(notice.followUp, find, text))
  )
    return null;
  return {
    kind: "DANGER",
    danger: notice,
    find: alsoAsked(notice, find, text) ?? placesForSelf(find, text, state),
    ...(notice.followUp === null && !isPlaceNamed && !asksInWords(text) ? { isOnlyTold: true } : {}),
  };
}

function readQuestion(
  message: string,
  written: readonly string[],
  { now, zone, state, places, notice }: Circumstances & { readonly notice: DangerNotice | null },
): Question {
  const plain = withoutOthersWork(withoutBrokenThings(written.join(" ")));
  const names = placeNamesIn(message);
  const { place, words: placeWords } = placeIn(plain, names, places);
  const placeless = placeWords === "" ? plain : ` ${plain} `.replace(` ${placeWords} `, " . ").trim();
  const unmended = wordsIn(placeless);
  const words = understoodWords(unmended);
  const text = words.join(" ");

  const topics = withAge(askedTopics(message, placeWords, topicsIn(words)), plain);
  const found = timeIn(text, now, zone);
  const wanted = buildFind(topics, { place, time: doorTime(found, plain), text, now });
  const asked = withoutWorkHours(wanted, plain);
  const find = placesToHide(withWriter(asked, plain, state.writer), plain, state);
  const isFinding = find.needs.length > 0;

  const ofShown = aboutShown({ text: plain, untimed: untimed(plain, now, zone), find, state });
  const along = ofShown === null ? alongWith(plain, find, state) : null;
  const isPlaceNamed = topics.strong.some(({ topic }) => asksForShelter(topic));
  const danger = noticedIn(notice, find, state, { written, isPlaceNamed });
  const first = dangerFirst({ ofShown, along, danger }, { message, plain, state });
  if (first !== null) return first;

  const small = smallTalkIn(plain) ?? (isFinding ? null : smallTalkIn(text));
  if (small === "MORE") return more(state);
  if (small !== null && !(small === "PERSON" && isFinding)) return { kind: small };

  if (asksForWeather(placeless, isFinding) || asksForWeather(text, isFinding))
    return { kind: "WEATHER", place, time: found?.time ?? null };
  if (asksForLines(text, isFinding ? topics : null)) return { kind: "CRISIS_LINES" };

  const rest = found?.rest ?? text;
  return (
    asWritten(plain, { unmended, words }, serviceQuestion(text, rest, find, topics, state)) ??
    (isFinding ? findEach(find, askedParts(message, placeWords, { now, zone, find })) : null) ??
    followUp(find, { text, plain, state }) ??
    remark(plain, state) ?? { kind: "NOT_UNDERSTOOD", text: nameIn(written.join(" ")) }
  );
}

/**
 * Asks for each part at its own time if there are several times; else for all together, except beds, which get their
 * own list.
 */
function findEach(all: Find, parts: readonly Find[]): Question {
  const [first, ...also] = parts.length > 0 ? parts : bedsApart(all);
  return first === undefined || also.length === 0
    ? { kind: "FIND", find: all, skip: 0 }
    : { kind: "FIND", find: first, skip: 0, also };
}

/** Separates beds from other needs: for "A bed and food tonight" the nearest five might all be of one kind. */
function bedsApart(all: Find): readonly Find[] {
  const others = all.needs.filter((need) => need !== "EMERGENCY");
  if (!all.beds || others.length === 0) return [all];
  return [
    { ...all, needs: ["EMERGENCY"], text: null },
    { ...all, needs: others, beds: false },
  ];
}

/**
 * Puts danger before questions about the shown services. Weights are trained on stories: in a short question about a
 * fact ("can they see my kid"), or a mention of who comes along ("y mi marido"), they alone do not count as danger;
 * what the tables name does.
 */
function dangerFirst(
  {
    ofShown,
    along,
    danger,
  }: { readonly ofShown: Question | null; readonly along: Question | null; readonly danger: Question | null },
  { message, plain, state }: { readonly message: string; readonly plain: string; readonly state: TalkState },
): Question | null {
  const early = ofShown ?? along;
  if (danger === null || smallTalkIn(plain) === "FORGET") return early;
  const isPlain = state.danger === null && (along !== null || asksForFact(ofShown));
  return isPlain && familyByTables(readWords(message)) === null ? early : danger;
}

/** Returns the words of a message as written, without those of a time. */
function untimed(plain: string, now: number, zone: string): string {
  return splitWords(timeIn(plain, now, zone)?.rest ?? plain).join(" ");
}

/** Finds small talk in a longer remark that asks for nothing else. */
function remark(text: string, state: TalkState): Question | null {
  const small = smallTalkWithin(text);
  if (small === "MORE") return more(state);
  return small === null ? null : { kind: small };
}

/** Continues a list already shown. */
function more({ last, hasMore }: TalkState): Question {
  if (last === null) return { kind: "HELP" };
  return hasMore ? { kind: "FIND", find: last.find, skip: last.next } : { kind: "NO_MORE" };
}

function serviceQuestion(
  text: string,
  rest: string,
  find: Find,
  topics: TopicsFound,
  state: TalkState,
): Question | null {
  const said = askedOfService(rest);
  // "Open" alone shows a service; "is it open?" asks for its hours.
  const asked = said === null || said.kind === "SERVICE" ? (openQuestion(rest, find) ?? said) : said;
  const ofRow = questionOfRow(text, rest, { asked, find, topics, state });
  if (ofRow !== null) return ofRow;
  if (asked === null || (asked.kind === "DISTANCE" && find.needs.length > 0 && ANY_OF_KIND.test(text)))
    return null;
  const service = serviceIn(asked, state);
  if (service === null) return null;
  return {
    kind: asked.kind,
    service,
    time: asked.kind === "SCHEDULE" && !saysNow(text) && find.time?.kind === "NOW" ? null : find.time,
    ...("name" in service && find.needs.length > 0 && asksBesidePhone(asked) ? { otherwise: find } : {}),
  };
}

/** Asks for any service of a kind, not one of that name: "Where is a birthing class". */
const ANY_OF_KIND =
  /\b(?:where(?:s| is| are)|donde (?:esta|estan|queda|quedan)) (?:a|an|any|some|un|una|unos|unas|algun|alguna)\b/u;

/**
 * Reads a question about one row of the list by its place: "is the second one open sunday", "does the first take dogs".
 */
function questionOfRow(
  text: string,
  rest: string,
  {
    asked,
    find,
    topics,
    state: { shown },
  }: {
    readonly asked: AskedOfService | null;
    readonly find: Find;
    readonly topics: TopicsFound;
    readonly state: TalkState;
  },
): Question | null {
  const row = shown.length > 0 ? ordinalIn(rest) : null;
  if (row === null) return null;
  const others = asked === null ? topics : topicsIn(wordsIn(asked.rest));
  const isFactAsked = asked === null && factIn(rest) !== null;
  if (others.strong.length > 0 && !isFactAsked) return null;
  const id = row < 0 ? shown[shown.length - 1] : shown[row];
  if (id === undefined) return { kind: "NO_MORE" };
  const isWhen = asked === null && !isFactAsked && find.time !== null && OPEN.test(text);
  // "Walking distance" asks how far it is.
  const isWhere = asked === null && !isFactAsked && find.place.kind === "NEAR_ME";
  const kind = isWhen ? "SCHEDULE" : (asked?.kind ?? (isWhere ? "DISTANCE" : "SERVICE"));
  return { kind, service: { id }, time: find.time };
}

/** Whether a number makes known words a name: "Table 3" is one, but "Section 8" is a phrase of the vocabulary. */
function isNumbered(name: string, { left }: TopicsFound): boolean {
  const [, word = "", number = ""] = /\b([a-z]+) (\d{1,4})$/u.exec(name.trim()) ?? [];
  const isTelling = word !== "" && !isCommonEnglish(word) && !isCommonSpanish(word);
  return isTelling && left.includes(number);
}

function wordsIn(text: string): readonly string[] {
  return text.split(" ").filter((word) => word !== "");
}

/** Looks for a name, and for words of closing, as written: corrections are only for the vocabulary. */
function asWritten(
  plain: string,
  { unmended, words }: { readonly unmended: readonly string[]; readonly words: readonly string[] },
  question: Question | null,
): Question | null {
  if (question === null || !("service" in question)) return question;
  const isClosing = question.kind === "SCHEDULE" && asksForClosing(plain);
  const asked: Question = isClosing ? { ...question, isClosing } : question;
  if (!("name" in question.service) || "ids" in question.service) return asked;
  const name = question.service.name
    .split(" ")
    .map((word) => unmended[words.indexOf(word)] ?? word)
    .join(" ");
  return { ...asked, service: { name } };
}

/**
 * Reads questions whether a named service is open: "Is Harbor Kitchen open tomorrow?", "¿Harbor Kitchen está abierto?"
 */
function openQuestion(text: string, find: Find): AskedOfService | null {
  if (find.time === null && !/\b(?:open|abiert[oa])\b/u.test(text)) return null;
  const found = /^(?:y |and )?(?:is|are|will|esta|estara|abren?|estan)\b(.*)$/u.exec(text);
  const rest = found?.[1] ?? NAME_FIRST.exec(wordsIn(text).join(" "))?.[1];
  if (rest === undefined || (found === null && nameIn(rest) === "")) return null;
  return { kind: "SCHEDULE", rest };
}

const NAME_FIRST =
  /^(?:y |and )?(.+?) (?:is|are|esta|estan|estara|abren?|abrira)(?: (?:open|abiert[oa]s?|\.))*$/u;

/** A stated age is not a name: "Is 72" is not one, but "Table 7" is. */
const STATED_AGE = /\b(?:im|am|is|turned|tengo|tiene) \d{1,3}\b/gu;
/** Longer texts that mention a need are not names. */
const MAX_NAME_WORDS = 5;
/** The start of a route rather than the service: "From the station". */
const STARTING_POINT = / ?\b(?:from|desde)\b.*$/u;
/** Well-known names, though their words also ask for something. */
const NAMED =
  /\b(?:salvation army|ejercito de salvacion|cruz roja|red cross|catholic charities|caridades catolicas|san vicente de paul|st vincent de paul|goodwill|ymca|ywca|united way|meals on wheels|habitat for humanity)\b/u;

function serviceIn({ kind, rest }: AskedOfService, state: TalkState): ServiceAsked | null {
  const name = nameIn(rest.replace(STARTING_POINT, " "));
  const only = state.service ?? (state.shown.length === 1 ? state.shown[0] : undefined);
  const named = NAMED.exec(rest);
  if (named !== null) return { name: named[0] };
  const unaged = name.replace(STATED_AGE, " ");
  const topics = topicsIn(wordsIn(rest));
  const hasName =
    unaged.split(" ").some((word) => word !== "" && !isKnownWord(word)) || isNumbered(unaged, topics);
  const isGeneral = topics.strong.length > 0 || topics.situations.length > 0;
  if (hasName && !(isGeneral && name.split(" ").length > MAX_NAME_WORDS)) return { name };
  if (isGeneral && kind !== "BEDS") return null;
  if (only !== undefined && (name === "" || meansThatOne(rest) || kind === "BEDS")) return { id: only };
  const first = state.shown[0];
  if (kind !== "SERVICE" && kind !== "BEDS" && first !== undefined && name === "") return { id: first };
  return null;
}

/** Returns the words of a text that may name a service: from the first telling one to the last. */
function nameIn(text: string): string {
  const words = splitWords(text);
  const telling = words.flatMap((word, at) => (isCommonEnglish(word) || isCommonSpanish(word) ? [] : [at]));
  const [from] = telling;
  const to = telling[telling.length - 1];
  return from === undefined || to === undefined ? "" : words.slice(from, to + 1).join(" ");
}

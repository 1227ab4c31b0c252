import { splitWords } from "../../base/text/fold.ts";
import type { ServiceType } from "../enumerations.ts";
import type { ServiceFacts } from "../service.ts";
import { PHRASES_OF_DAILY_LIFE } from "./phrases-of-daily-life.ts";
import { PHRASES_OF_HEALTH_AND_SAFETY } from "./phrases-of-health-and-safety.ts";
import { PHRASES_OF_PEOPLE_AND_COMMUNITY } from "./phrases-of-people-and-community.ts";
import type { PhrasesOfTopics } from "./topic-phrases.ts";
import { TOPIC_CODES, type TopicCode } from "./topic-table.ts";

/** Facts from which the topics of a service follow. */
export type TopicFacts = Pick<
  ServiceFacts,
  "name" | "organization" | "type" | "serviceSummary" | "serviceSummaryEs" | "description" | "descriptionEs"
>;

/** Version of the rule and its phrases: rows with another version are computed anew. */
export const TOPICS_VERSION = 1;

/** First words of a description, which say what the service is; later words mention other services. */
const LEAD = 45;
/** Words read of a text that is searched as a whole. */
const MAX_WORDS = 90;
/** A service of more topics has none in particular. */
const MOST = 5;

/** Returns the topics that a person chose, else those of the service's words (rule topics 2). */
export function topicsOfService(facts: TopicFacts, stated: readonly TopicCode[]): readonly TopicCode[] {
  return stated.length > 0 ? stated : deriveTopics(facts);
}

/**
 * The topics of a service by its words: those of its name, then those of its texts in the order in which they are
 * named (rule topics 2).
 */
export function deriveTopics(facts: TopicFacts): readonly TopicCode[] {
  const { name, organization, type, serviceSummary, serviceSummaryEs, description, descriptionEs } = facts;
  const ofName = topicsIn(name, "name");
  const ofTexts = [serviceSummary, description, serviceSummaryEs?.text, descriptionEs?.text].flatMap((text) =>
    topicsIn(text ?? "", "text"),
  );
  const found = withoutOtherCounseling([...new Set([...ofName, ...ofTexts])]);
  // It names what others do.
  if (ofTexts.includes("INFORMATION") && found.length > MOST)
    return [...new Set<TopicCode>([...ofName, "INFORMATION"])].slice(0, MOST);
  if (found.length > 0) return found.slice(0, MOST);
  // The organization's name, the rest of a text and the tab may concern other services, so they count only where
  // nothing else does.
  const others = [
    () => topicsIn(organization?.name ?? "", "name"),
    () => topicsIn(description, "whole").slice(0, 1),
    () => topicsIn(descriptionEs?.text ?? "", "whole").slice(0, 1),
    () => type.flatMap((tab) => OF_TAB[tab] ?? []),
  ];
  for (const read of others) {
    const topics = [...new Set(read())];
    if (topics.length > 0) return topics.slice(0, MOST);
  }
  return [];
}

/** The topics that a text names as the name of a service would: "foster parent", "divorce papers". */
export function topicsNamed(text: string): readonly TopicCode[] {
  return [...new Set(topicsIn(text, "name"))];
}

/** Counsel about a home or money is no counseling. */
function withoutOtherCounseling(topics: readonly TopicCode[]): readonly TopicCode[] {
  const isAboutMoney = topics.includes("HOME_OWNERSHIP") || topics.includes("DEBT_AND_SAVING");
  return isAboutMoney ? topics.filter((topic) => topic !== "COUNSELING") : topics;
}

/** The topic of the first level that a tab is. */
const OF_TAB: Partial<Readonly<Record<ServiceType, TopicCode>>> = {
  FOOD: "FOOD",
  SHELTER: "HOUSING",
  HEALTH: "HEALTH",
};

/** By topic, in both languages. */
export const TOPIC_PHRASES: PhrasesOfTopics = {
  ...PHRASES_OF_DAILY_LIFE,
  ...PHRASES_OF_HEALTH_AND_SAFETY,
  ...PHRASES_OF_PEOPLE_AND_COMMUNITY,
};

interface Phrase {
  readonly topic: TopicCode;
  readonly words: readonly string[];
  readonly kind: "anywhere" | "inName" | "not";
}

/** Not the plural of "aid". */
const SINGULAR: ReadonlySet<string> = new Set(["aids"]);

const PHRASES = phrasesByFirst();

function phrasesByFirst(): ReadonlyMap<string, readonly Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const topic of TOPIC_CODES) {
    for (const [kind, texts] of listPhrasesByKind(topic)) {
      for (const text of texts) {
        const words = splitWords(text).map(singular);
        const [first] = words;
        if (first === undefined) continue;
        const known = byFirst.get(first) ?? [];
        known.push({ topic, words, kind });
        byFirst.set(first, known);
      }
    }
  }
  return byFirst;
}

function listPhrasesByKind(topic: TopicCode): readonly (readonly [Phrase["kind"], readonly string[]])[] {
  const { anywhere = [], inName = [], not = [] } = TOPIC_PHRASES[topic] ?? {};
  return [
    ["anywhere", anywhere],
    ["inName", inName],
    ["not", not],
  ];
}

/** One form of one and many: stems would take "medications" for "medical" and "parents" for "parenting". */
function singular(word: string): string {
  if (SINGULAR.has(word)) return word;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function topicsIn(text: string, where: "name" | "text" | "whole"): TopicCode[] {
  const words = splitWords(text)
    .slice(0, where === "text" ? LEAD : MAX_WORDS)
    .map(singular);
  const hits = words.flatMap((first, from) =>
    (PHRASES.get(first) ?? [])
      .filter((phrase) => phrase.words.every((word, index) => words[from + index] === word))
      .map(({ topic, kind, words: { length } }) => ({ topic, kind, from, to: from + length })),
  );
  return hits
    .filter(({ kind }) => kind === "anywhere" || (kind === "inName" && where === "name"))
    .filter(
      (hit) =>
        !hits.some(
          (other) =>
            other.kind === "not" && other.topic === hit.topic && other.from <= hit.from && hit.to <= other.to,
        ),
    )
    .map(({ topic }) => topic);
}

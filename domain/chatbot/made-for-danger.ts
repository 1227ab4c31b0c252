import { splitWords } from "../base/text/fold.ts";
import type { DangerFamily } from "../danger/danger-families.ts";
import type { Need } from "../services/enumerations.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { TopicCode } from "../services/topics/topic-table.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";
import { isForThem } from "./is-for-them.ts";
import { listRequest } from "./list-request.ts";
import { FAR_MILES, ORDERED_ROWS, placeAround } from "./list-rows.ts";
import { ANY_HELP, type Find } from "./question.ts";
import { asksForShelter } from "./safer-shelter.ts";

/**
 * How to recognize services made for a danger (rule chatbot 21): a shelter for survivors, but no other place with a
 * bed.
 */
interface MadeFor {
  /** The topic of services made for it; null: only words identify them. */
  readonly topic: TopicCode | null;
  /** Search words that identify them; null: the topic does. */
  readonly text: string | null;
  /** Matches the name, organization or summary of a service made for this danger. */
  readonly says: RegExp;
  /** Needs that such a service covers, since its topic also includes courts and trainings. */
  readonly needs: readonly Need[];
}

const AT_HOME: MadeFor = {
  topic: "DOMESTIC_VIOLENCE",
  text: null,
  says: /\b(?:domestic (?:violence|abuse)|violencia domestica|survivors?|sobrevivientes|(?:abused|battered) wom[ae]n|mujeres maltratadas|victims? (?:services|assistance|center)|safe ?(?:space|house))\b/u,
  needs: ["EMERGENCY", "TRANSITIONAL"],
};
const OF_LIFE: MadeFor = {
  topic: "CRISIS_HELP",
  text: "suicide, crisis",
  says: /\b(?:suicid(?:e|al|io)|crisis (?:center|centre|intervention|line|team|counseling)|mobile crisis|centro de crisis|help ?line|lifeline|talk ?line)\b/u,
  needs: [],
};
const OF_CHILDREN: MadeFor = {
  topic: "CHILD_PROTECTION",
  text: "child abuse, abuso infantil",
  says: /\b(?:child(?:ren)? (?:abuse|protect(?:ion|ive))|child ?help|96 abuse|abuse hotline|special victims|abuso infantil|maltrato infantil)\b/u,
  needs: [],
};
const MADE_FOR: Partial<Record<DangerFamily, MadeFor>> = {
  SUICIDE: OF_LIFE,
  SUICIDE_FRIEND: OF_LIFE,
  PARTNER_VIOLENCE: AT_HOME,
  SEXUAL_ASSAULT: {
    topic: "SEXUAL_ASSAULT",
    text: null,
    says: /\b(?:rape|sexual (?:assault|violence|abuse|battery)|violacion|abuso sexual)\b/u,
    needs: [],
  },
  CHILD_HURT: OF_CHILDREN,
  ELDER: {
    topic: "ELDER_PROTECTION",
    text: "ombudsman, adult protective, elder abuse, elderly abuse",
    says: /\b(?:ombudsman|adult protective|elder(?:ly)? abuse|abuse hotline|special victims)\b/u,
    needs: [],
  },
  TRAFFICKING: {
    topic: null,
    text: "human trafficking, trata de personas",
    says: /\b(?:trafficking|trata de personas)\b/u,
    needs: [],
  },
  POISON: {
    topic: null,
    text: "poison, envenenamiento",
    says: /\b(?:poison|venenos?|envenenamientos?)\b/u,
    needs: [],
  },
};

/** Mentions of a child: someone who sees one being hurt is shown those who protect children. */
const OF_A_CHILD =
  /\b(?:child(?:ren)?|kids?|bab(?:y|ies)|toddler|(?:little )?(?:boy|girl)|nin[oa]s?|bebes?|chiquit[oa]s?)\b/u;

/** Maximum rows below the crisis lines. */
const MADE_ROWS = 3;
/** Ranks: offering a place to stay counts more than saying the words. */
const OF_SHELTER = 2;
const OF_WORDS = 1;

function madeForDanger(family: DangerFamily, said: string): MadeFor | null {
  if (family === "WITNESS") return OF_A_CHILD.test(said) ? OF_CHILDREN : null;
  return MADE_FOR[family] ?? null;
}

/**
 * Finds services made for a danger within reach: those that say so in their names or offer what it calls for, nearest
 * first. Their audience counts only if the writer said who they are.
 *
 * @param find the search asked for as well, which determines place and people; null: there is none
 * @param said folded words of the message
 */
export async function rowsMadeForDanger(
  family: DangerFamily,
  find: Find | null,
  said: string,
  { now, position, sources }: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  const made = madeForDanger(family, said);
  if (made === null) return [];
  const { topic, text, says, needs } = made;
  const asked: Find = find ?? ANY_HELP;
  const near = placeAround(asked, position);
  const broadFind: Find = { ...asked, needs: [], audiences: [], text, time: null, beds: false };
  const found = await sources.services({
    ...listRequest(broadFind, { near, skip: 0, now, limit: ORDERED_ROWS }),
    ...(topic === null ? {} : { topic }),
  });
  const isShelterAlone = find !== null && asksForShelter(find);
  const scored = found
    .slice(0, countWithinReach(found))
    .filter((row) => row.matched !== "ANY" && isForThem(row, { ...asked, audiences: listNamedPeople(asked) }))
    .map((row) => ({ row, score: scoreRow(row, says, needs) }))
    .filter(({ score }) => score >= (isShelterAlone && needs.length > 0 ? OF_SHELTER : OF_WORDS));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, MADE_ROWS)
    .map(({ row }) => row);
}

/**
 * Counts the rows within reach. Rows are in order of distance, even those that hide theirs: any row after a far one is
 * far.
 */
function countWithinReach(rows: readonly ListedForViewer[]): number {
  const far = rows.findIndex(({ distance }) => (distance ?? 0) > FAR_MILES);
  return far < 0 ? rows.length : far;
}

/** Returns the people that the writer named; the chat itself adds audiences for everyone. */
function listNamedPeople({ audiences }: Find): Find["audiences"] {
  return audiences.filter((each) => each !== "ALL" && each !== "FAMILIES" && each !== "PETS_ALLOWED");
}

function scoreRow(row: ListedForViewer, says: RegExp, needs: readonly Need[]): number {
  const { name, organization, serviceSummary, serviceSummaryEs } = row;
  const texts = [name, organization?.name, serviceSummary, serviceSummaryEs];
  const isSaid = texts.some((text) => says.test(splitWords(text ?? "").join(" ")));
  const isOffered = row.needs.some((need) => needs.includes(need));
  return (isOffered ? OF_SHELTER : 0) + (isSaid ? OF_WORDS : 0);
}

import { type FreeOfGroup, freeByGroup } from "../../beds/free-for.ts";
import { isStaleCount } from "../../beds/stale-count.ts";
import type { DoorRules } from "../../services/door-rules.ts";
import { type Category, NEEDS_OF_TYPE, type Need, type ServiceType } from "../../services/enumerations.ts";
import type { IntakeCaution } from "../../services/intake-caution.ts";
import type { Provision } from "../../services/listing-enumerations.ts";
import type { StatusForm } from "../../services/opening-hours/opening-status.ts";
import { showsDoor } from "../../services/protection.ts";
import type { PublicService } from "../../services/public-service.ts";

/**
 * A fact that plain words state about a service: taken from its listing, never from the texts that someone wrote for it
 * (rules plain-words 1–6).
 */
export type PlainFact =
  | { kind: "STATUS"; status: StatusForm }
  /** The status that is known has run out. */
  | { kind: "STATUS_UNKNOWN" }
  | { kind: "OLD_HOURS" }
  /** Intake, beside the status: until when, or from when; null: no more tonight. */
  | { kind: "INTAKE"; status: StatusForm | null }
  /** Until when people who come at the next opening are taken in. */
  | { kind: "ARRIVAL"; status: StatusForm }
  | { kind: "NEED"; need: Need }
  /** Shelter of which it is not known whether it is for the night: a day shelter or a cooling center, too. */
  | { kind: "REFUGE" }
  | { kind: "TYPE"; type: ServiceType }
  /** Counted `minutes` ago; null: no one knows when. `groups`: how many for whom; empty: they are counted together. */
  | {
      kind: "BEDS";
      free: number;
      total: number;
      groups: readonly FreeOfGroup<number>[];
      minutes: number | null;
      isStale: boolean;
    }
  | { kind: "EVERYONE" }
  | { kind: "AUDIENCE_UNKNOWN" }
  /** One or two; `isMore`: others were named before. */
  | { kind: "AUDIENCES"; audiences: readonly Audience[]; isMore: boolean }
  /** Ages in years; null: no limit. At least one of them is known. */
  | { kind: "AGES"; from: number | null; to: number | null }
  /** The tick for few rules, and the rules that are known. */
  | { kind: "RULES"; rules: DoorRules }
  | { kind: "PROVISIONS"; provisions: readonly Provision[] }
  | { kind: "PETS"; answer: boolean }
  /** Names of one or two languages, in the reader's. */
  | { kind: "LANGUAGES"; names: readonly string[]; isMore: boolean }
  | { kind: "PHONE"; phone: string; extension: string | null }
  | { kind: "NO_PHONE" }
  /** The exact place is on the page; or people call to get it. */
  | { kind: "PLACE"; isShown: boolean }
  | { kind: "NEVER_CHECKED" };

export type Audience = Exclude<Category, "ALL" | "PETS_ALLOWED">;

/** Fields of a service from which these facts are read. */
export type PlainService = Pick<
  PublicService,
  | "addressVisibility"
  | "ageMax"
  | "ageMin"
  | "availableBeds"
  | "beds"
  | "category"
  | "isAllowedPets"
  | "asksForId"
  | "asksToBeSober"
  | "houseRules"
  | "isLowBarrier"
  | "isProtected"
  | "needs"
  | "phone"
  | "phoneExtension"
  | "placeShown"
  | "provisions"
  | "totalBeds"
  | "type"
  | "verifiedAt"
>;

/** Facts that the listing itself does not contain. */
export interface PlainContext {
  /** Status by the rule of opening hours at `now`; null: it has run out and no new one is known. */
  readonly status: StatusForm | null;
  /** The warning about intake; null: none. */
  readonly intake: Pick<IntakeCaution, "status"> | null;
  /** Intake at the next opening of a closed door, by the rule of opening hours; null: nothing is stated. */
  readonly arrival: StatusForm | null;
  /** The hours are outdated facts of a source. */
  readonly hasOldHours: boolean;
  /** Names of the languages spoken, in the reader's. */
  readonly languages: readonly string[];
  /** When the beds were counted, in epoch milliseconds; null: no one knows. */
  readonly bedsCountedAt: number | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Most names in a sentence that stays short. */
const NAMES_IN_A_SENTENCE = 2;

/** The facts in paragraphs: what and when, for whom, how to get there. */
export function plainFacts(service: PlainService, context: PlainContext): readonly (readonly PlainFact[])[] {
  const { status } = context;
  if (status?.form === "PERMANENTLY_CLOSED") return [[{ kind: "STATUS", status }]];
  return [
    [...offered(service), ...openingFacts(context), ...bedFacts(service, context)],
    [
      ...audienceFacts(service),
      ...ageFacts(service),
      ...entryFacts(service),
      ...languageFacts(context.languages),
    ],
    [...wayFacts(service)],
  ];
}

/** Needs say more than a tab: a tab is named where none of its needs is. */
function offered({ type, needs, totalBeds, beds, isProtected }: PlainService): PlainFact[] {
  // Protected listings tell no one of their beds.
  const hasBeds = isProtected === true || (totalBeds ?? 0) > 0 || beds.length > 0;
  return type.flatMap((one): PlainFact[] => {
    const own = NEEDS_OF_TYPE[one].filter((need) => needs.includes(need));
    if (own.length === 0) return [{ kind: "TYPE", type: one }];
    return own.map((need) =>
      need === "EMERGENCY" && !hasBeds ? { kind: "REFUGE" } : { kind: "NEED", need },
    );
  });
}

function openingFacts({ status, intake, arrival, hasOldHours }: PlainContext): PlainFact[] {
  if (status === null) return [{ kind: "STATUS_UNKNOWN" }];
  const isStated = status.form !== "NONE" && status.form !== "CONTACT_FOR_HOURS";
  return [
    { kind: "STATUS", status },
    ...(intake === null ? [] : [{ kind: "INTAKE", status: intake.status?.wording ?? null } as const]),
    ...(intake === null && arrival?.form === "OPEN_TILL"
      ? [{ kind: "ARRIVAL", status: arrival } as const]
      : []),
    ...(hasOldHours && isStated ? [{ kind: "OLD_HOURS" } as const] : []),
  ];
}

/** Protected listings tell no one how many people they hold. */
function bedFacts(
  { availableBeds, totalBeds, beds, isProtected }: PlainService,
  { bedsCountedAt, now }: PlainContext,
): PlainFact[] {
  if (isProtected === true || availableBeds === null || totalBeds === null) return [];
  const minutes = bedsCountedAt === null ? null : Math.max(0, Math.floor((now - bedsCountedAt) / 60_000));
  const isStale = isStaleCount(bedsCountedAt, now);
  return [
    {
      kind: "BEDS",
      free: availableBeds,
      total: totalBeds,
      groups: freeByGroup(beds) ?? [],
      minutes,
      isStale,
    },
  ];
}

function audienceFacts({ category }: PlainService): PlainFact[] {
  if (category.includes("ALL")) return [{ kind: "EVERYONE" }];
  const audiences = category.filter((one): one is Audience => one !== "ALL" && one !== "PETS_ALLOWED");
  if (audiences.length === 0) return [{ kind: "AUDIENCE_UNKNOWN" }];
  return inSentences(audiences).map((some, index) => ({
    kind: "AUDIENCES",
    audiences: some,
    isMore: index > 0,
  }));
}

function ageFacts({ ageMin, ageMax }: PlainService): PlainFact[] {
  return ageMin === null && ageMax === null ? [] : [{ kind: "AGES", from: ageMin, to: ageMax }];
}

/** Lists facts about getting in. Unknown rules about pets are not worth a sentence; unknown rules of entry are. */
function entryFacts(service: PlainService): PlainFact[] {
  const { isLowBarrier, asksForId, asksToBeSober, houseRules, isAllowedPets, provisions } = service;
  return [
    { kind: "RULES", rules: { isLowBarrier, asksForId, asksToBeSober, houseRules } },
    ...(isAllowedPets === null ? [] : [{ kind: "PETS", answer: isAllowedPets } as const]),
    ...(provisions?.length > 0 ? [{ kind: "PROVISIONS", provisions } as const] : []),
  ];
}

function languageFacts(languages: readonly string[]): PlainFact[] {
  return inSentences(languages).map((names, index) => ({ kind: "LANGUAGES", names, isMore: index > 0 }));
}

function wayFacts(service: PlainService): PlainFact[] {
  const { phone, phoneExtension, verifiedAt } = service;
  return [
    { kind: "PLACE", isShown: showsDoor(service) },
    phone === null ? { kind: "NO_PHONE" } : { kind: "PHONE", phone, extension: phoneExtension },
    ...(verifiedAt === null ? [{ kind: "NEVER_CHECKED" } as const] : []),
  ];
}

function inSentences<Name>(names: readonly Name[]): Name[][] {
  const groups: Name[][] = [];
  for (let start = 0; start < names.length; start += NAMES_IN_A_SENTENCE) {
    groups.push(names.slice(start, start + NAMES_IN_A_SENTENCE));
  }
  return groups;
}

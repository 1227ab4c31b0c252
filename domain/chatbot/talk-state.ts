import * as z from "zod/mini";
import { MAX_AGE } from "../base/contract/limits.ts";
import { isUuid } from "../base/contract/uuid.ts";
import { LANGUAGES } from "../base/languages/languages.ts";
import { DANGER_FAMILIES } from "../danger/danger-families.ts";
import { CATEGORIES, NEEDS } from "../services/enumerations.ts";
import type { Find } from "./question.ts";
import { UNKNOWN_WRITER, WRITERS } from "./with-writer.ts";

/** Maximum services in one answer. */
export const SHOWN_SERVICES = 5;
const MAX_TEXT = 80;
const MAX_SKIP = 500;
/** Maximum further lists of one message. */
const MAX_ALSO = 2;
const MAX_AGES = 10;

const degrees = z.number().check(z.minimum(-180), z.maximum(180));
const place = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("NONE") }),
  z.object({ kind: z.literal("NEAR_ME") }),
  z.object({
    kind: z.enum(["CITY", "ZIP"]),
    name: z.string().check(z.maxLength(MAX_TEXT)),
    coordinates: z.object({ longitude: degrees, latitude: degrees }),
  }),
  z.object({ kind: z.literal("UNKNOWN"), name: z.string().check(z.maxLength(MAX_TEXT)) }),
]);
const time = z.object({
  kind: z.enum(["NOW", "TODAY", "TONIGHT", "TOMORROW", "WEEKDAY", "HOUR"]),
  at: z.int(),
  night: z.exactOptional(z.int()),
  from: z.int(),
  until: z.int(),
});
const age = z.int().check(z.minimum(0), z.maximum(MAX_AGE));
const find = z.object({
  needs: z.array(z.enum(NEEDS)).check(z.maxLength(NEEDS.length)),
  audiences: z.array(z.enum(CATEGORIES)).check(z.maxLength(CATEGORIES.length)),
  ages: z.exactOptional(z.array(age).check(z.maxLength(MAX_AGES))),
  topic: z.exactOptional(z.enum(["IMMIGRATION", "LEGAL_AID"])),
  text: z.nullable(z.string().check(z.maxLength(MAX_TEXT))),
  place,
  time: z.nullable(time),
  beds: z.boolean(),
});
const serviceId = z.string().check(z.refine(isUuid));

/**
 * The memory of a talk between two messages: only what a follow-up may refer to, never a message. The caller signs it
 * and sends it along as `chatToken`.
 */
export const talkState = z.object({
  language: z.enum(LANGUAGES),
  /** The last list asked for, with the row at which its answer began. */
  last: z.nullable(
    z.object({
      find,
      skip: z.int().check(z.minimum(0), z.maximum(MAX_SKIP)),
      /** The offset of its next rows. */
      next: z.int().check(z.minimum(0), z.maximum(MAX_SKIP)),
      /** Searches asked for in the same message, held until the place of them all is known. */
      also: z.optional(z.array(find).check(z.maxLength(MAX_ALSO))),
    }),
  ),
  /** Ids of the services in the last answer, in its order. */
  shown: z.array(serviceId).check(z.maxLength(SHOWN_SERVICES)),
  /** Whether that list has further rows. */
  hasMore: z.boolean(),
  /** The service mentioned last. */
  service: z.nullable(serviceId),
  /** The danger named in the talk, which the next messages remain about; null: none. */
  danger: z._default(z.nullable(z.enum(DANGER_FAMILIES)), null),
  /** Whether another person is in that danger. */
  isOfAnother: z._default(z.boolean(), false),
  /** What the writer said about themselves, which rules out places that would not admit them. */
  writer: z._default(z.object({ is: z.nullable(z.enum(WRITERS)), age: z.nullable(age) }), UNKNOWN_WRITER),
});
export type TalkState = z.output<typeof talkState>;

/** The state of a talk that has just begun. */
export const NEW_TALK: TalkState = {
  language: "en",
  last: null,
  shown: [],
  hasMore: false,
  service: null,
  danger: null,
  isOfAnother: false,
  writer: UNKNOWN_WRITER,
};

/** Returns the state after a list was shown. @param ids of all services shown, at most `SHOWN_SERVICES` */
export function afterList(
  state: TalkState,
  {
    find: asked,
    skip,
    next = skip + SHOWN_SERVICES,
    ids,
    hasMore,
  }: { find: Find; skip: number; next?: number; ids: readonly string[]; hasMore: boolean },
): TalkState {
  const [only] = ids;
  return {
    ...state,
    last: { find: mutableFind(asked), skip, next },
    shown: [...ids],
    hasMore,
    service: ids.length === 1 && only !== undefined ? only : null,
  };
}

/** Returns the state after asking for a place: the place given next also applies to the further lists. */
export function afterWhere(state: TalkState, also: readonly Find[]): TalkState {
  return state.last === null ? state : { ...state, last: { ...state.last, also: also.map(mutableFind) } };
}

/** Returns the state after one service was shown. */
export function afterService(state: TalkState, id: string): TalkState {
  return { ...state, service: id };
}

function mutableFind({ ages, ...asked }: Find): NonNullable<TalkState["last"]>["find"] {
  const kept = { ...asked, needs: [...asked.needs], audiences: [...asked.audiences] };
  return ages === undefined ? kept : { ...kept, ages: ages.slice(0, MAX_AGES) };
}

import {
  MAX_ADDRESS_LINE,
  MAX_AGE,
  MAX_PLACE_NAME,
  MAX_REGION,
  MAX_WAY_IN_TEXT,
  MAX_WEB_ADDRESS,
} from "../base/contract/limits.ts";
import { HOUSE_RULES, PROVISIONS } from "./listing-enumerations.ts";
import { TOPIC_CODES } from "./topics/topic-table.ts";

/** Shared parts of entries in the table of fields. */

/** Shared by the lines of an address. */
export const ADDRESS = { step: "where", line: "address1", together: "address1", part: "place" } as const;
export const ADDRESS_LINE = {
  kind: "line",
  max: MAX_ADDRESS_LINE,
  maxInput: 10 * MAX_ADDRESS_LINE,
  isExactPlace: true,
} as const;
export const PLACE_NAME = {
  kind: "line",
  notNull: true,
  isRequired: true,
  max: MAX_PLACE_NAME,
  maxInput: 10 * MAX_PLACE_NAME,
  pack: "always",
} as const;

export const REGION = {
  kind: "line",
  max: MAX_REGION,
  maxInput: 10 * MAX_REGION,
  step: "where",
  compare: "words",
} as const;

export const WEB_ADDRESS = {
  kind: "webAddress",
  maxInput: 4 * MAX_WEB_ADDRESS,
  step: "contact",
  isOfProgram: true,
} as const;

/** Shared by the texts about getting in. */
export const WAY_IN = { kind: "text", max: MAX_WAY_IN_TEXT, step: "entry", isOnPageOnly: true } as const;

/** Shared by both ends of the age range: an editor who sets one has seen the other. */
export const AGE = {
  kind: "count",
  max: MAX_AGE,
  step: "who",
  together: "ageMin",
  isOfProgram: true,
} as const;

export const TOPICS = { kind: "choices", of: TOPIC_CODES, isOnPageOnly: true } as const;

/** Rules of the door, each asked by itself, and provisions for those who come together. */
export const DOOR_FACTS = {
  asksForId: { kind: "answer", step: "who", isOfProgram: true, hsds: null },
  /** Sobriety on entry; a ban on drinking inside is one of the house rules. */
  asksToBeSober: { kind: "answer", step: "who", isOfProgram: true, isOnPageOnly: true, hsds: null },
  houseRules: {
    kind: "choices",
    of: HOUSE_RULES,
    step: "who",
    isOfProgram: true,
    isOnPageOnly: true,
    hsds: null,
  },
  /** A property of the door, so each site has its own. */
  provisions: { kind: "choices", of: PROVISIONS, step: "who", hsds: null },
} as const;

/** Shared by the parts of a critical alert. */
export const ALERT = {
  setBy: "alertEditors",
  step: "special",
  line: "criticalDescription",
  together: "criticalDescription",
  part: "alert",
} as const;

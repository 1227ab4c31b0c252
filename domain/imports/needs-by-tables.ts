import { fold } from "../base/text/fold.ts";
import { NEEDS, NEEDS_OF_TYPE, type Need } from "../services/enumerations.ts";
import { GIVES_BESIDE } from "./gives-beside.ts";
import { rankServiceKinds } from "./kinds-of-service.ts";
import { NEED_PATTERNS } from "./need-patterns.ts";
import { isAnotherMatter } from "./other-matters.ts";
import { SERVICE_KINDS, type ServiceKind } from "./service-kinds.ts";

/** Up to here a description says what the service is, rather than what else there is. In characters, folded. */
const LEAD = 240;
/** Longest description that says nothing of its own, in characters, folded. */
const SAYS_LITTLE = 40;
/** Longer texts are cut. */
const MAX_TEXT = 6000;

/** Returns the needs for beds that a name states, regardless of other texts: no one may miss a shelter. */
export function bedsInName(name: string): readonly Need[] {
  const text = splitFoldedClauses(name).join(", ");
  const named = isAnotherMatter({ name: text, lead: "", organization: "" }) ? [] : [...needsIn(text, "said")];
  return NEEDS_OF_TYPE.SHELTER.filter((need) => named.includes(need));
}

/** Needs that the tables find in texts. */
export interface NeedsByTables {
  /** Null: these texts do not say what the service is. */
  readonly needs: readonly Need[] | null;
  /** It is an office, a matter of animals, of giving or the like. */
  readonly isOther: boolean;
  /** `strong`: needs that the name states. `weak`: needs of its words where it states nothing more clearly. */
  readonly strong: ReadonlySet<Need>;
  readonly weak: ReadonlySet<Need>;
  /** Needs that the description states. */
  readonly said: ReadonlySet<Need>;
  /** The places of its kinds among all kinds, the likeliest first. */
  readonly kinds: readonly number[];
}

const NOTHING: ReadonlySet<Need> = new Set();

/**
 * The needs that tables of phrases find: a service's name decides what kind of service it is, else the beginning of its
 * description; of what the description adds, only what such a service gives counts.
 *
 * @param clauses of the description, as `splitFoldedClauses` reads them
 */
export function needsByTables(name: string, clauses: readonly string[], organization: string): NeedsByTables {
  const all = clauses.join(" | ");
  const texts = {
    name: splitFoldedClauses(name).join(", "),
    lead: all.slice(0, LEAD),
    organization: fold(organization),
  };
  if (isAnotherMatter(texts))
    return { needs: [], isOther: true, strong: NOTHING, weak: NOTHING, said: NOTHING, kinds: [] };
  const strong = needsIn(texts.name, "said");
  const weak = needsIn(texts.name, "told", "named");
  const said = new Set(clauses.flatMap((clause) => [...needsIn(clause, "said", "told")]));
  const read: ReadTexts = { strong, weak, said, all };
  const kinds = rankServiceKinds(texts, strong, (place, gives) =>
    [...needsIn(texts.lead.slice(0, place), "said", "told")].every((need) => gives.includes(need)),
  );
  return {
    needs: decided(read, kinds),
    isOther: false,
    strong,
    weak,
    said,
    kinds: kinds.map((kind) => SERVICE_KINDS.indexOf(kind)),
  };
}

function decided(read: ReadTexts, kinds: readonly ServiceKind[]): readonly Need[] | null {
  for (const kind of kinds) {
    const needs = needsByKind(read, kind);
    if (needs.length > 0) return needs;
  }
  const needs = needsByName(read);
  if (needs.length > 0 || kinds.length > 0) return needs;
  return read.all.length > SAYS_LITTLE ? [] : null;
}

interface ReadTexts {
  /** `strong`: needs that the name states. `weak`: needs of its words where it states nothing more clearly. */
  readonly strong: ReadonlySet<Need>;
  readonly weak: ReadonlySet<Need>;
  /** Needs that the description states. */
  readonly said: ReadonlySet<Need>;
  /** The whole description. */
  readonly all: string;
}

function needsByKind({ strong, weak, said, all }: ReadTexts, kind: ServiceKind): readonly Need[] {
  const isClear = strong.size > 0 || kind.adds.length > 0 || said.size > 0;
  return NEEDS.filter(
    (need) =>
      strong.has(need) ||
      kind.adds.includes(need) ||
      (kind.gives.includes(need) && (said.has(need) || (!isClear && weak.has(need)))) ||
      (kind.also[need]?.test(all) ?? false),
  );
}

/**
 * Returns needs where no kind is known: those of the name and those that go with them, else all that the description
 * states.
 */
function needsByName({ strong, weak, said }: ReadTexts): readonly Need[] {
  const meant = said.size > 0 ? new Set([...weak].filter((need) => said.has(need))) : weak;
  const named = strong.size > 0 ? strong : meant;
  const isBeside = (need: Need): boolean =>
    named.size === 0 || [...named].some((of) => GIVES_BESIDE[of].includes(need));
  return NEEDS.filter((need) => named.has(need) || (said.has(need) && isBeside(need)));
}

function needsIn(text: string, ...which: readonly ("said" | "told" | "named")[]): ReadonlySet<Need> {
  return new Set(
    NEEDS.filter((need) => {
      const patterns = NEED_PATTERNS[need];
      const read = patterns.not === null ? text : text.replace(patterns.not, "#");
      return which.some((each) => has(patterns[each], read));
    }),
  );
}

function has(pattern: RegExp | null, text: string): boolean {
  if (pattern === null) return false;
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** Matches what a text says it does not give, up to the next comma or "but". */
const DENIED =
  /\b(?:(?:do|does) not|dont|doesnt|cannot|no longer|we are not|is not|isnt|not) (?:currently |directly )?(?:have|offer|provide|give|operate|accept|serve|run|house|include|distribute|stock|carry|handle|an?)\b[^,]*?(?=,| but | however |$)/gu;
/** Clauses for those who give, not for those who come. */
const FOR_GIVERS =
  /\b(?:donations? (?:of|are|accepted|welcome)|donate your|donors|volunteers (?:are )?needed|drop off donations)\b/u;

/** Splits a text into folded clauses, each with its commas, without those that say what is not there. */
export function splitFoldedClauses(text: string): readonly string[] {
  return text
    .slice(0, MAX_TEXT)
    .replace(/###\w+###/gu, " ")
    .split(/[.!?](?=\s|$)|[;:\n•*|()[\]]|\s[-–—]+\s/u)
    .map((clause) =>
      clause
        .replaceAll("/", ", ")
        .replaceAll("&", " and ")
        .split(",")
        .map(fold)
        .filter((part) => part !== "")
        .join(", "),
    )
    .filter((clause) => clause !== "" && !FOR_GIVERS.test(clause))
    .map((clause) => clause.replace(DENIED, "#"));
}

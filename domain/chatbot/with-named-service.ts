import { MAX_SEARCH_TEXT } from "../base/contract/limits.ts";
import { splitWords } from "../base/text/fold.ts";
import { englishTerm } from "../base/text/terms.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { Coordinates } from "../services/service.ts";
import { findNamed } from "./answer-service.ts";
import {
  type AskedByName,
  askedByName,
  isTelling,
  type NamedServices,
  NEARBY_MILES,
  namedServices,
} from "./asked-name.ts";
import { type FoundPlaces, placeIn, placeNamesIn } from "./asked-place.ts";
import { type ListRequest, servicesNamed } from "./list-request.ts";
import { placeAround } from "./list-rows.ts";
import { namedBeside, saidNames } from "./named-beside.ts";
import { withNamesInEnglish } from "./names-in-english.ts";
import type { Find, NamedBeside, PlaceAsked, Question } from "./question.ts";
import { asksForClosing, saysNow } from "./service-question.ts";
import type { TalkState } from "./talk-state.ts";
import {
  asksOrganization,
  isCalledLike,
  isIn,
  saysMoreThan,
  saysOrganization,
  townsOfNames,
  withoutTown,
} from "./town-names.ts";

/** Rows read for a name: for several words, rows with only some of them are included. */
const SERVICES_BY_NAME = 30;

/** Questions that may be about a named service, though their words ask for something else, too. */
const MAY_NAME: ReadonlySet<Question["kind"]> = new Set([
  "FIND",
  "NOT_UNDERSTOOD",
  "CRISIS_LINES",
  // "Do they speak Spanish at Casa Esperanza?"
  "LANGUAGE",
  "SCHEDULE",
  "DIRECTIONS",
  "DISTANCE",
  "BEDS",
  "PHONE",
  "SERVICE",
]);

/** The context for finding the services that a message may name. */
interface NameReading {
  readonly now: number;
  readonly zone: string;
  readonly state: TalkState;
  readonly position: Coordinates | null;
  readonly services: (request: ListRequest) => Promise<readonly ListedForViewer[]>;
  /** Places that the gazetteer found in the message. */
  readonly places: FoundPlaces;
}

/**
 * Adds the services named in a message to its question for a list: "is there a group for youth at Pridelines". Other
 * questions, and those in a talk of danger, stay as they are. A town's name that is part of a nearby name is not a
 * place: "Harbor Friends".
 *
 * @param withoutTown the question if the message names no town
 */
export async function withNamesBeside(
  message: string,
  asked: Question,
  reading: Pick<NameReading, "state" | "position" | "services" | "places">,
  withoutTown: () => Question,
): Promise<Question> {
  const { state, position } = reading;
  const isList =
    asked.kind === "FIND" && asked.skip === 0 && asked.beside === undefined && state.danger === null;
  if (!isList) return state.danger === null ? ofHalfName(message, asked, reading) : asked;
  const { place } = asked.find;
  if (place.kind === "CITY" && position !== null) {
    const here = await namesIn(message, { kind: "NONE" }, position, reading);
    const town = splitWords(place.name.split(",")[0] ?? "");
    const isOfName =
      here !== null &&
      here.named.by === "NAME" &&
      standsInName(splitWords(message), town, here.rows.flatMap(listNameWords));
    const plain = withoutTown();
    if (isOfName && plain.kind === "FIND" && plain.find.place.kind === "NONE")
      return { ...plain, named: here.named };
  }
  const found = await namesIn(message, place, placeAround(asked.find, position), reading);
  if (found === null) return asked;
  return {
    ...asked,
    find: withoutNamedPlace(asked.find, found.rows.flatMap(listNameWords)),
    named: found.named,
  };
}

/**
 * Answers a question about a name that no service has, or one that was not understood, with a service of which it has
 * some words: "the guardianship people, I think it's Guardianship of the Keys?"
 */
async function ofHalfName(
  message: string,
  asked: Question,
  reading: Pick<NameReading, "position" | "services" | "places">,
): Promise<Question> {
  const name = unknownNameIn(asked);
  if (name === null) return asked;
  const { position, services, places } = reading;
  if ((await findNamed(name, { position, sources: { services } })).length > 0) return asked;
  const { place } = placeIn(splitWords(message).join(" "), placeNamesIn(message), places);
  const found = await namesIn(message, place, placeAround({ place }, position), reading, true);
  if (found === null || found.named.by === "WORD") return asked;
  const meant = chooseMeant(found, place);
  const [id, ...more] = meant;
  if (id === undefined) return asked;
  const service = more.length === 0 ? { id } : { ids: meant, name };
  return "service" in asked ? { ...asked, service } : { kind: "SERVICE", service, time: null };
}

/** Returns the words of a question that may name a service; null: there are none, or the service is known. */
function unknownNameIn(asked: Question): string | null {
  if (asked.kind === "NOT_UNDERSTOOD") return asked.text;
  if (!("service" in asked) || !("name" in asked.service) || "ids" in asked.service) return null;
  return asked.service.name;
}

/** Prefers, among the named services, those in the town asked for, then those that have the name themselves. */
function chooseMeant({ named: { ids, own }, rows }: NamesFound, place: PlaceAsked): readonly string[] {
  const inTown = rows.filter(({ city, state }) => place.kind === "CITY" && isIn(place.name, { city, state }));
  const there = inTown.map(({ id }) => id);
  const known = there.length > 0 ? there : ids;
  const itself = known.filter((id) => own.includes(id));
  return itself.length > 0 ? itself : known;
}

interface NamesFound {
  readonly named: NamedBeside;
  /** The named services; the name is empty where it is only that of their town. */
  readonly rows: readonly ListedForViewer[];
}

/** Finds the services that a message names; null: it names none. */
async function namesIn(
  message: string,
  place: PlaceAsked,
  near: Coordinates | null,
  { services, places }: Pick<NameReading, "services" | "places">,
  withTown = false,
): Promise<NamesFound | null> {
  const said = saidNames(message, place, withTown);
  if (said === null || said.query.length > MAX_SEARCH_TEXT) return null;
  for (const query of [said.query, said.farQuery]) {
    if (query === null) continue;
    const found = await services(servicesNamed(query, near, SERVICES_BY_NAME));
    const towns = townsOfNames(found, places);
    // A service called like its town is recognized by its organization's name.
    const rows = found.map((row) =>
      towns.some((town) => isCalledLike(row, town)) ? { ...row, name: "" } : row,
    );
    const named = namedBeside(said, rows);
    if (named !== null) return { named, rows: rows.filter(({ id }) => named.ids.includes(id)) };
  }
  return null;
}

/** Shorter words occur in every name. */
const MIN_BESIDE = 3;

/** Whether a town named once in a message is part of a name there: a word next to it is part of that name, too. */
function standsInName(words: readonly string[], town: readonly string[], names: readonly string[]): boolean {
  const at = words.flatMap((_, from) =>
    town.every((word, next) => words[from + next] === word) ? [from] : [],
  );
  const [from] = at;
  if (from === undefined || at.length > 1) return false;
  const beside = [words[from - 1] ?? "", words[from + town.length] ?? ""];
  return (
    town.every((word) => names.includes(word)) &&
    beside.some((word) => word.length >= MIN_BESIDE && names.includes(word))
  );
}

function listNameWords({ name, organization }: ListedForViewer): readonly string[] {
  return splitWords([name, organization?.name ?? ""].join(" "));
}

/** Removes the place if it is part of a name: "At Boatyard" is not a town. */
function withoutNamedPlace(find: Find, names: readonly string[]): Find {
  const { place } = find;
  const isName = place.kind === "UNKNOWN" && splitWords(place.name).every((word) => names.includes(word));
  return isName ? { ...find, place: { kind: "NONE" } } : find;
}

/**
 * Understands a message as a question about a nearby service that it names, even if the name is shortened, misspelled,
 * made of words of a need, or that of a far-away town; null: it names none.
 *
 * @param asked the question by the message's words alone
 * @param services reads GET /services; where it fails, no service is known by its name
 */
export async function questionByName(
  message: string,
  asked: Question,
  reading: NameReading,
): Promise<Question | null> {
  const folded = splitWords(message).join(" ");
  const inEnglish = withNamesInEnglish(folded);
  const named = inEnglish === folded ? null : await questionByWords(inEnglish, asked, reading);
  return named ?? questionByWords(message, asked, reading);
}

/**
 * Searches only this near, since people do not mean services farther away; includes those of which only the town is
 * known.
 */
function withinReach(position: Coordinates | null): ListRequest {
  return position === null ? {} : { radius: String(NEARBY_MILES), withRemote: "true" };
}

async function questionByWords(
  message: string,
  asked: Question,
  { now, zone, state, position, services, places }: NameReading,
): Promise<Question | null> {
  if (!MAY_NAME.has(asked.kind) || ("service" in asked && "id" in asked.service)) return null;
  if (asked.kind === "FIND" && (asked.skip > 0 || asked.beside !== undefined)) return null;
  const wish = askedByName(message, now, zone);
  if (wish === null || wish.query.length > MAX_SEARCH_TEXT) return null;
  const request = servicesNamed(wish.query, position, SERVICES_BY_NAME);
  const found = await services({ ...request, ...withinReach(position) });
  const named = namedBesideTowns({ message, asked, wish }, found, places, { now, zone, shown: state.shown });
  const [id, ...more] = named?.ids ?? [];
  if (named === null || id === undefined || isPlaceAlone(message, asked, named.ids, found)) return null;
  // "The crisis number" does not name a crisis center.
  if ((asked.kind === "CRISIS_LINES" || asked.kind === "LANGUAGE") && named.isGeneric) return null;
  const { kind, time } = named;
  return {
    kind,
    service: more.length === 0 ? { id } : { ids: named.ids, name: wish.query },
    time: kind === "SCHEDULE" && time?.kind === "NOW" && !saysNow(named.rest) ? null : time,
    ...(kind === "SCHEDULE" && asksForClosing(named.rest) ? { isClosing: true as const } : {}),
  };
}

/** Whether a matching name is only the place where a need is asked for: "Help with my rent, I live in South Beach". */
function isPlaceAlone(
  message: string,
  asked: Question,
  ids: readonly string[],
  found: readonly ListedForViewer[],
): boolean {
  const isNeed =
    asked.kind === "FIND" ? asked.find.needs.length + asked.find.audiences.length > 0 : "otherwise" in asked;
  if (!isNeed) return false;
  const text = ` ${splitWords(message).join(" ")} `;
  const rows = found.filter((row) => ids.includes(row.id));
  const said = new Set(splitWords(message).map(englishTerm));
  // "Rehab" finds services called "Outpatient", but does not name them.
  if (!rows.some((row) => listNameWords(row).some((word) => isTelling(word) && said.has(englishTerm(word)))))
    return true;
  const names = rows.map(({ name }) => splitWords(name).join(" "));
  return names.every((name) =>
    BEFORE_PLACES.some((before) =>
      ARTICLES.some((article) => text.includes(` ${before} ${article}${name} `)),
    ),
  );
}

const ARTICLES = ["", "the ", "la ", "el ", "los ", "las "];

const BEFORE_PLACES = ["in", "near", "around", "close to", "closest to", "en", "cerca de", "por", "live by"];

/** Returns the named services, except those only called like their town: "a shower in Marathon". */
function namedBesideTowns(
  {
    message,
    asked,
    wish,
  }: { readonly message: string; readonly asked: Question; readonly wish: AskedByName },
  found: readonly ListedForViewer[],
  places: FoundPlaces,
  reading: Parameters<typeof namedServices>[2],
): NamedServices | null {
  const isList = asked.kind === "FIND";
  // "Is Marathon open" asks for a service of that name, while the town alone changes the list.
  const isNeed = isList && asked.find.needs.length > 0 && wish.kind === null;
  const towns = townsOfNames(found, places).filter((town) => isNeed || saysMoreThan(message, town));
  const rows = found.filter(
    (row) =>
      saysOrganization(message, row) ||
      (!isList && asksOrganization(wish, row)) ||
      !towns.some((town) => isCalledLike(row, town)),
  );
  const named = namedServices(wish, rows, reading);
  if (towns.length === 0 || named === null || named.isWhole) return named;
  // The town does not count as part of other half-matched names.
  return namedServices(towns.reduce(withoutTown, wish), rows, reading);
}

import { MAX_SEARCH_TEXT } from "../contract/limits.ts";
import type { ListedForViewer } from "../listings/listing.ts";
import type { Coordinates } from "../services/service.ts";
import { askedByName, namedServices } from "./asked-name.ts";
import { type ListRequest, servicesNamed } from "./list-request.ts";
import type { Question } from "./question.ts";
import { asksForClosing, saysNow } from "./service-question.ts";
import type { TalkState } from "./talk-state.ts";

/** Rows that may have the name: of several words, those that have some of them come too. */
const SERVICES_BY_NAME = 30;

/** What may be about a service by its name, though its words ask for something else, too. */
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

/**
 * What a message asks of the service nearby that it names, though the name is shortened or misspelled, is made of words
 * of a need, or is that of a town far away; null: it names none.
 *
 * @param asked what the message asks by its words alone
 * @param services reads GET /services; where it fails, no service is known by its name
 */
export async function questionByName(
  message: string,
  asked: Question,
  {
    now,
    zone,
    state,
    position,
    services,
  }: {
    readonly now: number;
    readonly zone: string;
    readonly state: TalkState;
    readonly position: Coordinates | null;
    readonly services: (request: ListRequest) => Promise<readonly ListedForViewer[]>;
  },
): Promise<Question | null> {
  if (!MAY_NAME.has(asked.kind) || ("service" in asked && "id" in asked.service)) return null;
  if (asked.kind === "FIND" && (asked.skip > 0 || asked.beside !== undefined)) return null;
  const wish = askedByName(message, now, zone);
  if (wish === null || wish.query.length > MAX_SEARCH_TEXT) return null;
  const rows = await services(servicesNamed(wish.query, position, SERVICES_BY_NAME));
  const named = namedServices(wish, rows, { now, zone, shown: state.shown });
  const [id, ...more] = named?.ids ?? [];
  if (named === null || id === undefined) return null;
  // "The crisis number" is none of a center.
  if ((asked.kind === "CRISIS_LINES" || asked.kind === "LANGUAGE") && named.isGeneric) return null;
  const { kind, time } = named;
  return {
    kind,
    service: more.length === 0 ? { id } : { ids: named.ids, name: wish.query },
    time: kind === "SCHEDULE" && time?.kind === "NOW" && !saysNow(named.rest) ? null : time,
    ...(kind === "SCHEDULE" && asksForClosing(named.rest) ? { isClosing: true as const } : {}),
  };
}

import type { Language } from "#domain/base/languages/language.ts";
import { findNamed } from "#domain/chatbot/answer-service.ts";
import type { AnswerSources } from "#domain/chatbot/answer-sources.ts";
import type { FoundPlaces } from "#domain/chatbot/asked-place.ts";
import type { Question } from "#domain/chatbot/question.ts";
import type { TalkState } from "#domain/chatbot/talk-state.ts";
import { type Understood, understand } from "#domain/chatbot/understand.ts";
import { questionByName, withNamesBeside } from "#domain/chatbot/with-named-service.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import { correctedPlace, placesIn } from "./asked-places.ts";

const NO_PLACES: FoundPlaces = new Map();

/** Facts known about the visitor before the message is read. */
interface ReadingContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA zone of the visitor, where the message names no place. */
  readonly zone: string;
  readonly state: TalkState;
  /** Language of the answer where the message has none. */
  readonly language: Language;
  /** Location of the visitor; null: not known. */
  readonly position: Coordinates | null;
  /** Services that the visitor may see. */
  readonly services: AnswerSources["services"];
  /** Is called where services could not be looked up by their names, which the rest can do without. */
  readonly onFailure: (error: unknown) => void;
}

/** Reads what a message asks for, with the zone of the place that it names. Reads the gazetteer; stores nothing. */
export async function readMessage(
  db: Db,
  message: string,
  { zone: statedZone, position, services, onFailure, ...rest }: ReadingContext,
): Promise<Understood & { readonly zone: string }> {
  const understood = (places: FoundPlaces) => {
    const [place] = places.values();
    const zone = place === undefined ? statedZone : findTimeZone(place.coordinates);
    return { zone, ...understand(message, { ...rest, zone, places }) };
  };
  /**
   * Falls back to `nothing` where the gazetteer or services cannot be read; the rest of the message is still answered.
   */
  async function orElse<Answer>(answer: Promise<Answer>, nothing: Answer): Promise<Answer> {
    return answer.catch((error: unknown) => {
      if (databaseFault(error) === null) onFailure(error);
      return nothing;
    });
  }
  const places = await orElse(placesIn(db, message), NO_PLACES);
  const asked = understood(places);
  const named = await orElse(
    questionByName(message, asked.question, { ...rest, zone: statedZone, position, services, places }),
    null,
  );
  // The named service is nearby, so the town of that name is not meant.
  if (named !== null) return { ...understood(NO_PLACES), question: named };
  if (places.size > 0 && asked.question.kind !== "DANGER") {
    const withoutPlaces = understood(NO_PLACES);
    const name = serviceNameIn(withoutPlaces.question);
    // "Grace House" is no house in Grace, Idaho.
    if (holdsPlace(name, places) && (await isService(name))) return withoutPlaces;
  }
  async function isService(name: string): Promise<boolean> {
    return (await orElse(findNamed(name, { position, sources: { services } }), [])).length > 0;
  }
  const unknown = findUnknownPlace(asked.question);
  const corrected = unknown === null ? NO_PLACES : await orElse(correctedPlace(db, unknown), NO_PLACES);
  const placed = corrected.size > 0 ? understood(new Map([...places, ...corrected])) : asked;
  const reading = { state: placed.state, position, services, places };
  const beside = withNamesBeside(message, placed.question, reading, () => understood(NO_PLACES).question);
  return { ...placed, question: await orElse(beside, placed.question) };
}

/** Returns the words that may name a service; empty where there are none. */
function serviceNameIn(question: Question): string {
  if (question.kind === "NOT_UNDERSTOOD") return question.text;
  return "service" in question && "name" in question.service ? question.service.name : "";
}

/** Whether a name contains that of a place, and more. */
function holdsPlace(name: string, places: FoundPlaces): boolean {
  return [...places.keys()].some((place) => name !== place && ` ${name} `.includes(` ${place} `));
}

function findUnknownPlace(question: Question): string | null {
  const find = "find" in question ? question.find : null;
  const place = "place" in question ? question.place : find?.place;
  return place?.kind === "UNKNOWN" ? place.name : null;
}

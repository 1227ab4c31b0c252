import { describe, expect, test } from "vitest";
import { localTime } from "#domain/base/time/zone.ts";
import { type FoundPlaces, placeNamesIn } from "#domain/chatbot/asked-place.ts";
import type { KnownPlace, PlaceAsked, Question, TimeAsked } from "#domain/chatbot/question.ts";
import { NEW_TALK } from "#domain/chatbot/talk-state.ts";
import { understand } from "#domain/chatbot/understand.ts";
import type { DangerFamily } from "#domain/danger/danger-families.ts";
import { DANGER_GROUPS, type Utterance } from "./utterance.ts";
import { ENGLISH_UTTERANCES } from "./utterances.en.ts";
import { SPANISH_UTTERANCES } from "./utterances.es.ts";
import { ENGLISH_UTTERANCES_BY_OTHERS } from "./utterances-by-others.en.ts";
import { SPANISH_UTTERANCES_BY_OTHERS } from "./utterances-by-others.es.ts";
import { ENGLISH_UTTERANCES_BY_STRANGER } from "./utterances-by-stranger.en.ts";
import { SPANISH_UTTERANCES_BY_STRANGER } from "./utterances-by-stranger.es.ts";
import { ENGLISH_SIXTH_SET } from "./utterances-sixth-set.en.ts";
import { SPANISH_SIXTH_SET } from "./utterances-sixth-set.es.ts";

const ZONE = "America/New_York";
/** Wednesday, 15:00 in New York. */
const NOW = Date.UTC(2026, 10, 18, 20, 0);
const PLACES: ReadonlyMap<string, KnownPlace> = new Map(
  ["Miami", "Miami Beach", "Hialeah", "Homestead", "San Jose", "Los Angeles", "33101", "90012"].map(
    (name) => [
      name.toLowerCase(),
      {
        kind: /^\d/u.test(name) ? "ZIP" : "CITY",
        name,
        coordinates: { longitude: -80, latitude: 25 },
      },
    ],
  ),
);

function gazetteer(message: string): FoundPlaces {
  const found = new Map<string, KnownPlace>();
  for (const { text } of placeNamesIn(message)) {
    const place = PLACES.get(text);
    if (place !== undefined) found.set(text, place);
  }
  return found;
}

const SAYS: Readonly<Record<PlaceAsked["kind"], (place: PlaceAsked) => string>> = {
  NONE: () => "-",
  NEAR_ME: () => "me",
  CITY: (place) => ("name" in place ? place.name : ""),
  ZIP: (place) => ("name" in place ? place.name : ""),
  UNKNOWN: (place) => ("name" in place ? `?${place.name}` : ""),
};

function timeSaid(time: TimeAsked | null, withHour: boolean): string {
  if (time === null) return "-";
  return withHour ? `${time.kind} ${Math.floor(localTime(ZONE, time.at).minute / 60)}` : time.kind;
}

/** Returns the table's name of a danger, if the family is one of those that answer it. */
function dangerSaid(family: DangerFamily, asks: string): string {
  const [first = "", ...others] = DANGER_GROUPS[family].split(" ");
  const danger = others.find((other) => asks === `DANGER ${other}`) ?? first;
  return `DANGER ${danger} | - | - | -`;
}

/** Describes the question understood in the notation of the table. */
function understood({ message, asks, time, audiences }: Utterance): { question: Question; says: string } {
  const { question } = understand(message, {
    now: NOW,
    zone: ZONE,
    state: NEW_TALK,
    places: gazetteer(message),
    language: "en",
  });
  const withHour = /\d/u.test(time);
  if (question.kind === "FIND") {
    const { find } = question;
    const people = audiences === "-" ? "-" : find.audiences.join(" ") || "-";
    return {
      question,
      says: [
        find.needs.join(" "),
        SAYS[find.place.kind](find.place),
        timeSaid(find.time, withHour),
        people,
      ].join(" | "),
    };
  }
  if (question.kind === "DANGER") return { question, says: dangerSaid(question.danger.family, asks) };
  if (question.kind === "WEATHER") {
    return { question, says: `WEATHER | - | ${timeSaid(question.time, withHour)} | -` };
  }
  return { question, says: `${question.kind} | - | - | -` };
}

const sorted = (words: string): string => words.split(" ").sort().join(" ");

function expected({ asks, place, time, audiences }: Utterance): string {
  return [sorted(asks), place, time, sorted(audiences)].join(" | ");
}

function said(utterance: Utterance): string {
  const [asks = "", place, time, audiences = ""] = understood(utterance).says.split(" | ");
  return [sorted(asks), place, time, sorted(audiences)].join(" | ");
}

const isDanger = ({ asks }: Utterance): boolean => asks.startsWith("DANGER");

describe.each([
  ["English", ENGLISH_UTTERANCES, 100],
  ["Spanish", SPANISH_UTTERANCES, 100],
  ["English by others", ENGLISH_UTTERANCES_BY_OTHERS, 100],
  ["Spanish by others", SPANISH_UTTERANCES_BY_OTHERS, 100],
  ["English by a stranger", ENGLISH_UTTERANCES_BY_STRANGER, 100],
  ["Spanish by a stranger", SPANISH_UTTERANCES_BY_STRANGER, 100],
  ["English, the sixth set", ENGLISH_SIXTH_SET, 60],
  ["Spanish, the sixth set", SPANISH_SIXTH_SET, 60],
] as const)("%s", (_, all, least) => {
  test(`at least ${least} utterances, each once`, () => {
    expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(least);
  });

  test("at least 95 of 100 are right in need, place and time", () => {
    const asking = all.filter((each) => !isDanger(each) && each.asks !== "SAFE");
    const wrong = asking.filter((each) => said(each) !== expected(each));
    const shown = wrong.map((each) => `${each.message}: ${said(each)}, not ${expected(each)}`);
    if (wrong.length / asking.length > 0.05) expect(shown).toEqual([]);
    expect(wrong.length / asking.length).toBeLessThanOrEqual(0.05);
  });

  test("every danger is noticed", () => {
    const missed = all.filter((each) => isDanger(each) && said(each) !== expected(each));
    expect(missed.map((each) => `${each.message}: ${said(each)}`)).toEqual([]);
  });

  test("fewer than 2 of 100 other messages raise an alarm", () => {
    const calm = all.filter((each) => !isDanger(each));
    const alarmed = calm.filter((each) => understood(each).question.kind === "DANGER");
    if (alarmed.length > 0) expect(alarmed.map(({ message }) => message)).toHaveLength(0);
    expect(alarmed.length / calm.length).toBeLessThan(0.02);
  });
});

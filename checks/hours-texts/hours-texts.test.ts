import { describe, expect, test } from "vitest";
import { hoursOfRecord } from "#domain/imports/hours-of-record.ts";
import { openingEdges } from "#domain/services/opening-hours/opening-edges.ts";
import { openMinutes, readAnswer } from "./answer.ts";
import type { HoursCase, HoursForm } from "./hours-case.ts";
import { HOURS_TEXTS, PLAIN_TEXTS } from "./hours-texts.ts";
import { CLOCK_RANGE, clockDays, TIME_ZONE } from "./local-clock.ts";
import { recordOfText } from "./record-of-text.ts";

/**
 * Opening hours that an import reads from free texts, compared with answers written by hand at about ninety thousand
 * moments of two years. Showing a closed service as open sends people to a locked door: it must never happen.
 */

const FEWEST_TEXTS = 600;
const FEWEST_READ = 0.85;
/** Of the import: the year before the two that are compared. */
const TODAY = "2026-11-29";

const days = clockDays();
const civilDays = days.map(({ day }) => day);

interface Outcome {
  hoursCase: HoursCase;
  /** Local time of the first moment that is open by the import and closed by the answer; null if there is none. */
  wronglyOpenAt: string | null;
  /** The import has schedule entries, and they agree with the answer at every moment. */
  isRead: boolean;
}

function judgeCase(hoursCase: HoursCase): Outcome {
  const hours = hoursOfRecord(recordOfText(hoursCase.text), TODAY, () => {});
  const edges = openingEdges({ timeZone: TIME_ZONE, ...hours }, CLOCK_RANGE.from, CLOCK_RANGE.until);
  const answer = hoursCase.answer === "READ" ? readAnswer(hoursCase.open) : null;
  let passed = 0;
  let wronglyOpenAt: string | null = null;
  let isEqual = answer !== null && !hours.isContact && hours.schedules.length > 0;
  for (const [index, { day, moments }] of days.entries()) {
    if (answer?.isUnsettled(day) === true) continue;
    const isOpenByHand = answer === null ? () => false : openMinutes(answer, civilDays, index);
    for (const { at, minute } of moments) {
      while ((edges[passed] ?? Number.POSITIVE_INFINITY) <= at / 60_000) passed++;
      const isOpen = passed % 2 === 1;
      if (isOpen === isOpenByHand(minute)) continue;
      isEqual = false;
      if (isOpen)
        wronglyOpenAt ??= `${day.date} ${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, "0")}`;
    }
  }
  return { hoursCase, wronglyOpenAt, isRead: isEqual };
}

const outcomes = HOURS_TEXTS.map(({ title, cases }) => ({ title, outcomes: cases.map(judgeCase) }));
const all = outcomes.flatMap((form) => form.outcomes);

const isReadable = ({ hoursCase }: Outcome): boolean => hoursCase.answer === "READ" && hoursCase.isReadable;
const formatRate = (some: readonly Outcome[]): string =>
  `${some.filter(({ isRead }) => isRead).length} of ${some.length}`;

/** One line per form: readable texts that were read, and texts that are wrongly open. */
const report = [...outcomes, { title: "ALL", outcomes: all }]
  .map(({ title, outcomes: some }) => {
    const wrong = some.filter(({ wronglyOpenAt }) => wronglyOpenAt !== null).length;
    return `${title}: ${formatRate(some.filter(isReadable))} read, ${wrong} of ${some.length} wrongly open`;
  })
  .join("\n");

describe("the texts", () => {
  test(`are at least ${FEWEST_TEXTS}, distinct beyond case and spacing`, () => {
    const texts = HOURS_TEXTS.flatMap(({ cases }: HoursForm) => cases.map(({ text }) => text));
    const known = new Map<string, string>();
    const twice = texts.filter((text) => {
      const key = text.toLowerCase().replaceAll(/[ \n]+/g, " ");
      const isKnown = known.has(key);
      known.set(key, text);
      return isKnown;
    });
    expect(twice).toEqual([]);
    expect(texts.length).toBeGreaterThanOrEqual(FEWEST_TEXTS);
  });

  test("have an open moment in each readable answer", () => {
    const neverOpen = all
      .filter(isReadable)
      .flatMap(({ hoursCase }) => (hoursCase.answer === "READ" ? [hoursCase.open] : []))
      .filter((open) => {
        const answer = readAnswer(open);
        return !days.some(({ moments }, index) => {
          const isOpen = openMinutes(answer, civilDays, index);
          return moments.some(({ minute }) => isOpen(minute));
        });
      });
    expect(neverOpen).toEqual([]);
  });
});

describe("the import of the texts", () => {
  test("is never open while the answer is closed", () => {
    const wrong = all
      .filter(({ wronglyOpenAt }) => wronglyOpenAt !== null)
      .map(
        ({ hoursCase: { text, why }, wronglyOpenAt }) => `${wronglyOpenAt}: ${JSON.stringify(text)} ${why}`,
      );
    expect(wrong, report).toEqual([]);
  });

  test(`reads at least ${FEWEST_READ * 100} % of the readable texts`, () => {
    const readable = all.filter(isReadable);
    const read = readable.filter(({ isRead }) => isRead);
    const unread = readable.filter(({ isRead }) => !isRead).map(({ hoursCase }) => hoursCase.text);
    expect(
      read.length / readable.length,
      `${report}\n\nNot read:\n${unread.join("\n---\n")}`,
    ).toBeGreaterThanOrEqual(FEWEST_READ);
  });

  test("reads each of the plain kinds", () => {
    const plain = new Set(PLAIN_TEXTS.flatMap(({ cases }) => cases));
    const unread = all.filter(
      (outcome) => plain.has(outcome.hoursCase) && isReadable(outcome) && !outcome.isRead,
    );
    expect(unread.map(({ hoursCase }) => hoursCase.text)).toEqual([]);
  });
});

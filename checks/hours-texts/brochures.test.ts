import { expect, test } from "vitest";
import { hoursOfRecord } from "#domain/imports/hours-of-record.ts";
import { openingEdges } from "#domain/services/opening-hours/opening-edges.ts";
import { BROCHURES, type Brochure } from "./brochures.ts";
import { TIME_ZONE } from "./local-clock.ts";
import { recordOfText } from "./record-of-text.ts";

/**
 * Texts of brochures, read by the import and asked at the moments that decide whether they were understood. Showing a
 * shut door as open must never happen; asking is right, though the text was then not read.
 */

const TODAY = "2026-11-29";
const FEWEST_READ = 0.8;
const RANGE = [Date.parse("2026-11-29T05:00Z"), Date.parse("2028-12-31T05:00Z")] as const;

type Answer = "OPEN" | "SHUT" | "ASK";

/** What the import says at each moment. */
function computeAnswers({ text, moments }: Brochure): readonly Answer[] {
  const hours = hoursOfRecord(recordOfText(text), TODAY, () => {});
  const edges = openingEdges({ timeZone: TIME_ZONE, ...hours }, ...RANGE);
  return moments.map((moment) => {
    if (hours.isContact || hours.schedules.length === 0) return "ASK";
    const minute = parseMinute(moment);
    return edges.filter((edge) => edge <= minute).length % 2 === 1 ? "OPEN" : "SHUT";
  });
}

/** Since 1970. */
function parseMinute(moment: string): number {
  const [date = "", time = ""] = moment.split(" ");
  const isSummer = date >= "2027-03-14" && date < "2027-11-07";
  return Date.parse(`${date}T${time}:00${isSummer ? "-04:00" : "-05:00"}`) / 60_000;
}

const answered = Object.values(BROCHURES).flatMap((brochures) =>
  brochures.map((brochure) => ({
    text: brochure.text,
    said: computeAnswers(brochure),
    meant: brochure.moments.map((moment) => moment.split(" ")[2] ?? ""),
  })),
);

test("no shut door is said to be open", () => {
  const wrong = answered.filter(({ said, meant }) =>
    said.some((answer, index) => answer === "OPEN" && meant[index] !== "OPEN"),
  );
  expect(wrong).toEqual([]);
});

test(`at least ${FEWEST_READ * 100} % of what can be read is read`, () => {
  const readable = answered.filter(({ meant }) => meant.every((answer) => answer !== "ASK"));
  const unread = readable.filter(({ said, meant }) => said.join() !== meant.join());
  const rate = 1 - unread.length / readable.length;
  expect(
    rate,
    unread.map(({ text, said }) => `${said.join(" ")}: ${text}`).join("\n"),
  ).toBeGreaterThanOrEqual(FEWEST_READ);
});

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { learnedFrom } from "#domain/listings/protection/likely-protection.ts";
import { protectsPeople } from "#domain/listings/protection/protects-people.ts";
import { PRACTICE_AUTHORS, practiceOfAuthors, protectionWithout } from "./leave-out.ts";
import {
  checksumOfListings,
  type PracticeListing,
  readPracticeListings,
  trainingListings,
} from "./training-texts.ts";

/** Listings by another author, which the weights were not learned from. */
const HELD_OUT = readPracticeListings(join(import.meta.dirname, "held-out.txt"));

const findKind = ({ texts }: PracticeListing) => protectsPeople(texts).kind;

function judgedAs(listings: readonly PracticeListing[], right: string, kind: string): readonly string[] {
  return listings
    .filter((listing) => listing.right === right && findKind(listing) === kind)
    .map(({ texts }) => texts.name ?? "");
}

describe("listings that nothing was learned from", () => {
  const places = HELD_OUT.filter(({ right }) => right === "WITHHOLD").length;
  const others = HELD_OUT.length - places;

  test("hardly one of a hundred survivors' places is left open, and none without a question", () => {
    expect(places).toBeGreaterThan(90);
    expect(judgedAs(HELD_OUT, "WITHHOLD", "NONE")).toEqual([]);
    expect(judgedAs(HELD_OUT, "WITHHOLD", "QUESTION").length).toBeLessThanOrEqual(places * 0.02);
  });

  test("few others are withheld", () => {
    const withheld = [
      ...judgedAs(HELD_OUT, "QUESTION", "WITHHOLD"),
      ...judgedAs(HELD_OUT, "NONE", "WITHHOLD"),
    ];
    expect(withheld.length).toBeLessThanOrEqual(others * 0.05);
  });

  test("most offices are asked about, and few of the rest", () => {
    const offices = HELD_OUT.filter(({ right }) => right === "QUESTION").length;
    const harmless = others - offices;
    expect(judgedAs(HELD_OUT, "QUESTION", "NONE").length).toBeLessThanOrEqual(offices * 0.15);
    expect(judgedAs(HELD_OUT, "NONE", "QUESTION").length).toBeLessThanOrEqual(harmless * 0.05);
  });
});

describe("each author that the weights did not learn from", () => {
  const practice = practiceOfAuthors(1);

  test.each(PRACTICE_AUTHORS.filter((author) => author.startsWith("practice")))("%s", (author) => {
    const own = practice.filter((each) => each.author === author).map(({ listing }) => listing);
    const { counts } = protectionWithout(author, own, practice);
    expect(counts.places).toBeGreaterThan(70);
    expect(counts.exposed).toBe(0);
    expect(counts.asked).toBeLessThanOrEqual(counts.places * 0.04);
    expect(counts.withheld).toBeLessThanOrEqual(counts.others * 0.04);
  });
});

describe("the training texts", () => {
  test("are those that the weights were learned from (else run learn-weights.ts)", () => {
    expect(learnedFrom).toBe(checksumOfListings());
  });

  test("say nothing of a survivors' place that the rule leaves open", () => {
    expect(judgedAs(trainingListings(), "WITHHOLD", "NONE")).toEqual([]);
  });

  test("are no listings of the corpus", () => {
    const held = new Set(HELD_OUT.map(({ texts }) => texts.description));
    expect(trainingListings().filter(({ texts }) => held.has(texts.description))).toEqual([]);
  });
});

import { likelihoodsBy } from "#domain/base/learned/softmax.ts";
import { IS_SCALED } from "#domain/listings/protection/likely-protection.ts";
import type { ProtectionKind } from "#domain/listings/protection/protection-texts.ts";
import { protectsPeople } from "#domain/listings/protection/protects-people.ts";
import { weightsFrom } from "./learning.ts";
import { filesOfListings, listingsOfFile, type PracticeListing } from "./training-texts.ts";

/** Files by authors who had not read the rule, and all that was written after the listings of one city. */
const OF_A_CITY = "of a city";
export const PRACTICE_AUTHORS: readonly string[] = [
  "practice.txt",
  "practice-of-advocates.txt",
  "practice-of-coalitions.txt",
  OF_A_CITY,
];
const IS_OF_A_CITY = /institution|big-city/u;

export interface Practice {
  readonly author: string;
  readonly listing: PracticeListing;
}

/** The listings to learn from, each with its author. @param folds into how many parts the others are divided */
export function practiceOfAuthors(folds: number): readonly Practice[] {
  return filesOfListings().flatMap((file) =>
    listingsOfFile(file).map((listing, at) => ({ author: chooseAuthor(file, at % folds), listing })),
  );
}

function chooseAuthor(file: string, fold: number): string {
  if (IS_OF_A_CITY.test(file)) return OF_A_CITY;
  return PRACTICE_AUTHORS.includes(file) ? file : `part ${fold}`;
}

export interface PracticeCounts {
  readonly places: number;
  readonly asked: number;
  readonly exposed: number;
  readonly others: number;
  readonly withheld: number;
}

interface Judged extends PracticeListing {
  readonly kind: ProtectionKind;
}

/** How the rule judges these listings by weights that were learned from all authors but one. */
export function protectionWithout(
  author: string,
  listings: readonly PracticeListing[],
  practice: readonly Practice[],
): { readonly counts: PracticeCounts; readonly wrong: readonly Judged[] } {
  const known = practice.filter((each) => each.author !== author).map(({ listing }) => listing);
  const likelihoods = likelihoodsBy(weightsFrom(known), IS_SCALED);
  const judged = listings.map((each) => ({ ...each, kind: protectsPeople(each.texts, likelihoods).kind }));
  const places = judged.filter(({ right }) => right === "WITHHOLD");
  const others = judged.filter(({ right }) => right !== "WITHHOLD");
  const asked = places.filter(({ kind }) => kind === "QUESTION");
  const exposed = places.filter(({ kind }) => kind === "NONE");
  const withheld = others.filter(({ kind }) => kind === "WITHHOLD");
  return {
    counts: {
      places: places.length,
      asked: asked.length,
      exposed: exposed.length,
      others: others.length,
      withheld: withheld.length,
    },
    wrong: [...exposed, ...asked, ...withheld],
  };
}

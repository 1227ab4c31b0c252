import { join } from "node:path";
import {
  PRACTICE_AUTHORS,
  type Practice,
  type PracticeCounts,
  practiceOfAuthors,
  protectionWithout,
} from "./leave-out.ts";
import { type PracticeListing, readPracticeListings } from "./training-texts.ts";

/**
 * How the rule judges each author's listings when the weights are learned from the other authors alone: what the next
 * author's listings have to expect. Run it before a threshold is moved; with a part of an author's name it prints what is
 * judged wrongly.
 */

/** The rule's own author wrote most: a tenth of that is left out at a time. */
const FOLDS = 10;
const shown = process.argv[2];
const practice = practiceOfAuthors(FOLDS);

function judge(author: string, listings: readonly PracticeListing[]): PracticeCounts {
  const { counts, wrong } = protectionWithout(author, listings, practice);
  if (shown !== undefined && author.includes(shown))
    for (const { right, kind, texts } of wrong)
      process.stdout.write(
        `  ${right} as ${kind}: ${texts.name} | ${texts.description} | ${texts.addressLines?.join(" ")}\n`,
      );
  return counts;
}

function print(author: string, { places, asked, exposed, others, withheld }: PracticeCounts): void {
  const share = others === 0 ? 0 : Math.round((1000 * withheld) / others) / 10;
  process.stdout.write(
    `${author}: of ${places} places ${exposed} exposed, ${asked} asked about; of ${others} others ${withheld} withheld (${share} %)\n`,
  );
}

const ofAuthor = (author: string): readonly PracticeListing[] =>
  practice.filter((each: Practice) => each.author === author).map(({ listing }) => listing);

const tenths = { places: 0, asked: 0, exposed: 0, others: 0, withheld: 0 };
for (const author of new Set(practice.map((each) => each.author))) {
  const counts = judge(author, ofAuthor(author));
  if (PRACTICE_AUTHORS.includes(author)) print(author, counts);
  else
    for (const key of ["places", "asked", "exposed", "others", "withheld"] as const)
      tenths[key] += counts[key];
}
print("the rule's own author, by tenths", tenths);
print("held-out.txt", judge("held-out.txt", readPracticeListings(join(import.meta.dirname, "held-out.txt"))));

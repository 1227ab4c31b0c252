import { likelihoodsBy } from "#domain/learned/softmax.ts";
import { IS_SCALED } from "#domain/protection/likely-protection.ts";
import { protectsPeople } from "#domain/protection/protects-people.ts";
import { weightsFrom } from "./learning.ts";
import { filesOfListings, listingsOfFile, trainingListings } from "./training-texts.ts";

/**
 * How the rule judges each file of listings when the weights are learned from the other files alone: what the next
 * author's listings have to expect. Run it before a threshold is moved; a name as an argument prints what is judged
 * wrongly in files of that name.
 */

const shown = process.argv[2];
const total = { places: 0, asked: 0, exposed: 0, others: 0, withheld: 0 };
for (const file of filesOfListings()) {
  const likelihoods = likelihoodsBy(weightsFrom(trainingListings(file)), IS_SCALED);
  const judged = listingsOfFile(file).map(({ right, texts }) => {
    const { kind, words } = protectsPeople(texts, likelihoods);
    return { right, kind, words, texts };
  });
  const places = judged.filter(({ right }) => right === "WITHHOLD");
  const others = judged.filter(({ right }) => right !== "WITHHOLD");
  const asked = places.filter(({ kind }) => kind === "QUESTION");
  const exposed = places.filter(({ kind }) => kind === "NONE");
  const withheld = others.filter(({ kind }) => kind === "WITHHOLD");
  process.stdout.write(
    `${file}: ${places.length} places, ${asked.length} asked about, ${exposed.length} exposed; ${others.length} others, ${withheld.length} withheld\n`,
  );
  total.places += places.length;
  total.asked += asked.length;
  total.exposed += exposed.length;
  total.others += others.length;
  total.withheld += withheld.length;
  if (shown !== undefined && file.includes(shown))
    for (const { right, kind, words, texts } of [...exposed, ...asked, ...withheld])
      process.stdout.write(
        `  ${right} as ${kind}: ${texts.name} | ${texts.description} | ${texts.addressLines?.join(" ")} (${words.join("; ")})\n`,
      );
}
process.stdout.write(`${JSON.stringify(total)}\n`);

import { splitWords } from "../base/text/fold.ts";
import { askingPart } from "./asking-part.ts";
import { understoodWords } from "./lexicon.ts";
import { type TopicsFound, topicsIn } from "./topics-in.ts";

/**
 * Keeps only the topics of the sentences that ask, if a message has others too: "I work all day. I look for a center
 * for my mother" does not ask for work. Audiences come from the whole message.
 */
export function askedTopics(message: string, placeWords: string, all: TopicsFound): TopicsFound {
  const asking = askingPart(message);
  if (asking === "") return all;
  const written = ` ${splitWords(asking).join(" ")} `.replace(` ${placeWords} `, " . ").trim();
  const asked = topicsIn(understoodWords(written.split(" ")));
  return asked.strong.length === 0 ? all : { ...asked, audiences: all.audiences, left: all.left };
}

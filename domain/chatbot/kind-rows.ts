import { splitWords } from "../base/text/fold.ts";
import { englishTerm } from "../base/text/terms.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";
import { isForThem } from "./is-for-them.ts";
import { isToSleep, listRequest } from "./list-request.ts";
import { distinct, NEAR_MILES, placeAround } from "./list-rows.ts";
import { closedThen, type ToldPage } from "./named-first.ts";
import { ANY_HELP, type Find } from "./question.ts";
import { SHOWN_SERVICES } from "./talk-state.ts";

/** Maximum rows of each kind that come first. */
const KIND_ROWS = 3;
/** Rows read per search text. */
const FOUND_ROWS = 6;

/**
 * Searches for the kinds of help that a message describes; rows must have all words of a search text. Near services
 * come first, then far ones and those by telephone. Empty in a talk of danger, whose answers have their own order.
 */
export async function rowsOfKinds(
  asked: Find,
  { sources, told, position, now }: AnswerCircumstances,
): Promise<readonly ListedForViewer[]> {
  if (told === undefined) return [];
  const near = placeAround(asked, position);
  const ofKinds = await Promise.all(
    (sources.toldKinds?.() ?? []).map(async ({ looked }) => {
      const found = await Promise.all(
        looked.map((text) =>
          sources.services({
            ...listRequest({ ...ANY_HELP, text }, { near, skip: 0, now, limit: FOUND_ROWS }),
            ...(near === null ? {} : { withRemote: "true" }),
          }),
        ),
      );
      const told = found.map((rows, at) =>
        calledFirst(
          rows.filter((row) => row.matched !== "ANY" && isForThem(row, asked)),
          looked[at] ?? "",
        ),
      );
      return nearFirst(inTurn(told)).slice(0, KIND_ROWS);
    }),
  );
  return distinct(inTurn(ofKinds)).slice(0, KIND_ROWS);
}

/** Puts what has more words of a kind's name in its own first: of the others, the words may stand anywhere in their texts. */
function calledFirst(rows: readonly ListedForViewer[], kind: string): readonly ListedForViewer[] {
  const words = splitWords(kind).map(englishTerm);
  const count = ({ name, organization }: ListedForViewer) => {
    const own = new Set(splitWords(`${name} ${organization?.name ?? ""}`).map(englishTerm));
    return words.filter((word) => own.has(word)).length;
  };
  return [...rows].sort((a, b) => count(b) - count(a));
}

/** Interleaves lists: the first row of each, then the second of each. */
function inTurn(lists: readonly (readonly ListedForViewer[])[]): readonly ListedForViewer[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return distinct(Array.from({ length: longest }, (_, at) => lists.flatMap((rows) => rows[at] ?? [])).flat());
}

function nearFirst(rows: readonly ListedForViewer[]): readonly ListedForViewer[] {
  const isNear = ({ distance }: ListedForViewer) => (distance ?? 0) <= NEAR_MILES;
  return [...rows.filter(isNear), ...rows.filter((row) => !isNear(row))];
}

/**
 * Puts services of the kinds that the message describes first. Lists of counted beds keep their own order, and a first
 * row that accepts couples or dogs keeps its place.
 */
export async function withKinds(
  { shown, closed }: ToldPage,
  asked: Find,
  circumstances: AnswerCircumstances,
): Promise<ToldPage & { readonly hasKinds: boolean }> {
  const isCounted = isToSleep(asked) && shown.rows.some(({ totalBeds }) => totalBeds !== null);
  const rows = isCounted ? [] : await rowsOfKinds(asked, circumstances);
  if (rows.length === 0) return { shown, closed, hasKinds: false };
  const added = rows.filter((row) => !shown.rows.some(({ id }) => id === row.id));
  const notThen = await closedThen(added, asked, circumstances);
  return {
    shown: {
      ...shown,
      rows: distinct([...rows, ...shown.rows]).slice(0, SHOWN_SERVICES),
      next: added.length === 0 ? shown.next : Math.max(shown.skip, shown.next - added.length),
    },
    closed: [...closed, ...notThen],
    hasKinds: true,
  };
}

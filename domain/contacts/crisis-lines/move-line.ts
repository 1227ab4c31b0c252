import { DEFAULT_LINE_RANKING, MAX_LINE_RANKING } from "../../base/contract/limits.ts";
import type { CrisisLine } from "./crisis-line.ts";

/** The fields that determine a line's position in the ranking. */
export type RankedLine = Pick<CrisisLine, "id" | "ranking">;

export type MoveDirection = "up" | "down";

/** Whether a line is national; these come before all others. */
export function isNational({ ranking }: Pick<CrisisLine, "ranking">): boolean {
  return ranking < DEFAULT_LINE_RANKING;
}

/** Compares by ranking, smaller first; ties by id. */
export function compareRanking(a: RankedLine, b: RankedLine): number {
  return a.ranking - b.ranking || (a.id < b.id ? -1 : 1);
}

/**
 * Moves a line one position within its group; moving the first one up or the last one down does nothing.
 *
 * @returns the lines whose ranking changes, with the new one; empty if none does
 */
export function moveLine(all: readonly RankedLine[], id: string, direction: MoveDirection): RankedLine[] {
  const moved = all.find((line) => line.id === id);
  if (moved === undefined) return [];
  const group = all.filter((line) => isNational(line) === isNational(moved)).sort(compareRanking);
  const from = group.indexOf(moved);
  const to = direction === "up" ? from - 1 : from + 1;
  const other = group[to];
  if (other === undefined) return [];
  const order = [...group];
  order[from] = other;
  order[to] = moved;
  const rankings = distinctRankings(group);
  return order.flatMap(({ id, ranking }, at) => {
    const next = rankings[at] ?? ranking;
    return next === ranking ? [] : [{ id, ranking: next }];
  });
}

/**
 * Returns the group's own rankings made strictly increasing; close together if they would otherwise leave the group.
 */
function distinctRankings(group: readonly RankedLine[]): number[] {
  const [first] = group;
  if (first === undefined) return [];
  const [min, max] = isNational(first)
    ? [1, DEFAULT_LINE_RANKING - 1]
    : [DEFAULT_LINE_RANKING, MAX_LINE_RANKING];
  let before = min - 1;
  const rankings = group.map(({ ranking }) => {
    before = Math.max(ranking, before + 1);
    return before;
  });
  return before <= max ? rankings : group.map((_, at) => min + at);
}

import type { Category } from "#domain/services/enumerations.ts";
import type { Card } from "../../../base/service-card/card.ts";

type Rows = readonly Card[];

/**
 * A list for an audience in its parts (rule lists 19), in the order of the list: a row of a later part that stands
 * first in place of a protected listing (rule lists 31), what is meant for the audience, what is open to everyone, and
 * what is far away, which begins with what is meant for the audience again.
 */
export function audienceGroups(rows: Rows, audience: Category): [Rows, Rows, Rows, Rows] {
  const isForThem = (row: Card | undefined) =>
    row?.category.includes(audience) === true && !row.category.includes("ALL");
  // The distance of a protected listing is hidden.
  const start = !isForThem(rows[0]) && isForThem(rows[1]) && rows[1]?.distance === undefined ? 1 : 0;
  const near = rows.findIndex((row, index) => index >= start && !isForThem(row));
  const far = near < 0 ? near : rows.findIndex((row, index) => index > near && isForThem(row));
  const end = (index: number) => (index < 0 ? rows.length : index);
  return [
    rows.slice(0, start),
    rows.slice(start, end(near)),
    rows.slice(end(near), end(far)),
    rows.slice(end(far)),
  ];
}

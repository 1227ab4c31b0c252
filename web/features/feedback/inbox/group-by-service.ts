import type { ShownFeedback } from "#domain/feedback/inbox-calls.ts";

/** Messages about one service, or one message about none. */
export interface FeedbackGroup {
  readonly service: ShownFeedback["service"];
  readonly rows: readonly ShownFeedback[];
}

/** Groups neighbors of a list in its order of time (rule feedback 23). */
export function groupByService(rows: readonly ShownFeedback[]): FeedbackGroup[] {
  const groups: { service: ShownFeedback["service"]; rows: ShownFeedback[] }[] = [];
  for (const row of rows) {
    const last = groups[groups.length - 1];
    if (last !== undefined && row.service !== null && last.service?.id === row.service.id)
      last.rows.push(row);
    else groups.push({ service: row.service, rows: [row] });
  }
  return groups;
}

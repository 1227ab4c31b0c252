import type { NamedDanger } from "#domain/danger/danger-header.ts";
import { noticeDanger } from "#domain/danger/notice-danger.ts";
import { answeredAs } from "#domain/danger/other-pills.ts";
import type { ListParameters } from "#domain/services/list-parameters.ts";

/** The part of an answer that says what danger the text of a list names. */
export function dangerIn({ q }: Pick<ListParameters, "q">): { danger?: NamedDanger } {
  const danger = q === undefined ? null : answeredAs(noticeDanger(q), q);
  return danger === null ? {} : { danger };
}

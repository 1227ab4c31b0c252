import { notFoundPage } from "./features/dead-ends/dead-ends-on-demand.ts";
import { page } from "./page-table.tsx";

/** Where no page stands. */
export const NOT_FOUND = page({
  at: () => "notFound",
  part: () => notFoundPage,
  props: () => ({}),
  coming: (words) => words.shell.notFound,
});

import type { PageProps } from "../../base/pages/page-component.ts";
import type { PublicComponents } from "../../base/pages/web-feature.ts";
import { lazy } from "../../base/ui/lazy.tsx";

const crisisLines = lazy(
  () => import("./crisis-lines/CrisisLinesPage.tsx"),
  ({ CrisisLinesPage }) =>
    ({ initial }: PageProps) => (
      <CrisisLinesPage initial={initial.page === "crisisLines" ? initial.data : null} />
    ),
);

/** Pages of the first script, which every visit loads. */
export const publicPages = {
  crisisLines: { componentFor: () => crisisLines },
} satisfies PublicComponents;

import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";

/** Rows of crisis lines for those who may change them. */
export const editableCrisisLineRow = lazyPerLanguage(
  () => import("./EditableCrisisLineRow.tsx"),
  ({ loadEditableCrisisLineRow }, language) => loadEditableCrisisLineRow(language),
);

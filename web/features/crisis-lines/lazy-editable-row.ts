import { lazyPerLanguage } from "../../ui/lazy.tsx";

/** Rows of crisis lines for those who may change them. */
export const editableCrisisLineRow = lazyPerLanguage(
  () => import("../editable-rows/EditableCrisisLineRow.tsx"),
  ({ loadEditableCrisisLineRow }, language) => loadEditableCrisisLineRow(language),
);

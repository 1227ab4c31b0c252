import { lazy } from "../../base/ui/lazy.tsx";

/** Above whatever was found, where a text names a danger. */
export const dangerPanel = lazy(
  () => import("./DangerPanel.tsx"),
  ({ DangerPanel }) => DangerPanel,
);

import { lazy } from "../../../base/ui/lazy.tsx";

/** What is not stated, to be asked. */
export const askButtons = lazy(
  () => import("./AskButtons.tsx"),
  ({ AskButtons }) => AskButtons,
);

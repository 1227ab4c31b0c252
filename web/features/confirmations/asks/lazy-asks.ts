import { lazy } from "../../../base/ui/lazy.tsx";

/** Loads the buttons that ask for unstated fields. */
export const askButtons = lazy(
  () => import("./AskButtons.tsx"),
  ({ AskButtons }) => AskButtons,
);

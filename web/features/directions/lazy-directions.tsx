import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { DirectionsProps } from "./Directions.tsx";

/** The way to a service, with its words. */
export const directionsPart = lazyPerLanguage<
  DirectionsProps,
  [typeof import("./Directions.tsx"), typeof import("#words/compiled/en/directions/directions.ts")]
>(
  (language) =>
    Promise.all([
      import("./Directions.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/directions/directions.ts"),
        es: () => import("#words/compiled/es/directions/directions.ts"),
      }),
    ]),
  ([{ Directions }, { directions }]) =>
    (props) => <Directions {...props} text={directions} />,
);

import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { DirectionsProps } from "./Directions.tsx";

/** The way to a service, with its words. */
export const directionsPart = lazyPerLanguage<
  DirectionsProps,
  [typeof import("./Directions.tsx"), typeof import("#domain/words/en/directions.ts")]
>(
  (language) =>
    Promise.all([
      import("./Directions.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/directions.ts"),
        es: () => import("#domain/words/es/directions.ts"),
      }),
    ]),
  ([{ Directions }, { directions }]) =>
    (props) => <Directions {...props} text={directions} />,
);

import { lazyPerLanguage } from "../../ui/lazy.tsx";
import type { WaysInProps } from "./WaysIn.tsx";

/** How one gets in: few services state it, so it comes with those that do. */
export const waysInPart = lazyPerLanguage<
  WaysInProps,
  [typeof import("./WaysIn.tsx"), typeof import("#domain/words/en/ways-in.ts")]
>(
  (language) =>
    Promise.all([
      import("./WaysIn.tsx"),
      language === "es" ? import("#domain/words/es/ways-in.ts") : import("#domain/words/en/ways-in.ts"),
    ]),
  ([{ WaysIn }, { waysIn }]) =>
    (props) => <WaysIn {...props} text={waysIn} />,
);

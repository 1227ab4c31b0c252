import { lazyPerLanguage } from "../../ui/lazy.tsx";
import type { OtherPlacesProps } from "./OtherPlaces.tsx";

/** The other sites of a program: most services have none, so they come with those that do. */
export const otherPlacesPart = lazyPerLanguage<
  OtherPlacesProps,
  [typeof import("./OtherPlaces.tsx"), typeof import("#domain/words/en/organizations.ts")]
>(
  (language) =>
    Promise.all([
      import("./OtherPlaces.tsx"),
      language === "es"
        ? import("#domain/words/es/organizations.ts")
        : import("#domain/words/en/organizations.ts"),
    ]),
  ([{ OtherPlaces }, { organizations }]) =>
    (props) => <OtherPlaces {...props} text={organizations} />,
);

import { inEachLanguage } from "../../ui/on-demand.tsx";
import type { KeptCardProps } from "./KeptCard.tsx";
import type { KeptLineProps } from "./KeptLine.tsx";

/** Rows of the public lists for those who may change what stands in them; nobody else's page has any of it. */

export const keptCards = inEachLanguage<KeptCardProps>(async (language) =>
  (await import("./kept-card-in.tsx")).keptCardIn(language),
);

export const keptLines = inEachLanguage<KeptLineProps>(async (language) =>
  (await import("./kept-line-in.tsx")).keptLineIn(language),
);

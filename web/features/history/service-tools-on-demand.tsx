import { inEachLanguage } from "../../ui/on-demand.tsx";
import type { ServiceToolsProps } from "./ServiceTools.tsx";

/** What those who keep a service see on its page; nobody else's page has any of it. */
export const serviceTools = inEachLanguage<ServiceToolsProps>(async (language) =>
  (await import("./service-tools-in.tsx")).toolsIn(language),
);

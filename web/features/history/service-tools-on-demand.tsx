import type { Language } from "#domain/words/language.ts";
import { onDemand } from "../../ui/on-demand.tsx";
import type { ServiceToolsProps } from "./ServiceTools.tsx";

const tools = (language: Language) =>
  onDemand<ServiceToolsProps>(async () => (await import("./service-tools-in.tsx")).toolsIn(language));

/** What those who keep a service see on its page; nobody else's page has any of it. */
export const serviceTools = { en: tools("en"), es: tools("es") };

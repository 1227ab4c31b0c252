import { organizations } from "#words/es/listings/organizations.ts";
import { goneFromSource } from "#words/es/service-page/gone-from-source.ts";
import { sourcesBehind } from "#words/es/service-page/sources-behind.ts";
import { waysIn } from "#words/es/services/ways-in.ts";
import type { MoreFactsTexts } from "./MoreFacts.tsx";

export const texts: MoreFactsTexts = { goneFromSource, organizations, sourcesBehind, waysIn };

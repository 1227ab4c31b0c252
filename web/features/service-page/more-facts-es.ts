import { organizations } from "#words/compiled/es/listings/organizations.ts";
import { goneFromSource } from "#words/compiled/es/service-page/gone-from-source.ts";
import { sourcesBehind } from "#words/compiled/es/service-page/sources-behind.ts";
import { waysIn } from "#words/compiled/es/services/ways-in.ts";
import type { MoreFactsTexts } from "./MoreFacts.tsx";

export const texts: MoreFactsTexts = { goneFromSource, organizations, sourcesBehind, waysIn };

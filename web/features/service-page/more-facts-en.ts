import { organizations } from "#words/en/listings/organizations.ts";
import { goneFromSource } from "#words/en/service-page/gone-from-source.ts";
import { sourcesBehind } from "#words/en/service-page/sources-behind.ts";
import { waysIn } from "#words/en/services/ways-in.ts";
import type { MoreFactsTexts } from "./MoreFacts.tsx";

export const texts: MoreFactsTexts = { goneFromSource, organizations, sourcesBehind, waysIn };

import { organizations } from "#words/compiled/en/listings/organizations.ts";
import { goneFromSource } from "#words/compiled/en/service-page/gone-from-source.ts";
import { sourcesBehind } from "#words/compiled/en/service-page/sources-behind.ts";
import { waysIn } from "#words/compiled/en/services/ways-in.ts";
import type { MoreFactsTexts } from "./MoreFacts.tsx";

export const texts: MoreFactsTexts = { goneFromSource, organizations, sourcesBehind, waysIn };

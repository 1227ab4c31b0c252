import { goneFromSource } from "#domain/words/es/gone-from-source.ts";
import { organizations } from "#domain/words/es/organizations.ts";
import { sourcesBehind } from "#domain/words/es/sources-behind.ts";
import { waysIn } from "#domain/words/es/ways-in.ts";
import type { MoreFactsTexts } from "./MoreFacts.tsx";

export const texts: MoreFactsTexts = { goneFromSource, organizations, sourcesBehind, waysIn };

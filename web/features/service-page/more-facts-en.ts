import { goneFromSource } from "#domain/words/en/gone-from-source.ts";
import { organizations } from "#domain/words/en/organizations.ts";
import { sourcesBehind } from "#domain/words/en/sources-behind.ts";
import { waysIn } from "#domain/words/en/ways-in.ts";
import type { MoreFactsTexts } from "./MoreFacts.tsx";

export const texts: MoreFactsTexts = { goneFromSource, organizations, sourcesBehind, waysIn };

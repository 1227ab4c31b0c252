import { servicePage } from "#domain/words/en/service-page.ts";
import { sharing } from "#domain/words/en/sharing.ts";
import type { ServicePageCatalogues } from "./service-page-words.ts";

export const texts: ServicePageCatalogues = { servicePage, sharing };

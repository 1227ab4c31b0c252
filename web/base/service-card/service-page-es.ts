import { servicePage } from "#domain/words/es/service-page.ts";
import { sharing } from "#domain/words/es/sharing.ts";
import type { ServicePageCatalogues } from "./service-page-words.ts";

export const texts: ServicePageCatalogues = { servicePage, sharing };

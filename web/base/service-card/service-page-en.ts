import { servicePage } from "#words/compiled/en/service-page/service-page.ts";
import { sharing } from "#words/compiled/en/service-page/sharing.ts";
import type { ServicePageCatalogues } from "./service-page-words.ts";

export const texts: ServicePageCatalogues = { servicePage, sharing };

import { servicePage } from "#words/en/service-page/service-page.ts";
import { sharing } from "#words/en/service-page/sharing.ts";
import type { ServicePageCatalogues } from "./service-page-words.ts";

export const texts: ServicePageCatalogues = { servicePage, sharing };

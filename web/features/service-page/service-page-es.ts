import { servicePage } from "#domain/words/es/service-page.ts";
import { sharing } from "#domain/words/es/sharing.ts";
import type { ServicePageTexts } from "./service-page-words.ts";

export const words: ServicePageTexts = { detail: servicePage, sharing };

import { servicePage } from "#domain/words/en/service-page.ts";
import { sharing } from "#domain/words/en/sharing.ts";
import type { ServicePageTexts } from "./service-page-words.ts";

export const words: ServicePageTexts = { detail: servicePage, sharing };

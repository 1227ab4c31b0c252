import { detail } from "#domain/words/en/detail.ts";
import { openingHours } from "#domain/words/en/opening-hours.ts";
import { sharing } from "#domain/words/en/sharing.ts";
import type { ServicePageWords } from "./detail-words.ts";

export const words: ServicePageWords = { detail, hours: openingHours, sharing };

import { detail } from "#domain/words/en/detail.ts";
import { sharing } from "#domain/words/en/sharing.ts";
import type { ServicePageWords } from "./detail-words.ts";

export const words: ServicePageWords = { detail, sharing };

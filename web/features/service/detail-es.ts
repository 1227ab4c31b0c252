import { detail } from "#domain/words/es/detail.ts";
import { sharing } from "#domain/words/es/sharing.ts";
import type { ServicePageWords } from "./detail-words.ts";

export const words: ServicePageWords = { detail, sharing };

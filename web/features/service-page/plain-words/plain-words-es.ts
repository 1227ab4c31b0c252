import { listen } from "#domain/words/es/listen.ts";
import { plainWords } from "#domain/words/es/plain-words.ts";
import type { PlainTexts } from "./PlainWords.tsx";

export const texts: PlainTexts = { plainWords, listen };

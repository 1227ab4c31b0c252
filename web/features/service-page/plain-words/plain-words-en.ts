import { listen } from "#domain/words/en/listen.ts";
import { plainWords } from "#domain/words/en/plain-words.ts";
import type { PlainTexts } from "./PlainWords.tsx";

export const texts: PlainTexts = { plainWords, listen };

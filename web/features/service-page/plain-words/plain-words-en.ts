import { listen } from "#words/compiled/en/service-page/listen.ts";
import { plainWords } from "#words/compiled/en/service-page/plain-words.ts";
import type { PlainTexts } from "./PlainWords.tsx";

export const texts: PlainTexts = { plainWords, listen };

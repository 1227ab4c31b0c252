import { listen } from "#words/es/service-page/listen.ts";
import { plainWords } from "#words/es/service-page/plain-words.ts";
import type { PlainTexts } from "./PlainWords.tsx";

export const texts: PlainTexts = { plainWords, listen };

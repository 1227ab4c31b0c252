import type { MapWords } from "#domain/words/en/map.ts";
import { map } from "#domain/words/en/map.ts";

export const words: MapWords = map;

import type { Language } from "#domain/base/languages/language.ts";
import { useApp } from "./app-context.tsx";

const MAIN = [
  ["en", "English"],
  ["es", "Español"],
] as const;

/** The languages that pages are served in, with what their readers call them. */
export function useLanguages(): readonly (readonly [Language, string])[] {
  return useApp().languages ?? MAIN;
}

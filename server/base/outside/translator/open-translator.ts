import type { Config } from "#server/base/settings/config.ts";
import { apertium } from "./apertium.ts";
import { libreTranslate } from "./libretranslate.ts";
import type { Translator } from "./translator.ts";

/** Opens the configured engine; null where there is none. */
export function openTranslator({ translator }: Pick<Config, "translator">): Translator | null {
  if (translator === null) return null;
  return translator.kind === "apertium" ? apertium(translator) : libreTranslate(translator);
}

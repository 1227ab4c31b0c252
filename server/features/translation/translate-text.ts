import type { Language } from "#domain/base/languages/language.ts";
import { engineText } from "#domain/translation/engine-text.ts";
import {
  hasWords,
  maskedText,
  partsOfText,
  type TextPart,
  unmaskedText,
} from "#domain/translation/protected-parts.ts";
import {
  LanguageLacking,
  TranslationError,
  type Translator,
} from "#server/base/outside/translator/translator.ts";

export interface TextToTranslate {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
  /** Maximum length of the target field, in characters. */
  readonly max: number;
}

/** Texts of more pieces than this are not translated piece by piece. */
const MAX_PIECES = 60;

/**
 * Translates a text with its times, numbers and addresses unchanged, as placeholders. Where the engine loses a
 * placeholder, the text between them is translated piece by piece.
 *
 * @throws LanguageLacking where the engine says that it does not translate into that language
 * @throws TranslationError where there is no usable translation
 */
export async function translatedText(translator: Translator, request: TextToTranslate): Promise<string> {
  const { text, from, to, max } = request;
  const parts = partsOfText(text);
  if (!parts.some(isForEngine)) return text;
  const masked = maskedText(text);
  const [given] = await askEngine(translator, [masked.text], from, to);
  const whole = given === undefined ? null : unmaskedText(given, masked);
  const translated = whole ?? (await pieceByPiece(translator, parts, from, to));
  const checked = engineText(translated, text, max);
  if (checked === null) throw new TranslationError("The engine's reply is not a usable text.");
  return checked;
}

/** Engines refuse a language in words of their own, so one that failed is asked which it has. */
async function askEngine(
  translator: Translator,
  texts: readonly string[],
  from: Language,
  to: Language,
): Promise<string[]> {
  try {
    return await translator.translate(texts, from, to);
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error;
    if (await translator.has(from, to).catch(() => true)) throw error;
    throw new LanguageLacking("The engine does not have this language.", { cause: error });
  }
}

function isForEngine({ text, isProtected }: TextPart): boolean {
  return !isProtected && hasWords(text);
}

async function pieceByPiece(
  translator: Translator,
  parts: readonly TextPart[],
  from: Language,
  to: Language,
): Promise<string> {
  const pieces = parts.filter(isForEngine);
  if (pieces.length > MAX_PIECES) throw new TranslationError("The engine loses marks, and there are many.");
  const given = await askEngine(
    translator,
    pieces.map((part) => part.text.trim()),
    from,
    to,
  );
  const translations = new Map(pieces.map((part, at) => [part, given[at] ?? ""]));
  return parts.map((part) => restoreSpaces(part.text, translations.get(part))).join("");
}

/** Engines trim spaces, which here separate a word from a number. */
function restoreSpaces(original: string, translated: string | undefined): string {
  if (translated === undefined) return original;
  const before = /^\s*/.exec(original)?.[0] ?? "";
  const after = original.slice(original.trimEnd().length);
  return `${before}${translated.trim()}${after}`;
}

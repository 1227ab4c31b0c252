import { engineText } from "#domain/translation/engine-text.ts";
import {
  hasWords,
  maskedText,
  partsOfText,
  type TextPart,
  unmaskedText,
} from "#domain/translation/protected-parts.ts";
import type { Language } from "#domain/words/language.ts";
import { TranslationError, type Translator } from "#server/outside/translator/translator.ts";

export interface TextToTranslate {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
  /** Characters of the field that it is for. */
  readonly max: number;
}

/** A text of more pieces than this is not asked for piece by piece. */
const MAX_PIECES = 60;

/**
 * A text in the other language, its times, numbers and addresses as they were. Where the engine loses the marks that
 * stand for them, it is asked for what lies between them instead, piece by piece.
 *
 * @throws TranslationError where there is no text that may be kept
 */
export async function translatedText(translator: Translator, request: TextToTranslate): Promise<string> {
  const { text, from, to, max } = request;
  const parts = partsOfText(text);
  if (!parts.some(isForEngine)) return text;
  const masked = maskedText(text);
  const [given] = await translator.translate([masked.text], from, to);
  const whole = given === undefined ? null : unmaskedText(given, masked);
  const translated = whole ?? (await pieceByPiece(translator, parts, from, to));
  const checked = engineText(translated, text, max);
  if (checked === null) throw new TranslationError("What the engine gave is no text.");
  return checked;
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
  const given = await translator.translate(
    pieces.map((part) => part.text.trim()),
    from,
    to,
  );
  const translations = new Map(pieces.map((part, at) => [part, given[at] ?? ""]));
  return parts.map((part) => withSpacesOf(part.text, translations.get(part))).join("");
}

/** Engines drop the spaces at the ends, which here stand between a word and a number. */
function withSpacesOf(original: string, translated: string | undefined): string {
  if (translated === undefined) return original;
  const before = /^\s*/.exec(original)?.[0] ?? "";
  const after = /\s*$/.exec(original)?.[0] ?? "";
  return `${before}${translated.trim()}${after}`;
}

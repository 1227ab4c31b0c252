import type { MainLanguage } from "../../base/languages/language.ts";
import { splitWords } from "../../base/text/fold.ts";

/** A message about the text service itself, such as STOP. */
export interface TextKeyword {
  /** YES also answers the last question, unless the number is stopped. */
  readonly kind: "STOP" | "START" | "YES" | "HELP";
  /** Null: the word is used in both languages. */
  readonly language: MainLanguage | null;
}

const KEYWORDS: readonly (readonly [TextKeyword["kind"], MainLanguage | null, readonly string[]])[] = [
  ["STOP", null, ["stop"]],
  [
    "STOP",
    "en",
    ["stopall", "stop all", "unsubscribe", "cancel", "end", "quit", "revoke", "optout", "opt out"],
  ],
  [
    "STOP",
    "en",
    ["stop texting me", "stop texting", "stop messages", "stop please", "please stop", "remove me"],
  ],
  [
    "STOP",
    "es",
    ["alto", "parar", "pare", "para", "cancelar", "cancele", "baja", "dar de baja", "detener", "fin"],
  ],
  [
    "STOP",
    "es",
    ["terminar", "no mas mensajes", "no me escriban", "no me escriba", "deje de escribirme", "salir"],
  ],
  ["START", "en", ["start", "unstop", "resume", "subscribe"]],
  ["START", "es", ["alta", "comenzar", "empezar", "iniciar", "inicio", "reanudar"]],
  ["YES", "en", ["yes"]],
  ["YES", "es", ["si"]],
  ["HELP", "en", ["help", "info"]],
  ["HELP", "es", ["ayuda", "informacion"]],
];

const BY_WORDS = new Map<string, TextKeyword>(
  KEYWORDS.flatMap(([kind, language, texts]) =>
    texts.map((text): [string, TextKeyword] => [text, { kind, language }]),
  ),
);

/** Returns the keyword if the whole message is one, in any case and punctuation; else null. */
export function textKeyword(message: string): TextKeyword | null {
  return BY_WORDS.get(splitWords(message).join(" ")) ?? null;
}

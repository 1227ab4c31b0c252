/** Made by server/base/words/compile-words.ts from the folders of words/messages/. */
export const TRANSLATED_LANGUAGES = [] as const;

/**
 * Attributes of a field for what others should not find: browser and keyboard neither keep what is typed, nor send it away to look
 * for mistakes.
 */
export const UNLEARNED = {
  autoComplete: "off",
  autoCorrect: "off",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

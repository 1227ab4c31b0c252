/** Texts of every field for a phone number. */
export const phoneField = {
  /** Names what was typed beside the number and could not be stored. */
  leftOut: (text: string) => `Left out, because only one number fits here: ${text}`,
  noSuchPhone:
    "This number can't be called. In the U.S. and Canada, an area code never begins with 0 or 1. Neither do the next three digits. Please check it.",
};
export type PhoneFieldWords = typeof phoneField;

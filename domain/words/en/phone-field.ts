/** What every field of a telephone number says. */
export const phoneField = {
  /** What was typed beside the number, and has no place. */
  leftOut: (text: string) => `Left out, because only one number fits here: ${text}`,
  noSuchPhone:
    "This number can't be called. In the U.S. and Canada, an area code never begins with 0 or 1. Neither do the next three digits. Please check it.",
};
export type PhoneFieldWords = typeof phoneField;

/** Questions that visitors may answer about themselves, and texts about what fits. */
export const forMe = {
  age: "Your age",
  notAge: "Please input an age from 0 to 120.",
  who: "Who are you?",
  whoNames: { MEN: "A man", WOMEN: "A woman", FAMILIES: "With children", VETERANS: "A veteran" },
  needs: "What should they know?",
  needNames: { PET: "I have a pet", NO_ID: "I have no ID" },
  keep: "Keep it on this device",
  keepHint: "If not, it is forgotten when you close or reload this page. “Exit” always forgets it.",
  forget: "Forget it all",
  /** For screen readers. */
  ordered: "What fits you stands first in the list.",
  forgotten: "Forgotten. The list is in its usual order.",
  notice: "What fits you stands first. Nothing is hidden.",
  change: "Change",
  fits: (what: readonly string[]) => `Fits you: ${what.join(", ")}`,
  fitting: {
    AGE: "your age",
    MEN: "men",
    WOMEN: "women",
    FAMILIES: "families",
    VETERANS: "veterans",
    BEDS: "a free bed",
    PET: "pets",
    NO_ID: "no ID needed",
  },
  ask: (what: readonly string[]) => `Ask about: ${what.join(", ")}`,
  asking: { AGE: "your age", WHO: "who is welcome", BEDS: "a free bed", PET: "pets", NO_ID: "ID" },
};

export type ForMeWords = typeof forMe;

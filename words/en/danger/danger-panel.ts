import { watchedPhone } from "../base/watched-phone.ts";

/** Around the numbers for danger, above what a search finds. */
export const dangerPanel = {
  title: "You can get help now",
  /** For a quiet row: help is looked for, and no danger is named. */
  hintTitle: "Someone to talk to",
  call: (number: string) => `Call ${number}`,
  text: (number: string) => `Text ${number}`,
  textKeyword: (keyword: string, number: string) => `Text ${keyword} to ${number}`,
  chat: "Chat",
  chatWith: (name: string) => `Chat with ${name}`,
  closedNow: "Closed now",
  allLines: "All crisis lines",
  /** Around the name of the button that leaves. */
  leave: ["Is someone coming? Press ", ". Another site opens, and we don't keep what you typed."],
  cannotErase: "Exit can't erase calls, texts, or this site from your browser's list.",
  anotherPhone: watchedPhone.useAnother,
  /** On a screen that many people share, around the words of its button. */
  startOver: ["When you're done, press ", "."],
};

export type DangerPanelWords = typeof dangerPanel;

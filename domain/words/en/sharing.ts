/** Ways to take a service along: share, text, print. */
export const sharing = {
  title: "Take it along",
  share: "Share",
  copied: "The link is copied.",
  notCopied: "This browser does not copy. Here is the link:",
  text: "Text it to me",
  textHint: "Opens your own messages. No number reaches us.",
  print: "Print",
  printedFrom: "From",
  scan: "Scan for the page as it is today",
  asOf: "Hours and beds change quickly. Call before you go.",
};

export type SharingWords = typeof sharing;

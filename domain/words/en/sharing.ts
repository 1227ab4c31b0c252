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
  /** Under the code of a printed list, which holds at most so many of its services. */
  scanList: (count: number, max: number) =>
    count > max ? `Scan for the first ${max} on a phone` : "Scan to open this list on a phone",
  asOf: "Hours and beds change quickly. Call before you go.",
};

export type SharingWords = typeof sharing;

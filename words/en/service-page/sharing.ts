/** Ways to take a service along: share, text, print. */
export const sharing = {
  share: "Share",
  copied: "Link copied.",
  notCopied: "We couldn't copy the link. Copy it here:",
  /** All that is passed on of a listing that protects people. */
  callNumber: (number: string) => `Call ${number}`,
  numberCopied: "Number copied.",
  numberNotCopied: "We couldn't copy the number. Copy it here:",
  text: "Text it to myself",
  textHint: "Opens your messaging app. We don't see your number.",
  print: "Print",
  printedFrom: "From",
  scan: "Scan for the latest version of this page",
  /** Shown under the code of a printed list, which holds at most `max` of its services. */
  scanList: (count: number, max: number) =>
    count > max ? `Scan to open the first ${max} on a phone` : "Scan to open this list on a phone",
  asOf: "Hours and beds change quickly. Call before you go.",
};

export type SharingWords = typeof sharing;

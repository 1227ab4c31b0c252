/** A dot, also a Chinese one, colon, slash or at sign within a word: mail programs make links of such words. */
const LIKE_A_LINK = /\S[.:/\\@\u3002]\S/u;

/**
 * A claimant's name for a reader who does not know them; null where mail programs could make a link of it. Anyone can
 * choose any name, and our mail must not carry their links.
 */
export function claimantName(displayName: string): string | null {
  return LIKE_A_LINK.test(displayName.normalize("NFKC")) ? null : displayName;
}

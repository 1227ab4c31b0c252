/**
 * Text that a visitor typed into the search of a page while no address holds it: it has not been judged yet, or names a
 * danger. It lives in this document's memory only.
 */
export interface TypedText {
  /** Path of the page that is searched. */
  readonly path: string;
  readonly text: string;
}

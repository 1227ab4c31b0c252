/**
 * What a visitor typed into the search of a page, while it is in no address: it was not judged yet, or it names a
 * danger. It is in the memory of this document alone.
 */
export interface TypedText {
  /** Of the page that it is searched on. */
  readonly path: string;
  readonly text: string;
}

/** The part of the package in use; its published types lack `preferred`. */
declare module "negotiator" {
  export class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /**
     * Returns the `available` encodings that `Accept-Encoding` accepts, best first; ties in the order of `preferred`.
     */
    encodings<Coding extends string>(
      available: readonly Coding[],
      options: { readonly preferred: readonly Coding[] },
    ): Coding[];
    /** The ranges of `Accept-Language` that are not refused, best first. */
    languages(): string[];
    /** Returns the `available` languages that it accepts, best first. */
    languages<Tag extends string>(available: readonly Tag[]): Tag[];
  }
}

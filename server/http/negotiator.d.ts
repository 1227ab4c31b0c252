/** What is used of the package, whose published types lack `preferred`. */
declare module "negotiator" {
  export class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** Those of `available` that `Accept-Encoding` takes, the best first; equals in the order of `preferred`. */
    encodings<Coding extends string>(
      available: readonly Coding[],
      options: { readonly preferred: readonly Coding[] },
    ): Coding[];
    /** Those of `available` that `Accept-Language` takes, the best first. */
    languages<Tag extends string>(available: readonly Tag[]): Tag[];
  }
}

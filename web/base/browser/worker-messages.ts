import type { Language } from "#domain/base/languages/language.ts";

/** Messages from pages to the worker. */
export type WorkerMessage =
  | {
      readonly kind: "visit";
      readonly language: Language;
      /** Calls whose replies came in the document, to be cached. */
      readonly addresses: readonly string[];
      /** Ids of the saved services, whose details are to be cached. */
      readonly favourites: readonly string[];
    }
  | { readonly kind: "takeOver" };

import type { Language } from "#domain/words/language.ts";
import type { Client } from "./client.ts";

/** Who looks. There are no accounts yet, so everybody is a guest. */
export interface Viewer {
  readonly kind: "guest";
}

export const GUEST: Viewer = { kind: "guest" };

/** What a handler knows besides the request itself. */
export interface Asking {
  readonly viewer: Viewer;
  /** What the visitor's browser prefers; a call's own `lang` goes before it. */
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Null where a page asks while it is rendered. */
  readonly client: Client | null;
}

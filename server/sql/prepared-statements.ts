import { hash } from "node:crypto";

/** Asked for so often, a statement's plan is worth what it takes of each connection's memory. */
const WORTH_PREPARING = 5;
/** Plans that each connection keeps; every one takes some tens of kilobytes of the database's memory. */
const MOST_PREPARED = 32;
/** Texts whose uses are counted. */
const MOST_COUNTED = 1000;

/**
 * What PostgreSQL answers where a statement is not prepared on the connection that it came to, where another is under
 * its name, or where the tables have changed under its plan.
 */
const REFUSALS: ReadonlySet<unknown> = new Set(["26000", "42P05", "0A000"]);

/**
 * Which statements are prepared, so that the database reads and plans each but once for a connection: planning the
 * search of a list takes longer than the search.
 *
 * A pooler between us and the database may hand each statement to another connection. Names are made of the texts, so
 * that nothing else can ever be run under one; where a connection does not know a name, statements are sent as texts
 * from then on.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  #isRefused = false;

  /** The name to send this text under; null: it is sent without one. */
  nameOf(text: string): string | null {
    if (this.#isRefused) return null;
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= MOST_PREPARED) return null;
    return this.#count(text) < WORTH_PREPARING ? null : this.#prepare(text);
  }

  /** Whether a statement failed only because it was sent under a name; no other is from then on. */
  isRefusal(error: unknown): boolean {
    const isRefusal = error instanceof Error && "code" in error && REFUSALS.has(error.code);
    this.#isRefused ||= isRefusal;
    return isRefusal;
  }

  #count(text: string): number {
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size >= MOST_COUNTED) this.#uses.clear();
    this.#uses.set(text, uses);
    return uses;
  }

  #prepare(text: string): string {
    const name = `amparo-${hash("sha1", text, "base64url")}`;
    this.#names.set(text, name);
    this.#uses.delete(text);
    return name;
  }
}

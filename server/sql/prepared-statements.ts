import { hash } from "node:crypto";

/** Asked for so often, a statement's plan is worth what it takes of each connection's memory. */
const MIN_USES = 5;
/** Plans that each connection keeps; every one takes some tens of kilobytes of the database's memory. */
const MAX_PREPARED = 32;
/** Texts whose uses are counted. */
const MAX_COUNTED = 1000;

/**
 * What PostgreSQL answers where a statement is not prepared on the connection that it came to, where another is under
 * its name, or where the tables have changed under its plan.
 */
const REJECTION_CODES: ReadonlySet<unknown> = new Set(["26000", "42P05", "0A000"]);

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
  #isRejected = false;

  /** The name to send this text under; null: it is sent without one. */
  nameOf(text: string): string | null {
    if (this.#isRejected) return null;
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= MAX_PREPARED) return null;
    return this.#count(text) < MIN_USES ? null : this.#prepare(text);
  }

  /** Whether a statement failed only because it was sent under a name; no other is from then on. */
  isRejection(error: unknown): boolean {
    const isRejection = error instanceof Error && "code" in error && REJECTION_CODES.has(error.code);
    this.#isRejected ||= isRejection;
    return isRejection;
  }

  #count(text: string): number {
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size >= MAX_COUNTED) this.#uses.clear();
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

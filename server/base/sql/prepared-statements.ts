import { hash } from "node:crypto";

/** Uses after which a statement is prepared. */
const MIN_USES = 5;
/** Maximum prepared plans per connection; each takes some tens of kilobytes of the database's memory. */
const MAX_PREPARED = 32;
/** Maximum number of texts whose uses are counted. */
const MAX_COUNTED = 1000;

/**
 * SQLSTATEs of a statement that is not prepared on its connection, whose name is taken, or whose tables have
 * changed since.
 */
const REJECTION_CODES: ReadonlySet<unknown> = new Set(["26000", "42P05", "0A000"]);

/**
 * Decides which statements are prepared, so that each is parsed and planned once per connection: planning a list
 * query takes longer than running it.
 *
 * A connection pooler may send each statement to another connection. Names are derived from texts, so that they
 * are never ambiguous; after the first unknown name, all statements are sent as text.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  #isRejected = false;

  /** Name under which to prepare this text; null: sent unprepared. */
  nameOf(text: string): string | null {
    if (this.#isRejected) return null;
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= MAX_PREPARED) return null;
    return this.#count(text) < MIN_USES ? null : this.#prepare(text);
  }

  /** Whether a statement failed only because it was prepared; stops preparing from then on. */
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

import { createHmac, randomBytes } from "node:crypto";
import type { TalkState } from "#domain/chatbot/talk-state.ts";
import type { Coordinates } from "#domain/services/service.ts";

/** State that the next message of a number may refer to. It never contains a message. */
export interface TextTalk {
  readonly state: TalkState;
  /** Ids of services of the last list that did not fit. */
  readonly unsent: readonly string[];
  /** The place that was last named; null: none. */
  readonly position: Coordinates | null;
}

const LIFE_MS = 30 * 60_000;
const MAX_TALKS = 2000;

/** Talks by text message, in the memory of this process alone and for half an hour. */
export class TextTalks {
  /** Random key of this process, so that not even memory has the number. */
  readonly #key = randomBytes(32);
  readonly #talks = new Map<string, { readonly talk: TextTalk; readonly until: number }>();

  read(number: Buffer, now: number): TextTalk | null {
    this.#forgetOld(now);
    return this.#talks.get(this.#nameOf(number))?.talk ?? null;
  }

  write(number: Buffer, talk: TextTalk, now: number): void {
    const name = this.#nameOf(number);
    // Last in the order in which they end.
    this.#talks.delete(name);
    this.#talks.set(name, { talk, until: now + LIFE_MS });
    const [oldest] = this.#talks.keys();
    if (this.#talks.size > MAX_TALKS && oldest !== undefined) this.#talks.delete(oldest);
  }

  forget(number: Buffer): void {
    this.#talks.delete(this.#nameOf(number));
  }

  #forgetOld(now: number): void {
    for (const [name, { until }] of this.#talks) {
      if (until > now) break;
      this.#talks.delete(name);
    }
  }

  #nameOf(number: Buffer): string {
    return createHmac("sha256", this.#key).update(number).digest("base64url");
  }
}

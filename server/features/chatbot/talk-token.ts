import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { CHAT_TOKEN_MS } from "#domain/base/contract/limits.ts";
import { type TalkState, talkState } from "#domain/chatbot/talk-state.ts";
import { saltOfDay } from "#server/base/attempts/count-attempts.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";

/** Writes and reads what a talk remembers. Nothing is stored: the visitor's device keeps it. */
export interface TalkTokens {
  readonly write: (state: TalkState, now: number) => Promise<string>;
  /** Reads a token; null where it is foreign, changed or expired. */
  readonly read: (token: string, now: number) => Promise<TalkState | null>;
}

/** Days whose secrets are in memory: a talk may begin before midnight. */
const MAX_DAYS = 2;
const PURPOSE = "chatbot";

/** Signs with the secret of the day, which is deleted after it. */
export function talkTokens(db: Db): TalkTokens {
  const salts = new Map<string, Buffer>();
  // While the database is away; such tokens are foreign once it is back.
  const ownSalt = randomBytes(32);
  const loadSalt = async (day: string): Promise<Buffer> => {
    const known = salts.get(day);
    if (known !== undefined) return known;
    const salt = await saltOfDay(db, day).catch((error: unknown) => {
      if (databaseFault(error) === null) throw error;
      return null;
    });
    if (salt === null) return ownSalt;
    salts.set(day, salt);
    const [oldest] = salts.keys();
    if (salts.size > MAX_DAYS && oldest !== undefined) salts.delete(oldest);
    return salt;
  };
  const signText = (salt: Buffer, signed: string) =>
    createHmac("sha256", salt).update(`${PURPOSE} ${signed}`).digest();
  return {
    async write(state, now) {
      const body = Buffer.from(JSON.stringify(state)).toString("base64url");
      const signed = `${now + CHAT_TOKEN_MS}.${body}`;
      const salt = await loadSalt(toIsoDay(now));
      return `${signed}.${signText(salt, signed).toString("base64url")}`;
    },
    async read(token, now) {
      const [expiresText = "", body = "", signature = "", ...more] = token.split(".");
      const expires = /^\d{13}$/u.test(expiresText) ? Number(expiresText) : 0;
      if (more.length > 0 || expires <= now || expires > now + CHAT_TOKEN_MS) return null;
      const salt = await loadSalt(toIsoDay(expires - CHAT_TOKEN_MS));
      const expected = signText(salt, `${expiresText}.${body}`);
      const given = Buffer.from(signature, "base64url");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const parsed = talkState.safeParse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
      return parsed.success ? parsed.data : null;
    },
  };
}

function toIsoDay(at: number): string {
  return isoOfEpoch(at).slice(0, 10);
}

import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { FindViewer } from "#server/base/http/identify.ts";
import type { KnownKeys } from "#server/base/http/known-keys.ts";
import type { Db } from "#server/base/sql/db.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import { isKeyToken } from "./key-token.ts";
import { findKey, setLastUsed } from "./queries.ts";

/**
 * Finds who sends a bearer token: a program with an API key, or else someone signed in. The primary is read on every
 * request, since a replica may lag behind the end of a key. A use is stored once a day.
 *
 * @param known learns of keys that were found, by which requests are limited
 */
export function findKeyViewer(db: Db, known: KnownKeys, findSignedIn: FindViewer): FindViewer {
  return async (token, now, isInBackground) => {
    if (!isKeyToken(token)) return findSignedIn(token, now, isInBackground);
    const digest = tokenDigest(token);
    const key = await findKey(db, digest, now);
    if (key === null) {
      known.forget(token);
      return null;
    }
    known.learn(token, { keyId: key.id, requestsPerMinute: key.requestsPerMinute }, now);
    const today = isoOfEpoch(now).slice(0, "2026-11-27".length);
    if (key.lastUsedOn === null || key.lastUsedOn < today) await setLastUsed(db, key.id, today);
    return { kind: "key", id: key.id, role: { role: key.role, scopes: key.scopes } };
  };
}

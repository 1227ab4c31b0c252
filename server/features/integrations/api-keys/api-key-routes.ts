import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { keyState, MAX_KEYS, scopesOfRole } from "#domain/integrations/api-keys/api-key.ts";
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  type ShownKey,
} from "#domain/integrations/api-keys/api-key-calls.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { newKeyToken } from "./key-token.ts";
import {
  addKey,
  countWorkingKeys,
  type KeyRow,
  lockMakingKeys,
  readKeys,
  removeKeyToken,
} from "./queries.ts";

const DAY_MS = 86_400_000;

/** Making and revoking API keys (rules api-keys 1–9). */
export function apiKeyRoutes(database: Database): Route[] {
  return [
    route(listApiKeys, async (_, { now }) => {
      const keys = await readKeys(database, now);
      return { ok: true, reply: keys.map((key) => showKey(key, now)) };
    }),

    signedInRoute(createApiKey, async ({ body }, { viewer, now }) => {
      const { days, ...facts } = body;
      const scopes = [...new Set(facts.scopes)];
      const possible = scopesOfRole(facts.role);
      if (!scopes.every((scope) => possible.includes(scope)))
        return { ok: false, problem: invalid({ scopes: "unknownValue" }) };
      const { key, begins, digest } = newKeyToken();
      const row: KeyRow = {
        ...facts,
        id: newId(now),
        begins,
        scopes,
        createdAt: now,
        expiresAt: now + days * DAY_MS,
        lastUsedOn: null,
        hasToken: true,
      };
      const isMade = await database.transaction(async (db) => {
        await lockMakingKeys(db);
        if ((await countWorkingKeys(db, now)) >= MAX_KEYS) return false;
        await addKey(db, row, digest);
        await recordChange(db, {
          ...about(row),
          actor: viewer,
          at: now,
          action: "CREATE",
          after: toKeyFacts(row),
        });
        return true;
      });
      if (!isMade) return { ok: false, problem: problem("tooManyKeys") };
      return { ok: true, reply: { ...showKey(row, now), key } };
    }),

    signedInRoute(revokeApiKey, async ({ params: { id } }, { viewer, now }) => {
      const revoked = !isUuid(id)
        ? null
        : await database.transaction(async (db) => {
            const row = await removeKeyToken(db, id);
            if (row === null) return null;
            await recordChange(db, {
              ...about(row),
              actor: viewer,
              at: now,
              action: "DELETE",
              before: toKeyFacts(row),
            });
            return row;
          });
      if (revoked === null) return { ok: false, problem: problem("notFound") };
      return { ok: true, reply: showKey(revoked, now) };
    }),
  ];
}

function showKey({ hasToken, createdAt, expiresAt, ...key }: KeyRow, now: number): ShownKey {
  return {
    ...key,
    createdAt: isoOfEpoch(createdAt),
    expiresAt: isoOfEpoch(expiresAt),
    state: keyState({ hasToken, expiresAt }, now),
  };
}

function about({ id }: KeyRow) {
  return { thing: "API_KEY", thingId: id } as const;
}

function toKeyFacts({ name, role, scopes, requestsPerMinute, expiresAt }: KeyRow) {
  return { name, roles: [role], scopes, requestsPerMinute, expiresAt: isoOfEpoch(expiresAt) };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { AFTER_SIGN_UP } from "#domain/accounts/account/after-sign-up.ts";
import { secondFactorPath } from "#domain/accounts/passkeys/second-factor-links.ts";
import type { Claims } from "#domain/accounts/social-sign-in/claims.ts";
import {
  callbackPath,
  type Provider,
  providerNamed,
  type SocialFailure,
} from "#domain/accounts/social-sign-in/provider.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import { SIGN_INS_PER_NETWORK_PER_HOUR } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { confirmToJoinPath } from "#domain/mail/mail-links.ts";
import { readNext } from "#domain/static-pages/introduce/first-visit.ts";
import { createClient } from "#server/base/http/client.ts";
import type { RequestLog } from "#server/base/http/log.ts";
import { negotiateLanguage } from "#server/base/http/negotiation.ts";
import { hourlyLimit } from "#server/base/http/rate-limit.ts";
import { replyProblem } from "#server/base/http/reply-problem.ts";
import { requestOrigin } from "#server/base/http/same-origin.ts";
import type { Viewer } from "#server/base/http/viewer.ts";
import type { SendUnavailable } from "#server/base/pages/unavailable-page.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Database } from "#server/base/sql/db.ts";
import { findOrJoinByIdentity } from "#server/features/accounts/account/join-identity.ts";
import { keepTokens, startSessionOrAskFactor } from "#server/features/accounts/account/sign-in-browser.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import {
  consumeAuthorizationState,
  type StoredAuthorizationState,
  storeAuthorizationState,
} from "./authorization-cookie.ts";
import type { SocialProvider } from "./social-provider.ts";

export interface SocialSignInDependencies {
  readonly providers: ReadonlyMap<Provider, SocialProvider>;
  readonly database: Database;
  readonly queueMail: QueueMail;
  /** Roles from which the operator requires a second factor. */
  readonly secondFactorRoles: ReadonlySet<Role>;
  /** Public origin of the app; null: taken from each request. */
  readonly publicOrigin: string | null;
  /** Finds the viewer whose session the request's cookie names. */
  readonly viewerOf: (request: FastifyRequest, now: number) => Promise<Viewer>;
  readonly now: () => number;
  readonly log: Pick<RequestLog, "error">;
  /** Replies to a database fault with a page; undefined where there are no pages. */
  readonly sendUnavailable: SendUnavailable | undefined;
}

/**
 * Social sign-in (rules social-sign-in 6–9): `GET /api/auth/{provider}` redirects to the provider, and
 * `…/callback` handles its response. Both are for browsers, so any failure redirects to the sign-in page. A
 * provider that is not configured is 404. While the database is unavailable, a callback shows the page for that.
 */
export function addSocialSignIn(app: FastifyInstance, dependencies: SocialSignInDependencies): void {
  // Limited, because each callback calls the provider with a code that anyone could make up.
  const limit = { config: hourlyLimit(SIGN_INS_PER_NETWORK_PER_HOUR.connection) };
  app.get<Named>(`${API_BASE}/auth/:provider`, limit, async (request, reply) => {
    const provider = findProvider(dependencies, request);
    if (provider === null) return replyProblem(reply, problem("notFound"));
    const origin = requestOrigin(request, dependencies.publicOrigin);
    if (origin === null) return failed(reply, "other", null);
    const { next } = readQuery(request);
    const authorizationState: StoredAuthorizationState = {
      provider: provider.provider,
      state: randomState(),
      verifier: randomPKCECodeVerifier(),
      nonce: randomNonce(),
      next: readNext(next) ?? "/",
    };
    try {
      const address = await provider.begin(authorizationState, callbackAddress(origin, provider));
      storeAuthorizationState(request, reply, authorizationState);
      return redirect(reply, address.href);
    } catch (error) {
      dependencies.log.error({
        at: dependencies.now(),
        signIn: provider.provider,
        error: toErrorKind(error),
      });
      return failed(reply, "other", authorizationState.next);
    }
  });

  app.get<Named>(`${API_BASE}/auth/:provider/callback`, limit, async (request, reply) => {
    const provider = findProvider(dependencies, request);
    if (provider === null) return replyProblem(reply, problem("notFound"));
    const origin = requestOrigin(request, dependencies.publicOrigin);
    const authorizationState = consumeAuthorizationState(request, reply);
    // A response for another browser, an outdated one, or an unsolicited one.
    if (authorizationState === null || authorizationState.provider !== provider.provider || origin === null) {
      return failed(reply, "other", authorizationState?.next ?? null);
    }
    const { error, search } = readQuery(request);
    if (error !== null) return failed(reply, "refused", authorizationState.next);
    const returned = new URL(`${callbackAddress(origin, provider)}${search}`);
    let claims: Claims | null;
    try {
      claims = await provider.finish(authorizationState, returned);
    } catch (cause) {
      dependencies.log.error({
        at: dependencies.now(),
        signIn: provider.provider,
        error: toErrorKind(cause),
      });
      return failed(reply, "other", authorizationState.next);
    }
    if (claims === null) return failed(reply, "other", authorizationState.next);
    return replySignedIn(dependencies, claims, request, reply, authorizationState);
  });
}

/** Signs in, and redirects to where the visitor was going or where a failure is shown. */
async function replySignedIn(
  dependencies: SocialSignInDependencies,
  claims: Claims,
  request: FastifyRequest,
  reply: FastifyReply,
  authorizationState: StoredAuthorizationState,
): Promise<FastifyReply> {
  const { provider } = authorizationState;
  const next = readNext(authorizationState.next) ?? "/";
  try {
    const outcome = await signIn(dependencies, provider, claims, request, reply);
    if (typeof outcome === "string") return failed(reply, outcome, next);
    if ("confirmToken" in outcome) {
      return redirect(reply, confirmToJoinPath(outcome.confirmToken, provider, next));
    }
    // A new account goes on as after the form (rule accounts 1), unless its owner was on the way somewhere.
    const onward = outcome.isNew && next === "/" ? AFTER_SIGN_UP : next;
    const { factorToken } = outcome;
    return redirect(reply, factorToken === undefined ? onward : secondFactorPath(factorToken, onward));
  } catch (error) {
    if (error instanceof Error && databaseFault(error) !== null) {
      if (dependencies.sendUnavailable === undefined) throw error;
      // "Try again" leads to the sign-in page: the provider's code and our cookie are used up.
      return dependencies.sendUnavailable(error, request, reply, loginPath(next));
    }
    dependencies.log.error({ at: dependencies.now(), signIn: provider, error: toErrorKind(error) });
    return failed(reply, "other", next);
  }
}

interface Named {
  Params: { provider: string };
}

function findProvider(
  { providers }: SocialSignInDependencies,
  request: FastifyRequest<Named>,
): SocialProvider | null {
  const name = providerNamed(request.params.provider);
  return name === null ? null : (providers.get(name) ?? null);
}

/** Result of a sign-in: whether the account is new, and the token of the second step where one follows. */
interface SignedIn {
  readonly isNew: boolean;
  readonly factorToken?: string;
}

/** Finds or creates the account and starts a session in one transaction; otherwise the failure. */
async function signIn(
  { database, queueMail, secondFactorRoles, viewerOf, now }: SocialSignInDependencies,
  provider: Provider,
  claims: Claims,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SocialFailure | { readonly confirmToken: string } | SignedIn> {
  const at = now();
  const viewer = await viewerOf(request, at);
  const signedInId = viewer.kind === "guest" ? null : viewer.id;
  const client = createClient(request, reply);
  const language = negotiateLanguage(request);
  const joined = await database.transaction(async (db) => {
    const identity = { provider, ...claims, language, signedInId, now: at };
    const found = await findOrJoinByIdentity(db, queueMail, identity);
    if (typeof found === "string" || "confirmToken" in found) return found;
    const firstFactor = { userId: found.userId, method: provider, now: at };
    const session = await startSessionOrAskFactor(db, client, firstFactor, secondFactorRoles);
    return { isNew: found.isNew, session };
  });
  if (typeof joined === "string" || "confirmToken" in joined) return joined;
  const { isNew, session } = joined;
  if ("factorToken" in session) return { isNew, factorToken: session.factorToken };
  keepTokens(client, session);
  return { isNew };
}

function callbackAddress(origin: string, { provider }: SocialProvider): string {
  return `${origin}${API_BASE}${callbackPath(provider)}`;
}

function readQuery({ url }: FastifyRequest): { next: string | null; error: string | null; search: string } {
  const { search, searchParams } = new URL(url, "http://amparo.invalid");
  return { next: searchParams.get("next"), error: searchParams.get("error"), search };
}

/** Redirects to the sign-in page, which shows the failure and keeps `next`. */
function failed(reply: FastifyReply, failure: SocialFailure, next: string | null): FastifyReply {
  return redirect(reply, loginPath(next, { failed: failure }));
}

function loginPath(next: string | null, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(next === null || next === "/" ? query : { ...query, next }).toString();
  return search === "" ? "/login" : `/login?${search}`;
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(303).header("cache-control", "no-store").header("location", address).send();
}

/** Without the message, which may contain personal data. */
function toErrorKind(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : null;
  return code ?? (error instanceof Error ? error.name : "Error");
}

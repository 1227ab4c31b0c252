import { PROVIDERS, type Provider } from "#domain/accounts/social-sign-in/provider.ts";
import { listProviders } from "#domain/accounts/social-sign-in/provider-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { SocialProvider } from "./social-provider.ts";

/** Makes the route that lists the configured providers. */
export function socialRoutes(providers: ReadonlyMap<Provider, SocialProvider>): Route[] {
  const reply = PROVIDERS.filter((provider) => providers.has(provider));
  return [route(listProviders, async () => ({ ok: true, reply }))];
}

import type { AccountDependencies } from "#server/features/accounts/account/account-dependencies.ts";

/** What the routes of passkeys depend on. */
export interface PasskeyDependencies extends Omit<AccountDependencies, "passwords"> {
  /** Public origin of the app; null: taken from each request. */
  readonly publicOrigin: string | null;
}

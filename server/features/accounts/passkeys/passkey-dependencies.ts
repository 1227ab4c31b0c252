import type { AccountDependencies } from "#server/features/accounts/account/account-dependencies.ts";

/** Dependencies of the passkey routes. */
export interface PasskeyDependencies extends Omit<AccountDependencies, "passwords"> {
  /** Public origin of the app; null: taken from each request. */
  readonly publicOrigin: string | null;
}

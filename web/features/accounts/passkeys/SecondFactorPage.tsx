import { useSearch } from "../../../base/app-context/use-search.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { reloadSignedIn } from "../../../base/shell/session-reload.ts";
import { AccountFrame } from "../account/AccountFrame.tsx";
import { SecondFactorStep } from "./SecondFactorStep.tsx";

/** The second step of signing in, after a password or a provider. `/second_factor`, rules passkeys 10–14. */
export function SecondFactorPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const search = useSearch();
  const factorToken = new URLSearchParams(search).get("factor") ?? "";
  return (
    <AccountFrame name="secondFactor">
      <SecondFactorStep
        factorToken={factorToken}
        outcome={initial?.outcome ?? null}
        onDone={({ displayName }) => reloadSignedIn(search, words.welcome(displayName))}
      />
    </AccountFrame>
  );
}

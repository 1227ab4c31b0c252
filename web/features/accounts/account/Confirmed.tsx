import { useEffect, useRef } from "react";
import { providerNamed } from "#domain/accounts/social-sign-in/provider.ts";
import { readNext } from "#domain/static-pages/introduce/first-visit.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { loginPath } from "../../../base/pages/page-access.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./Account.module.css";
import { AccountFrame } from "./AccountFrame.tsx";
import { METHOD_NAMES, socialPath } from "./social.ts";

/** Says that an address is confirmed, or that an account is closed to the person who made it, and shows the way on. */
export function Confirmed({ isDisowned }: { isDisowned: boolean }) {
  const words = useAccountWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AccountFrame name={isDisowned ? "disowned" : "confirm"}>
      <div className={styles.done}>
        <Icon name="check" className={styles.big} />
        <h2 ref={heading} tabIndex={-1} className={styles.doneText}>
          {words.confirm[isDisowned ? "disowned" : "done"]}
        </h2>
        <WayOn isDisowned={isDisowned} />
      </div>
    </AccountFrame>
  );
}

/** Shows the way on; someone who was signing in with another provider continues there. */
function WayOn({ isDisowned }: { isDisowned: boolean }) {
  const words = useAccountWords();
  const { viewer } = useApp();
  const parameters = new URLSearchParams(useSearch());
  const provider = providerNamed(parameters.get("with") ?? "");
  if (provider !== null) {
    return (
      <a className={buttons.primary} href={socialPath(provider, readNext(parameters.get("next")))}>
        {words.socialWith(METHOD_NAMES[provider])}
      </a>
    );
  }
  if (isDisowned) {
    return (
      <>
        <p>{words.confirm.disownedHint}</p>
        <Link href={ACCOUNT_PAGES.forgotPassword.path} className={buttons.outlined}>
          {words.setPassword}
        </Link>
      </>
    );
  }
  return (
    <Link href={viewer === null ? loginPath(null) : "/"} className={buttons.primary}>
      {viewer === null ? words.signIn : words.toStart}
    </Link>
  );
}

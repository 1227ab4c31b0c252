import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "./Account.module.css";
import { METHOD_NAMES, socialPath } from "./social.ts";

/** Signing in by an account elsewhere, where the operator has set it up. */
export function SocialButtons({ providers, next }: { providers: readonly Provider[]; next: string | null }) {
  const words = useAccountWords();
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.divider}>{words.or}</p>
      {providers.map((provider) => (
        <a key={provider} className={buttons.outlined} href={socialPath(provider, next)}>
          {words.socialWith(METHOD_NAMES[provider])}
        </a>
      ))}
    </div>
  );
}

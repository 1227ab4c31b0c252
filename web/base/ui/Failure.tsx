import { useApp } from "../app-context/app-context.tsx";
import buttons from "./buttons.module.css";
import styles from "./Failure.module.css";
import { Icon } from "./Icon.tsx";

/** Reports that something failed to load, and offers a way on. */
export function Failure({ isNetwork, onRetry }: { isNetwork: boolean; onRetry: () => void }) {
  const { words } = useApp();
  return (
    <div className={styles.failure} role="alert">
      <Icon name="alert" className={styles.icon} />
      <p>{isNetwork ? words.shell.networkError : words.shell.serverError}</p>
      <button type="button" className={buttons.primary} onClick={onRetry} data-replay="">
        {words.shell.tryAgain}
      </button>
    </div>
  );
}

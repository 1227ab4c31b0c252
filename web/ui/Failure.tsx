import { useVisit } from "../visit/visit.tsx";
import styles from "./Failure.module.css";
import { Icon } from "./Icon.tsx";
import press from "./press.module.css";

/** Something did not come: what, and a way on. */
export function Failure({ isNetwork, onRetry }: { isNetwork: boolean; onRetry: () => void }) {
  const { words } = useVisit();
  return (
    <div className={styles.failure} role="alert">
      <Icon name="alert" className={styles.icon} />
      <p>{isNetwork ? words.shell.networkError : words.shell.serverError}</p>
      <button type="button" className={press.strong} onClick={onRetry} data-replay="">
        {words.shell.tryAgain}
      </button>
    </div>
  );
}

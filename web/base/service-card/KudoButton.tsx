import { useApp } from "../app-context/app-context.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./KudoButton.module.css";
import { useKudo } from "./use-kudo.ts";

/** Shows a service's kudos, and a button that adds one's own; a second click does nothing. */
export function KudoButton({ id, name, likes }: { id: string; name: string; likes: number }) {
  const { words } = useApp();
  const { isGiven, count, give } = useKudo(id, likes);
  return (
    <button type="button" className={styles.button} aria-pressed={isGiven} data-replay="" onClick={give}>
      <Icon name="heart" className={styles.icon} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{`${words.kudos.thank(name)}, ${words.services.kudos(count)}`}</span>
    </button>
  );
}

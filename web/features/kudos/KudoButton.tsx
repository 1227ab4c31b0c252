import { useApp } from "../../app-context/app-context.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./KudoButton.module.css";
import { giveKudo, useKudo } from "./use-kudo.ts";

/** How many kudos a service has, and the button that adds one's own; a second click does nothing. */
export function KudoButton({
  id,
  name,
  likes,
  hasText,
}: {
  id: string;
  name: string;
  likes: number;
  /** Says in words what is counted. */
  hasText?: boolean;
}) {
  const { words, showToast } = useApp();
  const { isGiven, count } = useKudo(id, likes);
  const giveOnce = async () => {
    const answer = await giveKudo(id, likes);
    if (answer.ok) return;
    showToast({ kind: "error", text: answer.code === 503 ? words.shell.networkError : words.kudos.refused });
  };
  return (
    <button type="button" className={styles.button} aria-pressed={isGiven} data-replay="" onClick={giveOnce}>
      <Icon name="heart" className={styles.icon} />
      <span aria-hidden="true">{hasText === true ? words.services.kudos(count) : count}</span>
      <span className="visually-hidden">{`${words.kudos.thank(name)}, ${words.services.kudos(count)}`}</span>
    </button>
  );
}

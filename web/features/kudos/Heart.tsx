import { Icon } from "../../ui/Icon.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./Heart.module.css";
import { thank, useKudo } from "./use-kudo.ts";

/** How many thanked a service, and the press that adds one's own; a second press does nothing. */
export function Heart({
  id,
  name,
  likes,
  isSpelledOut,
}: {
  id: string;
  name: string;
  likes: number;
  /** Says in words what is counted. */
  isSpelledOut?: boolean;
}) {
  const { words, tell } = useVisit();
  const { isGiven, count } = useKudo(id, likes);
  const press = async () => {
    const answer = await thank(id, likes);
    if (answer.ok) return;
    tell({ kind: "error", text: answer.code === 503 ? words.shell.networkError : words.kudos.refused });
  };
  return (
    <button type="button" className={styles.heart} aria-pressed={isGiven} data-replay="" onClick={press}>
      <Icon name="heart" className={styles.drawing} />
      <span aria-hidden="true">{isSpelledOut === true ? words.services.kudos(count) : count}</span>
      <span className="hear">
        {words.kudos.thank(name)}, {words.services.kudos(count)}
      </span>
    </button>
  );
}

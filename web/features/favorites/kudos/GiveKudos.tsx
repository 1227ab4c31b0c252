import { useApp } from "../../../base/app-context/app-context.tsx";
import styles from "../../../base/service-card/KudoButton.module.css";
import { useKudo } from "../../../base/service-card/use-kudo.ts";
import { Icon } from "../../../base/ui/Icon.tsx";

/** The thank-you of a service's own page: a button with words and the count, which says that the kudo was counted. */
export function GiveKudos({
  id,
  name,
  likes,
  text,
  className,
}: {
  id: string;
  name: string;
  likes: number;
  text: { giveKudos: string; kudosGiven: string; kudosThanks: string };
  className: string | undefined;
}) {
  const { words, showToast } = useApp();
  const { isGiven, count, give } = useKudo(id, likes);
  const giveOnce = async () => {
    if (await give()) showToast({ kind: "success", text: text.kudosThanks });
  };
  return (
    <button type="button" className={className} aria-pressed={isGiven} data-replay="" onClick={giveOnce}>
      <span className={styles.given} aria-hidden="true">
        <Icon name="heart" className={styles.icon} />
        {count}
      </span>
      <span>
        {isGiven ? text.kudosGiven : text.giveKudos}
        <span className="visually-hidden">{`, ${name}, ${words.services.kudos(count)}`}</span>
      </span>
    </button>
  );
}

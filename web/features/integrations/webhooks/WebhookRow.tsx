import type { ShownWebhook } from "#domain/integrations/webhooks/webhook-calls.ts";
import type { WebhooksWords } from "#words/compiled/integrations/webhooks.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { servicePath } from "../../../base/pages/home-query.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "../../../base/ui/work-page.module.css";
import { wordNamed } from "../../../base/words/words.ts";

/** The host that people know a receiver by. */
export function formatHost(url: string): string {
  return new URL(url).host;
}

/** A receiver: whether it works, and what it did not take. */
export function WebhookRow({
  webhook,
  text,
  onTurn,
  onRenew,
  onResend,
  onRemove,
}: {
  webhook: ShownWebhook;
  text: WebhooksWords;
  onTurn: (isOn: boolean) => void;
  /** Gives it a new secret. */
  onRenew: () => void;
  /** @param message absent: all */
  onResend: (message?: string) => void;
  onRemove: () => void;
}) {
  const { url, events, waiting, failed, disabledAt, previousSecretUntil } = webhook;
  const formatDate = useFormatDate();
  const host = formatHost(url);
  const isOn = disabledAt === null;
  const outcomeText = (outcome: string | null) =>
    wordNamed(text.outcomes, outcome ?? "") ?? text.answered(outcome ?? "");
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name} translate="no">
          {url}
        </p>
        <p>{events.map((event) => text.events[event]).join(" · ")}</p>
        <p className={webhook.failingSince === null ? styles.note : styles.name}>
          {stateText(webhook, text, formatDate)} {waiting > 0 && text.waiting(waiting)}
        </p>
        {previousSecretUntil !== null && (
          <p className={styles.note}>{text.bothSecrets(formatDate(previousSecretUntil, true))}</p>
        )}
        {failed.length > 0 && (
          <>
            <h3 className={styles.name}>{text.failedTitle}</h3>
            <ul className={styles.list}>
              {failed.map(({ id, event, service, triedAt, outcome }) => {
                const when = triedAt === null ? "" : formatDate(triedAt, true);
                return (
                  <li key={id}>
                    <p>{text.failedMessage(text.events[event], outcomeText(outcome), when)}</p>
                    <p className={styles.buttons}>
                      <Link href={servicePath(service)}>{text.service}</Link>
                      <button
                        type="button"
                        className={buttons.quiet}
                        aria-label={text.againOf(text.events[event], when)}
                        onClick={() => onResend(id)}
                      >
                        {text.again}
                      </button>
                    </p>
                  </li>
                );
              })}
            </ul>
            {failed.length > 1 && (
              <p className={styles.buttons}>
                <button type="button" className={buttons.outlined} onClick={() => onResend()}>
                  {text.allAgain}
                </button>
              </p>
            )}
          </>
        )}
      </div>
      <p className={styles.buttons}>
        <button
          type="button"
          className={buttons.outlined}
          aria-label={isOn ? text.turnOffOf(host) : text.turnOnOf(host)}
          onClick={() => onTurn(!isOn)}
        >
          {isOn ? text.turnOff : text.turnOn}
        </button>
        <button type="button" className={buttons.outlined} aria-label={text.renewOf(host)} onClick={onRenew}>
          {text.renew}
        </button>
        <button
          type="button"
          className={buttons.outlined}
          aria-label={text.removeOf(host)}
          onClick={onRemove}
        >
          {text.remove}
        </button>
      </p>
    </li>
  );
}

function stateText(
  { disabledAt, disabledBecause, failingSince }: ShownWebhook,
  text: WebhooksWords,
  formatDate: (instant: string, isExact?: boolean) => string,
): string {
  if (disabledAt !== null) return text.off[disabledBecause ?? "BY_HAND"](formatDate(disabledAt));
  return failingSince === null ? text.works : text.failing(formatDate(failingSince, true));
}

import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { PublicCrisisLine } from "#domain/crisis-lines/crisis-line-calls.ts";
import { lineInLanguage, waysToReach } from "#domain/crisis-lines/ways-to-reach.ts";
import type { ChatbotWords } from "#domain/words/en/chatbot.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { cardOf } from "../home/card.ts";
import { ServiceCard } from "../home/ServiceCard.tsx";
import styles from "./ChatbotPage.module.css";

/** One message of an answer. Replies that can be sent next stand under the talk. */
export function Answer({
  message: { text, payload },
  text: words,
}: {
  message: BotMessage;
  text: ChatbotWords;
}) {
  const { language, now } = useApp();
  if (text !== undefined) return <p className={styles.said}>{text}</p>;
  if (payload === undefined) return null;
  switch (payload.type) {
    case "QUICK_REPLIES":
    // Its text says all of it.
    case "WEATHER":
      return null;
    case "CRISIS_LINES_LIST":
      return (
        <ul className={styles.lines}>
          {payload.data.map((line) => (
            <Line key={line.id} line={line} text={words} />
          ))}
        </ul>
      );
    default: {
      const services = Array.isArray(payload.data) ? payload.data : [payload.data];
      return (
        <ul className={styles.services}>
          {services.map((service) => (
            <ServiceCard key={service.id} card={cardOf(service, language)} now={now} level={2} />
          ))}
        </ul>
      );
    }
  }
}

function Line({ line, text }: { line: PublicCrisisLine; text: ChatbotWords }) {
  const { language } = useApp();
  const { name } = lineInLanguage(line, language);
  const { call } = waysToReach(line, language);
  if (call === null) return null;
  return (
    <li>
      <a className={styles.line} href={call.href}>
        <Icon name="phone" />
        <span>
          <b>{text.page.call(call.shown)}</b>
          <span className={styles.lineName}>{name}</span>
        </span>
      </a>
    </li>
  );
}

import type { PublicService } from "#domain/services/public-service.ts";
import type { WaysInWords } from "#domain/words/en/ways-in.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { inLanguage } from "../home/card.ts";
import { WAY_IN_TEXTS } from "./has-ways-in.ts";
import styles from "./ServicePage.module.css";
import { TranslationNote } from "./TranslationNote.tsx";

export interface WaysInProps {
  service: PublicService;
}

/** What everybody who comes has to know; nothing of what nobody has stated (rule ways-in 3). */
export function WaysIn({ service, text: words }: WaysInProps & { text: WaysInWords }) {
  const { language } = useApp();
  return (
    <dl data-more="" className={styles.waysIn}>
      {service.asksImmigrationStatus !== null && (
        <div>
          <dt>{words.immigration}</dt>
          <dd>{service.asksImmigrationStatus ? words.immigrationYes : words.immigrationNo}</dd>
        </div>
      )}
      {WAY_IN_TEXTS.map((name) => {
        const { text, mark } = inLanguage(
          language,
          service[name],
          service[`${name}Es`],
          service[`${name}EsState`],
        );
        const ways = name === "entryText" ? service.entry.map((way) => words.entryWays[way]) : [];
        if (text === null && ways.length === 0) return null;
        return (
          <div key={name}>
            <dt>{words.labels[name]}</dt>
            <dd>
              {[ways.join(" · "), text].join("\n").trim()}
              <TranslationNote mark={mark} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

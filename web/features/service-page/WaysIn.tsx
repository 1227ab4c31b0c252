import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { inLanguage } from "../home/card.ts";
import styles from "./ServicePage.module.css";
import type { ServicePageTexts } from "./service-page-words.ts";
import { TranslationNote } from "./TranslationNote.tsx";

const TEXTS = ["entryText", "requiredDocuments", "cost", "howToApply", "accessibility", "stayLimit"] as const;

/** What everybody who comes has to know; nothing of what nobody has stated (rule ways-in 3). */
export function WaysIn({ service, detail }: { service: PublicService; detail: ServicePageTexts["detail"] }) {
  const { language } = useApp();
  return (
    <dl className={styles.waysIn}>
      {TEXTS.map((name) => {
        const { text, mark } = inLanguage(
          language,
          service[name],
          service[`${name}Es`],
          service[`${name}EsState`],
        );
        const ways = name === "entryText" ? service.entry.map((way) => detail.entryWays[way]) : [];
        if (text === null && ways.length === 0) return null;
        return (
          <div key={name}>
            <dt>{detail.waysIn[name]}</dt>
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

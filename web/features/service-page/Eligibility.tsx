import { type ReactNode, useState } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Icon } from "../../base/ui/Icon.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import type { SvgIconName } from "../../base/ui/SvgIcon.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { askButtons } from "../confirmations/asks/lazy-asks.ts";
import { moreFacts } from "./lazy-more-facts.tsx";
import type { ServiceDetails } from "./load-details.ts";
import styles from "./ServicePage.module.css";

type Detail = ServicePageTexts["detail"];

/** Shows who is eligible. Unstated facts are to be asked, never guessed. */
export function Eligibility({
  service,
  details: { languages, hasWaysIn, hasRules, canAsk, intake },
  detail,
  children,
}: {
  service: PublicService;
  details: ServiceDetails;
  detail: Detail;
  /** Content after it. */
  children: ReactNode;
}) {
  const { words, language } = useApp();
  const [isAsking, setAsking] = useState(false);
  const audiences = service.category.filter((category) => category !== "ALL" && category !== "PETS_ALLOWED");
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{detail.eligibility}</h2>
      <ul className={styles.facts}>
        {service.category.includes("ALL") ? (
          <Fact icon="check" isKnown text={detail.everyone} />
        ) : audiences.length > 0 ? (
          <Fact
            icon="check"
            isKnown
            text={audienceText(
              audiences.map((one) => words.services.categories[one]),
              detail,
            )}
          />
        ) : (
          <Fact icon="people" text={detail.audienceUnknown} />
        )}
        {languages.length > 0 && (
          <Fact icon="people" isKnown text={detail.languages(detail.and(languages))} />
        )}
        {/* Where the rules are told, what is below says them, and what is left to ask. */}
        {!hasRules && (
          <YesNoFact
            icon="door"
            value={service.isLowBarrier}
            yes={detail.lowBarrierYes}
            no={detail.lowBarrierNo}
            unknown={detail.lowBarrierUnknown}
          />
        )}
        <YesNoFact
          icon="paw"
          value={service.isAllowedPets}
          yes={detail.petsYes}
          no={detail.petsNo}
          unknown={detail.petsUnknown}
        />
      </ul>
      {hasWaysIn && <Lazy component={moreFacts(language)} props={{ service, intake }} />}
      {canAsk &&
        (isAsking ? (
          <Lazy component={askButtons} props={{ service }} />
        ) : (
          <button
            type="button"
            className={`${buttons.quiet} ${styles.ask}`}
            data-replay=""
            onClick={() => setAsking(true)}
          >
            {detail.ask}
          </button>
        ))}
      {children}
    </section>
  );
}

/** "Women and families": one sentence, of which only the first word is written large. */
function audienceText(names: readonly string[], detail: Detail): string {
  return detail.and(
    names.map((name, index) => (index === 0 || name === name.toUpperCase() ? name : name.toLowerCase())),
  );
}

function YesNoFact(props: {
  icon: SvgIconName;
  value: boolean | null;
  yes: string;
  no: string;
  unknown: string;
}) {
  const { icon, value } = props;
  if (value === null) return <Fact icon={icon} text={props.unknown} />;
  return value ? <Fact icon={icon} isKnown text={props.yes} /> : <Fact icon={icon} isNo text={props.no} />;
}

function Fact({
  icon,
  text,
  isKnown,
  isNo,
}: {
  icon: SvgIconName | "check";
  text: string;
  isKnown?: boolean;
  isNo?: boolean;
}) {
  const tone = isKnown === true ? styles.yes : isNo === true ? styles.no : styles.caution;
  return (
    <li className={styles.fact}>
      {icon === "check" ? <Icon name="check" className={tone} /> : <SvgIcon name={icon} className={tone} />}
      <span>{text}</span>
    </li>
  );
}

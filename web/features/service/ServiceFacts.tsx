import type { ReactNode } from "react";
import { useMemo } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import type { DrawnIconName } from "../../ui/DrawnIcon.tsx";
import { DrawnIcon } from "../../ui/DrawnIcon.tsx";
import { Icon } from "../../ui/Icon.tsx";
import press from "../../ui/press.module.css";
import { Status } from "../../ui/Status.tsx";
import { useVisit } from "../../visit/visit.tsx";
import { Star } from "../favourites/Star.tsx";
import { WriteButton } from "../feedback/WriteButton.tsx";
import { dialled, inLanguage } from "../home/card.ts";
import { Heart } from "../kudos/Heart.tsx";
import { WhereMap } from "../map/WhereMap.tsx";
import { PrintedOrigin, TakeAlong } from "../sharing/TakeAlong.tsx";
import { BedsGauge } from "./BedsGauge.tsx";
import { Contacts } from "./Contacts.tsx";
import type { ServicePageWords } from "./detail-words.ts";
import { HoursSection } from "./HoursSection.tsx";
import { mapsLink } from "./maps-link.ts";
import outline from "./ServiceOutline.module.css";
import styles from "./ServicePage.module.css";

/** Name, status, the presses a person came for, then the facts in the order in which they are needed. */
export function ServiceFacts({
  service,
  detail: { detail, hours, sharing },
  now,
  isStale,
}: {
  service: PublicService;
  detail: ServicePageWords;
  now: number;
  /** The status that came is no longer true. */
  isStale: boolean;
}) {
  const { words, language, alive } = useVisit();
  const summary = inLanguage(
    language,
    service.serviceSummary,
    service.serviceSummaryEs,
    service.serviceSummaryEsState,
  );
  const isClosedForGood = service.closeSchedules.some((entry) => entry.type === "PERMANENTLY_CLOSED");
  const directions = useMemo(() => mapsLink(service, alive ? navigator.userAgent : ""), [service, alive]);
  const alert =
    service.isCriticalHeader && service.criticalDescription !== null
      ? ((language === "es" ? service.criticalDescriptionEs : null) ?? service.criticalDescription)
      : null;

  return (
    <main id="content" tabIndex={-1}>
      <div className={outline.head}>
        <h1 className={outline.title}>{service.name}</h1>
        {summary.text !== null && (
          <p className={outline.summary}>
            {summary.text} <Mark mark={summary.mark} />
          </p>
        )}
        {isClosedForGood ? (
          <p className={styles.gone}>{detail.permanentlyClosed}</p>
        ) : isStale ? (
          <Status state="NONE" text={words.services.statusUnknown} big />
        ) : (
          <Status state={service.openStatus.state} text={service.openStatus.text} big />
        )}
        <Distance service={service} detail={detail} />
        {alert !== null && (
          <p className={styles.alert}>
            <Icon name="alert" />
            <span>{alert}</span>
          </p>
        )}
        {!isClosedForGood && (
          <div className={styles.presses}>
            {service.phone !== null && (
              <a
                className={`${press.strong} ${styles.press}`}
                href={`tel:${dialled(service.phone, service.phoneExtension)}`}
              >
                <Icon name="phone" />
                {words.services.call}
                <span className="hear"> {service.name}</span>
              </a>
            )}
            {directions !== null && (
              <a className={`${press.press} ${styles.press}`} href={directions} rel="noopener noreferrer">
                <DrawnIcon name="turn" />
                {detail.directions}
              </a>
            )}
            <Star id={service.id} name={service.name} className={`${press.press} ${styles.press}`}>
              {(isSaved) => (
                <>
                  {isSaved ? words.favourites.saved : words.favourites.save}
                  <span className="hear"> {service.name}</span>
                </>
              )}
            </Star>
          </div>
        )}
        <p className={styles.thanks}>
          <Heart id={service.id} name={service.name} likes={service.likes} isSpelledOut />
        </p>
      </div>
      {!isClosedForGood && <BedsGauge service={service} detail={detail} now={now} />}
      <TakeMe service={service} detail={detail} />
      {!isClosedForGood && <HoursSection service={service} words={hours} detail={detail} now={now} />}
      <About service={service} detail={detail} />
      <Contacts service={service} detail={detail} />
      {!isClosedForGood && <WhereMap service={service} />}
      <TakeAlong service={service} sharing={sharing} className={styles.section} />
      <Checked service={service} detail={detail} />
      <Write service={service} detail={detail} />
      <PrintedOrigin service={service} sharing={sharing} />
    </main>
  );
}

type Detail = ServicePageWords["detail"];

function Distance({ service, detail }: { service: PublicService; detail: Detail }) {
  const { place, words } = useVisit();
  if (service.distance === null || place === null) return null;
  const distance = words.services.miles(service.distance.toFixed(1));
  return (
    <p className={styles.distance}>
      {place.kind === "here" ? detail.distanceHere(distance) : detail.distanceFrom(distance, place.label)}
      {service.distance <= 2 &&
        ` · ${detail.onFoot(Math.max(1, Math.round(service.distance * WALK_MINUTES)))}`}
    </p>
  );
}

/** Minutes for a mile on foot: 80 metres a minute, streets a third longer than the straight line. */
const WALK_MINUTES = 26;

/** Who is taken. What nobody told is said so, never guessed. */
function TakeMe({ service, detail }: { service: PublicService; detail: Detail }) {
  const { words, language } = useVisit();
  const audiences = service.category.filter((category) => category !== "ALL" && category !== "PETS_ALLOWED");
  const age = inLanguage(language, service.age, service.ageEs, service.ageEsState);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{detail.takeMe}</h2>
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
          <Fact icon="people" text={detail.askAudience} note={detail.notTold} />
        )}
        {age.text !== null && (
          <Fact icon="cake" isKnown text={detail.age(age.text)}>
            <Mark mark={age.mark} />
          </Fact>
        )}
        <YesNo
          icon="door"
          value={service.isLowBarrier}
          yes={detail.lowBarrierYes}
          no={detail.lowBarrierNo}
          ask={detail.lowBarrierAsk}
          note={detail.notTold}
        />
        <YesNo
          icon="paw"
          value={service.isAllowedPets}
          yes={detail.petsYes}
          no={detail.petsNo}
          ask={detail.petsAsk}
          note={detail.notTold}
        />
      </ul>
    </section>
  );
}

/** "Women and families": one sentence, of which only the first word is written large. */
function audienceText(names: readonly string[], detail: Detail): string {
  return detail.and(
    names.map((name, index) => (index === 0 || name === name.toUpperCase() ? name : name.toLowerCase())),
  );
}

function YesNo(props: {
  icon: DrawnIconName;
  value: boolean | null;
  yes: string;
  no: string;
  ask: string;
  note: string;
}) {
  const { icon, value } = props;
  if (value === null) return <Fact icon={icon} text={props.ask} note={props.note} />;
  return value ? <Fact icon={icon} isKnown text={props.yes} /> : <Fact icon={icon} isNo text={props.no} />;
}

function Fact({
  icon,
  text,
  note,
  isKnown,
  isNo,
  children,
}: {
  icon: DrawnIconName | "check";
  text: string;
  note?: string;
  isKnown?: boolean;
  isNo?: boolean;
  children?: ReactNode;
}) {
  const tone = isKnown === true ? styles.yes : isNo === true ? styles.no : styles.ask;
  return (
    <li className={styles.fact}>
      {icon === "check" ? <Icon name="check" className={tone} /> : <DrawnIcon name={icon} className={tone} />}
      <span>
        {text} {note !== undefined && <span className={styles.note}>{note}</span>}
        {children}
      </span>
    </li>
  );
}

function About({ service, detail }: { service: PublicService; detail: Detail }) {
  const { language } = useVisit();
  const about = inLanguage(language, service.description, service.descriptionEs, service.descriptionEsState);
  if ((about.text ?? "") === "") return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{detail.about}</h2>
      <p className={styles.text} lang={about.mark === "english" ? "en" : undefined}>
        {about.text}
      </p>
      <Mark mark={about.mark} />
      {service.sourceDescription !== null && (
        <details className={styles.source}>
          <summary>{detail.wholeText}</summary>
          <p className={styles.text} lang="en">
            {service.sourceDescription}
          </p>
        </details>
      )}
    </section>
  );
}

/** English shown to Spanish readers, or a machine's Spanish (decisions, section 8). */
function Mark({ mark }: { mark: "english" | "machine" | null }) {
  const { services } = useVisit().words;
  if (mark === null) return null;
  return (
    <span className={styles.mark}>
      {mark === "english" ? services.inEnglish : services.machineTranslation}
    </span>
  );
}

function Checked({ service, detail }: { service: PublicService; detail: Detail }) {
  const { verifiedAt, verifiedBy, updatedAt, timeZone } = service;
  const checked = verifiedAt === null ? null : dateIn(verifiedAt, timeZone, detail);
  return (
    <section className={styles.checked}>
      <Icon
        name={checked === null ? "alert" : "check"}
        className={checked === null ? styles.ask : styles.yes}
      />
      <div>
        <p>
          {checked === null
            ? detail.neverChecked
            : verifiedBy === null
              ? detail.checkedOn(checked)
              : detail.checked(verifiedBy, checked)}
        </p>
        <p>{detail.updated(dateIn(updatedAt, timeZone, detail))}</p>
      </div>
    </section>
  );
}

/** To those who run it, where they want to hear; else to those who keep the directory. */
function Write({ service, detail }: { service: PublicService; detail: Detail }) {
  const { id, name, isShowFlag } = service;
  return (
    <section className={styles.write}>
      {!isShowFlag && <h2 className={styles.heading}>{detail.wrong}</h2>}
      <WriteButton
        kind={isShowFlag ? "contact" : "report"}
        service={{ id, name }}
        text={isShowFlag ? detail.connect : detail.report}
      />
    </section>
  );
}

/** "MMMM DD, YYYY" (specification, section 9), from an ISO instant, as the service's own calendar shows it. */
function dateIn(iso: string, timeZone: string, detail: Detail): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(new Date(iso));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 1);
  return detail.date(detail.months[of("month") - 1] ?? "", of("day"), of("year"));
}

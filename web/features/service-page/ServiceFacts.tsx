import { isRegionOnly } from "#domain/services/protection.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import { organizationPath } from "../../base/pages/organization-path.ts";
import { inLanguage, phoneText } from "../../base/service-card/card.ts";
import type { HoursView } from "../../base/service-card/hours-view.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Failure } from "../../base/ui/Failure.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { hasDirections } from "../directions/has-directions.ts";
import { directionsPart } from "../directions/lazy-directions.tsx";
import type { DirectionsData } from "../directions/load-directions.ts";
import { GiveKudos } from "../favorites/kudos/GiveKudos.tsx";
import { MessageButton } from "../feedback/MessageButton.tsx";
import { LocationMap } from "../services/map/LocationMap.tsx";
import { About } from "./About.tsx";
import { Actions, useMapsLink } from "./Actions.tsx";
import { Alert } from "./Alert.tsx";
import { BedsGauge } from "./BedsGauge.tsx";
import { Contacts } from "./Contacts.tsx";
import { Eligibility } from "./Eligibility.tsx";
import { HoursSection } from "./HoursSection.tsx";
import { isClosedForGood } from "./is-closed-for-good.ts";
import layout from "./Layout.module.css";
import { moreFacts } from "./lazy-more-facts.tsx";
import type { ServiceDetails } from "./load-details.ts";
import { PlainWordsChips } from "./plain-words/PlainWordsChips.tsx";
import { Safety } from "./Safety.tsx";
import styles from "./ServicePage.module.css";
import outline from "./ServiceSkeleton.module.css";
import { ServiceStatus } from "./ServiceStatus.tsx";
import { PrintedOrigin } from "./sharing/ShareActions.tsx";
import { TranslationNote } from "./TranslationNote.tsx";
import { Verification } from "./Verification.tsx";

/**
 * Name, status, the buttons a person came for, then the facts in the order in which they are needed. On a wide window
 * the facts are on the left; buttons, beds, hours and map stay in sight on the right.
 */
export function ServiceFacts({
  service,
  hours,
  details,
  directions,
  text,
  now,
  isStale,
}: {
  service: PublicService;
  hours: HoursView;
  details: ServiceDetails;
  /** The way there, where it came with the document. */
  directions: DirectionsData | null;
  text: ServicePageTexts;
  now: number;
  /** The status that came is no longer true. */
  isStale: boolean;
}) {
  const { language } = useApp();
  const search = useSearch();
  const { detail, sharing } = text;
  const summary = inLanguage(language, service, "serviceSummary");
  const isProtected = service.isProtected === true;
  const quiet = isProtected ? styles.quietOnPaper : "";
  const isClosed = isClosedForGood(service);
  const isReachable = !isClosed && hasDirections(service);
  const mapProps = { isIntakeClosed: details.intake?.caution?.isClosed };
  const mapsLink = useMapsLink(service);
  const hasMap = !isClosed && !isRegionOnly(service);
  return (
    <main id="content" tabIndex={-1}>
      {isProtected && <Safety detail={detail} />}
      <div className={isClosed ? undefined : layout.columns}>
        <div className={`${outline.head} ${layout.head} ${quiet}`}>
          <h1 className={outline.title}>{service.name}</h1>
          <PrintedNumber service={service} sharing={sharing} />
          {service.organization !== null && (
            <p className={outline.summary}>
              <Link href={organizationPath(service.organization.id)}>{service.organization.name}</Link>
            </p>
          )}
          {summary.text !== null && (
            <>
              <p className={outline.summary} lang={summary.mark === "english" ? "en" : undefined}>
                {summary.text}
              </p>
              <TranslationNote {...summary} />
            </>
          )}
          <ServiceStatus
            service={service}
            caution={details.intake?.caution}
            detail={detail}
            now={now}
            isStale={isStale}
          />
          {!isProtected && <Distance service={service} detail={detail} />}
          <Alert service={service} detail={detail} />
          {service.goneFromSourceAt && !isClosed && (
            <Lazy component={moreFacts(language)} props={{ goneAt: service.goneFromSourceAt }} />
          )}
        </div>
        {!isClosed && (
          <div className={layout.aside}>
            <Actions service={service} detail={detail} hasWay={isReachable} />
            {isReachable && new URLSearchParams(search).has("directions") && (
              <Lazy
                component={directionsPart(language)}
                props={{ service, caution: details.intake?.caution, mapsLink, initial: directions, now }}
                fallback={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
              />
            )}
            {!isProtected && <BedsGauge service={service} detail={detail} now={now} />}
            <HoursSection
              service={service}
              hours={hours}
              detail={detail}
              now={now}
              className={layout.hours}
            />
            {hasMap && <LocationMap service={service} {...mapProps} className={layout.wideMap} />}
          </div>
        )}
        <div className={`${layout.facts} ${quiet}`}>
          <Eligibility service={service} details={details} detail={detail}>
            <PlainWordsChips service={service} languages={details.languages} now={now} text={detail}>
              {!isProtected && (
                <GiveKudos
                  id={service.id}
                  name={service.name}
                  likes={service.likes}
                  text={detail}
                  className={buttons.quiet}
                />
              )}
            </PlainWordsChips>
          </Eligibility>
          <About service={service} detail={detail} />
          <Contacts service={service} text={text} />
          {service.program && details.otherPlaces && (
            <Lazy
              component={moreFacts(language)}
              props={{ places: details.otherPlaces, sites: service.program.sites, now }}
            />
          )}
          {hasMap && <LocationMap service={service} {...mapProps} className={layout.narrowMap} />}
          {service.hasLiaisons === true && <SchoolHelp service={service} detail={detail} />}
          <Verification service={service} detail={detail} now={now} />
          <Messages service={service} detail={detail} />
          <div className={styles.origin}>
            <PrintedOrigin service={service} sharing={sharing} />
          </div>
        </div>
      </div>
    </main>
  );
}

type Detail = ServicePageTexts["detail"];

/** The number on the printed sheet of a protected listing, which besides has only its name and its hours. */
function PrintedNumber({
  service,
  sharing,
}: {
  service: PublicService;
  sharing: ServicePageTexts["sharing"];
}) {
  const number = phoneText(service);
  if (service.isProtected !== true || number === undefined) return null;
  return <p className={styles.onPaper}>{sharing.callNumber(number)}</p>;
}

function Distance({ service, detail }: { service: PublicService; detail: Detail }) {
  const { place, words } = useApp();
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

/** Minutes for a mile on foot: 80 meters a minute, streets a third longer than the straight line. */
const WALK_MINUTES = 26;

/** People of the county, not of this service: apart from its own contacts. */
function SchoolHelp({ service, detail }: { service: PublicService; detail: Detail }) {
  return (
    <p className={styles.message}>
      <a className={styles.contact} href={`/liaisons?near=${service.location?.coordinates.join("|")}`}>
        <SvgIcon name="people" />
        <span className={styles.contactText}>{detail.liaisons}</span>
      </a>
    </p>
  );
}

/** Links to write to the people who maintain the directory, about faults only. */
function Messages({ service, detail }: { service: PublicService; detail: Detail }) {
  return (
    <section className={styles.message}>
      <h2 className={styles.heading}>{detail.wrong}</h2>
      <div className={styles.messageButtons}>
        <MessageButton kind="report" service={service} text={detail.report} />
      </div>
    </section>
  );
}

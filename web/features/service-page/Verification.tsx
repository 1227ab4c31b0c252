import { A_VOLUNTEER } from "#domain/confirmations/a-volunteer.ts";
import { licenceAddress } from "#domain/imports/sources/licence-address.ts";
import { OLDER } from "#domain/services/freshness.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Source } from "#domain/services/source.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { asOfText } from "../../base/service-card/as-of-text.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import { moreFacts } from "./lazy-more-facts.tsx";
import { localDateTime } from "./local-date-time.ts";
import styles from "./ServicePage.module.css";
import { outdated } from "./source-age.ts";

type Detail = ServicePageTexts["detail"];

/** How much the page can be trusted: who confirmed it and when, and where its facts come from, of which date. */
export function Verification({
  service,
  detail,
  now,
}: {
  service: PublicService;
  detail: Detail;
  now: number;
}) {
  const { language } = useApp();
  const { verifiedAt, verifiedBy, updatedAt, timeZone, source, sources, sourcesBehind, rollCall } = service;
  const checked = verifiedAt === null ? null : dateIn(verifiedAt, timeZone, detail);
  const updated = dateIn(updatedAt, timeZone, detail);
  const warning = checked === null && source !== null ? ageWarning(source, detail, now) : null;
  // A cached copy of a list has the main source only.
  const origins: readonly Source[] = sources.length === 0 && source !== null ? [source] : sources;
  return (
    <section className={styles.verification}>
      <Icon
        name={checked === null ? "alert" : "check"}
        className={checked === null ? styles.caution : styles.yes}
      />
      <div>
        {rollCall && Date.parse(rollCall.until) > now && <p>{rollCall.text}</p>}
        {checked === null ? (
          warning === null && <p>{detail.neverChecked}</p>
        ) : (
          <p>
            {verifiedBy === null
              ? detail.checkedOn(checked)
              : detail.checked(verifiedBy === A_VOLUNTEER ? detail.aVolunteer : verifiedBy, checked)}
          </p>
        )}
        {origins.map((each, index) => (
          <Origin key={each.name} source={each} detail={detail} warning={index === 0 ? warning : null} />
        ))}
        {sourcesBehind && (
          <Lazy
            component={moreFacts(language)}
            props={{
              behind: sourcesBehind,
              draw: (each, from) => <Origin source={each} detail={detail} from={from} warning={null} />,
            }}
          />
        )}
        {source === null && updated !== checked && <p>{detail.updated(updated)}</p>}
      </div>
    </section>
  );
}

function Origin({
  source: { name, url, licence, asOf },
  detail,
  from = detail.from,
  warning,
}: {
  source: Source;
  detail: Detail;
  from?: string;
  warning: string | null;
}) {
  const address = licence === null ? null : licenceAddress(licence);
  return (
    <p>
      {from} <Named name={name} address={url} />
      {asOfText(asOf, detail)}
      {warning !== null && ` ${warning}`}{" "}
      <small>
        {licence === null ? (
          detail.licenseUnknown
        ) : (
          <>
            {detail.license} <Named name={licence} address={address} />
          </>
        )}
      </small>
    </p>
  );
}

function Named({ name, address }: { name: string; address: string | null }) {
  if (address === null) return name;
  return (
    <a href={address} rel="noopener noreferrer">
      {name}
    </a>
  );
}

/** Warns that data is older than a year; null where it is not. */
function ageWarning(source: Source, detail: Detail, now: number): string | null {
  const age = outdated(source, now);
  if (age === null) return null;
  return age === OLDER ? detail.olderThanYear : detail.callFirst;
}

/** "MMMM DD, YYYY" (rule service-page 3), from an ISO instant, as the service's own calendar shows it. */
function dateIn(iso: string, timeZone: string, detail: Detail): string {
  const { year, month, day } = localDateTime(iso, timeZone);
  return detail.date(detail.months[month - 1] ?? "", day, year);
}

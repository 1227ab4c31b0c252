import { useEffect, useRef } from "react";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { deceptiveHosts } from "#domain/listings/deceptive-host.ts";
import { fieldsNamingPlace } from "#domain/listings/named-place.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { servicePath } from "../../../base/pages/home-query.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { displayedFields } from "../displayed-fields.ts";
import { withPendingEdit } from "./after-approval.ts";
import { Changes } from "./Changes.tsx";
import { Preview, type PreviewProps } from "./Preview.tsx";
import styles from "./Review.module.css";
import { withTexts } from "./with-texts.ts";

interface ReviewProps extends PreviewProps {
  /** Someone opened it from the list. */
  isOpened: boolean;
  /** Returns to the list, which a narrow window hides. */
  onBack: () => void;
  /** Null where the viewer may not remove it. */
  onRemove: (() => void) | null;
}

/** One that waits: who entered it, field by field what changes, and what visitors will see. */
export function Review({ isOpened, onBack, onRemove, ...shown }: ReviewProps) {
  const { waiting, text, words } = shown;
  const { service, by, kind } = waiting;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // In a narrow window the review has taken the list's place.
    if (!isOpened || !matchMedia("(max-width: 56.24em)").matches) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isOpened]);
  const label = kind === "NEW" ? text.isNew : text.isEdit;
  const changed = service.source === null ? words.date(service.updatedAt) : null;
  return (
    <section className={styles.review} aria-labelledby="reviewed">
      <div className={styles.facts}>
        <button type="button" className={`${buttons.quiet} ${styles.back}`} onClick={onBack}>
          <Icon name="back" />
          {text.back}
        </button>
        <h2 id="reviewed" ref={heading} tabIndex={-1} className={styles.name}>
          {service.name}
        </h2>
        <p className={styles.submitter}>
          {text.by(label, by?.displayName ?? text.nobody)} ·{" "}
          <time dateTime={waiting.waitingSince}>{words.dateTime(waiting.waitingSince)}</time> ·{" "}
          {kind === "NEW" ? text.notApproved : text.publicNow(changed)}
        </p>
        <Warnings {...shown} />
        <Changes waiting={waiting} text={text} words={words} />
        <div className={styles.buttons}>
          <Link href={servicePath(service.id)} className={buttons.quiet}>
            {text.open}
          </Link>
          {onRemove !== null && (
            <button type="button" className={`${buttons.quiet} ${styles.remove}`} onClick={onRemove}>
              {text.remove}
            </button>
          )}
        </div>
      </div>
      <Preview {...shown} />
    </section>
  );
}

/** Warnings for a reviewer to look at first. */
function Warnings({ waiting, text, words }: PreviewProps) {
  const { service, by, kind, unconfirmed } = waiting;
  const role = ROLES.find((one) => one === by?.role);
  const isPartlyPublic =
    kind === "EDIT" && role !== undefined && getExtent(role, "publishUnreviewed") === "no";
  const deceptive =
    service.pending == null
      ? deceptiveHosts(service)
      : deceptiveHosts(service.pending.after, displayedFields(service.pending.changed));
  const naming = displayedFields(fieldsNamingPlace(withPendingEdit(withTexts(service))));
  const warnings = [
    unconfirmed.length > 0 && text.unconfirmed(unconfirmed),
    deceptive.length > 0 && text.deceptiveHosts(deceptive),
    naming.length > 0 && text.namesPlace(naming.map((field) => words.fields.labels[field])),
    service.pending?.isForProgram === true && text.forProgram,
    isPartlyPublic && text.immediateNote,
  ].filter((warning) => warning !== false);
  return warnings.map((warning) => (
    <p key={warning} className={styles.warning}>
      <Icon name="alert" />
      {warning}
    </p>
  ));
}

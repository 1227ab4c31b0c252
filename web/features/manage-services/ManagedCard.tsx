import { Link } from "wouter";
import type { ListedForViewer } from "#domain/listings/listing.ts";
import { dayOfInstant } from "#domain/services/freshness.ts";
import type { ManageServicesWords } from "#domain/words/en/manage-services.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { servicePath } from "../../home-query.ts";
import buttons from "../../ui/buttons.module.css";
import { FreshnessMark } from "../../ui/FreshnessMark.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Status } from "../../ui/Status.tsx";
import { DeletedRow } from "../editable-rows/DeletedRow.tsx";
import { ago } from "../home/ago.ts";
import { inLanguage } from "../home/card.ts";
import styles from "./ManagedCard.module.css";
import type { ManagedRow } from "./use-managed.ts";

/** A service as those see it who keep it: where it stands, and what they may do. */
export function ManagedCard({
  row: { service, isDeleted, isJustDeleted },
  now,
  text,
  onConfirm,
  onDelete,
  onUndo,
}: {
  row: ManagedRow;
  /** Epoch milliseconds. */
  now: number;
  text: ManageServicesWords;
  onConfirm: () => void;
  onDelete: () => void;
  onUndo: () => void;
}) {
  const { words, language } = useApp();
  const { id, name, may } = service;
  if (isDeleted) return <DeletedRow name={name} isJustDeleted={isJustDeleted} text={text} onUndo={onUndo} />;
  const summary = inLanguage(
    language,
    service.serviceSummary,
    service.serviceSummaryEs,
    service.serviceSummaryEsState,
  ).text;
  return (
    <li className={styles.card}>
      <div className={styles.state}>
        <h2 className={styles.name}>
          <Link href={servicePath(id)}>{name}</Link>
        </h2>
        {summary !== null && <p className={styles.summary}>{summary}</p>}
        <p className={styles.facts}>
          <span>{[service.city, service.state].filter((part) => part !== "").join(", ")}</span>
          {service.openStatus.text !== "" && (
            <Status state={service.openStatus.state} text={service.openStatus.text} />
          )}
        </p>
        <ReviewStatus service={service} text={text} />
        <p className={styles.times}>
          {service.source === null
            ? text.updated(ago(words.services, Date.parse(service.updatedAt), now))
            : text.copiedFrom(service.source.name, service.source.asOf)}
          {" · "}
          <FreshnessMark
            day={service.verifiedAt === null ? undefined : dayOfInstant(Date.parse(service.verifiedAt))}
            now={now}
          />{" "}
          {service.verifiedAt === null
            ? text.neverVerified
            : text.verified(ago(words.services, Date.parse(service.verifiedAt), now))}
        </p>
      </div>
      <div className={styles.buttons}>
        {may.edit && (
          <Link
            href={`${servicePath(id)}/edit`}
            className={buttons.outlined}
            aria-label={text.editNamed(name)}
          >
            {text.edit}
          </Link>
        )}
        {may.confirm && (
          <button
            type="button"
            className={buttons.outlined}
            aria-label={text.stillRightNamed(name)}
            onClick={onConfirm}
          >
            <Icon name="check" />
            {text.stillRight}
          </button>
        )}
        {may.delete && (
          <button
            type="button"
            className={`${buttons.quiet} ${styles.delete}`}
            aria-label={text.deleteNamed(name)}
            onClick={onDelete}
          >
            {text.delete}
          </button>
        )}
      </div>
    </li>
  );
}

/** Where it stands with the reviewers (rule manage-services 3). */
function ReviewStatus({
  service,
  text,
}: {
  service: Omit<ListedForViewer, "matched">;
  text: ManageServicesWords;
}) {
  const { reviewState, refusalReason, ownerLostAt, isApproved } = service;
  return (
    <div className={styles.review}>
      {reviewState === "REFUSED" ? (
        <>
          <p className={styles.refused}>{text.refused}</p>
          {refusalReason != null && <p>{text.reason(refusalReason)}</p>}
          <p>{text.editAfterRefusal}</p>
        </>
      ) : (
        <p className={isApproved ? styles.approved : styles.pending}>
          {isApproved ? text.approved : text.notApproved}
        </p>
      )}
      {reviewState === "EDIT_WAITING" && <p className={styles.pending}>{text.editWaits}</p>}
      {ownerLostAt != null && <p className={styles.pending}>{text.ownerLost}</p>}
    </div>
  );
}

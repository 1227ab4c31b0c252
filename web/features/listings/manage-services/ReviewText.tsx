import type { ReviewState } from "#domain/services/listing.ts";
import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import styles from "./ReviewText.module.css";
import type { ManagedRow } from "./use-managed.ts";

/** Roles that do not see what is pending see whether a service is public. */
function toReviewState({ reviewState, isApproved }: ManagedRow["service"]): ReviewState {
  return reviewState ?? (isApproved ? "PUBLIC" : "WAITING");
}

/** Public state of a service, in a cell: the usual state is quiet. */
export function ReviewText({ service, text }: Pick<ManagedRow, "service"> & { text: ManageServicesWords }) {
  const state = toReviewState(service);
  return (
    <>
      <span className={STYLES[state]}>{text.states[state]}</span>
      {service.ownerLostAt != null && <span className={styles.note}>{text.ownerless}</span>}
      {state === "REFUSED" && service.refusalReason != null && (
        <span className={`${styles.note} ${styles.reason}`}>{service.refusalReason}</span>
      )}
    </>
  );
}

/** Describes the review state in sentences, with the next step (rule manage-services 3). */
export function ReviewSentences({
  service,
  text,
}: Pick<ManagedRow, "service"> & { text: ManageServicesWords }) {
  const { viewer } = useApp();
  const { refusalReason, ownerLostAt, user } = service;
  const state = toReviewState(service);
  const isOwn = viewer !== null && user === viewer.id;
  return (
    <div className={styles.review}>
      {state === "REFUSED" ? (
        <>
          <p className={styles.refused}>{text.refused}</p>
          {refusalReason != null && <p>{text.reason(refusalReason)}</p>}
          <p>{text.editAfterRefusal}</p>
        </>
      ) : (
        <p className={state === "WAITING" ? styles.pending : styles.quiet}>
          {state === "WAITING" ? text.notApproved : text.approved}
        </p>
      )}
      {state === "WAITING" && isOwn && (
        <>
          <p>{text.waits}</p>
          <p>
            {text.waitsLong} <Link href={PUBLIC_PAGES.feedback.path}>{text.writeToUs}</Link>
          </p>
        </>
      )}
      {state === "EDIT_WAITING" && <p className={styles.pending}>{text.editWaits}</p>}
      {ownerLostAt != null && <p className={styles.pending}>{text.ownerLost}</p>}
    </div>
  );
}

const STYLES: Readonly<Record<ReviewState, string | undefined>> = {
  PUBLIC: styles.quiet,
  EDIT_WAITING: styles.pending,
  WAITING: styles.pending,
  REFUSED: styles.refused,
};

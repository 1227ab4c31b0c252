import { useEffect, useRef } from "react";
import { hasDoorRules } from "#domain/services/has-door-rules.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { FixedOffer } from "./FixedOffer.tsx";
import type { FormWords } from "./form-words.ts";
import own from "./SavedPanel.module.css";
import styles from "./ServiceForm.module.css";
import { type LineName, listSummaryLines } from "./summary-lines.ts";

/** Says after a save what is public now, and what waits. */
export function SavedPanel({
  saved,
  isNew,
  published,
  words,
  onAnother,
}: {
  saved: ServiceForViewer;
  isNew: boolean;
  /** Lines that this save made public. */
  published: readonly LineName[];
  words: FormWords;
  onAnother: () => void;
}) {
  const { done } = words.form;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo(0, 0);
  }, []);
  const pending = saved.isApproved ? listSummaryLines(saved.pending?.changed ?? []) : [];
  const isPublic = saved.isApproved;
  const unsaid = isNew ? unsaidIn(saved) : [];
  return (
    <div className={styles.done}>
      <Icon name={isPublic && pending.length === 0 ? "check" : "clock"} className={styles.big} />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {headline()}
      </h2>
      {!isPublic && (
        <p>
          {done.reviewLasts} <Link href={PUBLIC_PAGES.feedback.path}>{words.form.failures.writeToUs}</Link>
        </p>
      )}
      {pending.length > 0 && published.length > 0 && (
        <Names title={done.editMixed} names={published} words={words} />
      )}
      {pending.length > 0 && (
        <Names title={published.length > 0 ? done.alsoPending : null} names={pending} words={words} />
      )}
      {unsaid.length > 0 && (
        <div>
          <p className={styles.label}>{isPublic ? done.rest.title : done.rest.titleWaiting}</p>
          <dl className={own.rest}>
            {unsaid.map((name) => {
              const [what, visitorsRead] = done.rest.meanwhile[name];
              return (
                <div key={name}>
                  <dt>{what}</dt>
                  <dd>{visitorsRead}</dd>
                </div>
              );
            })}
          </dl>
        </div>
      )}
      <FixedOffer serviceId={saved.id} words={done} />
      <p className={styles.buttons}>
        <Link href={`/services/${saved.id}`} className={buttons.primary}>
          {done.see}
        </Link>
        <Link href={WORK_PAGES.manageServices.path} className={buttons.outlined}>
          {done.manage}
        </Link>
        {isNew && (
          <Link
            href={`${WORK_PAGES.editService.path.replace(":id", saved.id)}?step=entry`}
            className={buttons.outlined}
          >
            {done.rest.add}
          </Link>
        )}
        {isNew && (
          <Link href={WORK_PAGES.addService.path} className={buttons.outlined} onClick={onAnother}>
            {done.another}
          </Link>
        )}
      </p>
    </div>
  );

  function headline(): string {
    if (!isPublic) return done.newPending;
    if (isNew) return done.newPublic;
    if (pending.length > 0) return published.length > 0 ? done.toast.edit : done.editPending;
    return done.editPublic;
  }
}

/** Lists the facts that a new service does not state yet. */
function unsaidIn(service: ServiceForViewer): readonly ("rules" | "pets" | "cost" | "spanish")[] {
  const { isLowBarrier, isAllowedPets, cost, requiredDocuments } = service;
  return [
    ...(isLowBarrier === null && !hasDoorRules(service) ? (["rules"] as const) : []),
    ...(isAllowedPets === null ? (["pets"] as const) : []),
    ...((cost ?? requiredDocuments) === null ? (["cost"] as const) : []),
    ...(service.serviceSummaryEs === null ? (["spanish"] as const) : []),
  ];
}

function Names({
  title,
  names,
  words,
}: {
  title: string | null;
  names: readonly LineName[];
  words: FormWords;
}) {
  return (
    <div>
      {title !== null && <p className={styles.label}>{title}</p>}
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>{words.form.labels[name]}</li>
        ))}
      </ul>
    </div>
  );
}

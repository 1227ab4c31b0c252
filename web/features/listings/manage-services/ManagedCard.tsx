import type { DayClosingsWords } from "#words/compiled/listings/day-closings.ts";
import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { servicePath } from "../../../base/pages/home-query.ts";
import { ago } from "../../../base/service-card/ago.ts";
import { inLanguage } from "../../../base/service-card/card.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { DeletedRow } from "../../../base/ui/DeletedRow.tsx";
import { Icon } from "../../../base/ui/Icon.tsx";
import list from "../../../base/ui/list-page.module.css";
import { DayClosingTool } from "../day-closings/DayClosingTool.tsx";
import { ConfirmedAge } from "./ConfirmedAge.tsx";
import { hasBeds, ManagedBeds } from "./ManagedBeds.tsx";
import styles from "./ManagedCard.module.css";
import { ManagedStatus } from "./ManagedStatus.tsx";
import { ReviewSentences } from "./ReviewText.tsx";
import { RowMenu } from "./RowMenu.tsx";
import type { RowCommands } from "./row-commands.ts";
import type { ManagedRow } from "./use-managed.ts";
import { isSelectable, type Selection } from "./use-selection.ts";

/** A service as its maintainers see it: its state, and the actions they may take. */
export function ManagedCard({
  row: { service, isDeleted, isJustDeleted },
  now,
  text,
  today,
  selection,
  onConfirm,
  onDelete,
  onStatus,
  onUndo,
}: RowCommands & {
  row: ManagedRow;
  /** Epoch milliseconds. */
  now: number;
  text: ManageServicesWords;
  today: DayClosingsWords;
  selection: Selection;
}) {
  const { words, language } = useApp();
  const { id, name, may } = service;
  if (isDeleted) return <DeletedRow name={name} isJustDeleted={isJustDeleted} text={text} onUndo={onUndo} />;
  const summary = inLanguage(language, service, "serviceSummary").text;
  return (
    <li className={selection.has(id) ? `${styles.card} ${styles.selected}` : styles.card}>
      <div className={styles.state}>
        <div className={styles.corner}>
          {isSelectable(service) && (
            <label className={list.checkbox}>
              <span className="visually-hidden">{text.selectNamed(name)}</span>
              <input type="checkbox" checked={selection.has(id)} onChange={() => selection.toggle(id)} />
            </label>
          )}
          <RowMenu service={service} text={text} onConfirm={onConfirm} onDelete={onDelete} />
        </div>
        <h2 className={list.name}>
          <Link href={servicePath(id)}>{name}</Link>
        </h2>
        {summary !== null && <p className={styles.summary}>{summary}</p>}
        <p className={styles.facts}>
          <span className={styles.city}>
            {[service.city, service.state].filter((part) => part !== "").join(", ")}
          </span>
          <ManagedStatus service={service} now={now} />
          {hasBeds(service) && (
            <span>
              {text.columns.beds}: <ManagedBeds service={service} text={text} />
            </span>
          )}
        </p>
        <ReviewSentences service={service} text={text} />
        <p className={styles.times}>
          {service.source === null
            ? text.updated(ago(words.services, Date.parse(service.updatedAt), now))
            : text.copiedFrom(service.source.name, service.source.asOf)}
        </p>
        <p className={styles.times}>
          {service.verifiedAt !== null && `${text.columns.confirmed}: `}
          <ConfirmedAge verifiedAt={service.verifiedAt} never={text.neverVerified} now={now} text={text} />
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
        <DayClosingTool service={service} text={today} onChanged={onStatus} />
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
      </div>
    </li>
  );
}

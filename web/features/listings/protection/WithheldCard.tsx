import { useId, useState } from "react";
import type { PlaceDecision, WithheldPlace } from "#domain/listings/protection/protection-calls.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import type { WithheldWords } from "#words/compiled/listings/withheld.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { servicePath } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import cards from "../../../base/ui/work-cards.module.css";

/** One service: why its place is withheld, how far the decision is, and what can be done. */
export function WithheldCard({
  place,
  text,
  labels,
  onDecide,
}: {
  place: WithheldPlace;
  text: WithheldWords;
  labels: ListingsWords["labels"];
  onDecide: (decision: PlaceDecision) => void;
}) {
  const { id, name, reason, words, foundAt, naming, state, askedAt, isAskedByViewer, opensAt } = place;
  const question = reason === "EXCLUDED" ? text.askedToStay : text.asked;
  const [isHiding, setHiding] = useState(false);
  const formatDate = useFormatDate();
  const heading = useId();
  const isWithheld = state !== "PROPOSED";
  /** The question is about the whole record, not its address. */
  const isOfRecord = reason === "EXCLUDED";
  const questions: readonly (readonly [PlaceDecision, string])[] = [
    ["SHOW", isOfRecord ? text.stays : text.show],
    ["WITHHOLD", isOfRecord ? text.leave : text.withhold],
  ];
  const choices: readonly (readonly [PlaceDecision, string])[] = isWithheld
    ? [
        ...(opensAt === null && !isAskedByViewer
          ? [["OPEN", askedAt === null ? text.open : text.agree] as const]
          : []),
        ...(askedAt === null ? [] : [["KEEP", text.keep] as const]),
      ]
    : questions;
  return (
    <section className={cards.card} aria-labelledby={heading}>
      <h2 id={heading} className={cards.heading}>
        <Link href={servicePath(id)}>{name}</Link>
      </h2>
      <div className={cards.facts}>
        <span>{isWithheld ? text.hiddenNow : question}</span>
        <span>{text.reasons[reason]}</span>
        {!isOfRecord && words.map((found) => <q key={found}>{found}</q>)}
        <span>{text.found(formatDate(foundAt, false))}</span>
      </div>
      {naming.length > 0 && !isOfRecord && (
        <p>
          {text.stillNames(
            ENTERED_FIELDS.filter((field) => naming.includes(field)).map((field) => labels[field]),
          )}
        </p>
      )}
      {isWithheld && <Progress place={place} text={text} />}
      <div className={cards.buttons}>
        {choices.map(([decision, label]) => (
          <button
            key={decision}
            type="button"
            className={buttons.outlined}
            aria-describedby={heading}
            onClick={() => onDecide(decision)}
          >
            {label}
          </button>
        ))}
        {!isOfRecord && (
          <button
            type="button"
            className={buttons.outlined}
            aria-describedby={heading}
            onClick={() => setHiding(true)}
          >
            {text.hide}
          </button>
        )}
      </div>
      {isHiding && (
        <ConfirmDialog
          question={text.hideQuestion(name)}
          hint={text.hideHint}
          yes={text.hideYes}
          no={text.no}
          onCancel={() => setHiding(false)}
          onConfirm={() => {
            setHiding(false);
            onDecide("HIDE");
          }}
        />
      )}
    </section>
  );
}

function Progress({
  place: { askedAt, isAskedByViewer, opensAt, hasOwner },
  text,
}: {
  place: WithheldPlace;
  text: WithheldWords;
}) {
  const formatDate = useFormatDate();
  if (opensAt !== null) return <p>{text.opens(formatDate(opensAt, true))}</p>;
  if (askedAt === null) return null;
  if (isAskedByViewer) return <p>{hasOwner ? text.askedByYou : text.askedByYouAlone}</p>;
  return <p>{text.askedByOther(formatDate(askedAt, true))}</p>;
}

import { type FunctionComponent, useState } from "react";
import { Link } from "wouter";
import type { ServiceForViewer } from "#domain/listings/listing.ts";
import type { HistoryWords } from "#domain/words/en/history.ts";
import type { Language } from "#domain/words/language.ts";
import { callApi } from "../../calls/call-api.ts";
import { servicePath } from "../../paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import press from "../../ui/press.module.css";
import { useVisit } from "../../visit/visit.tsx";
import { useTellRefusal } from "../kept-rows/use-tell-refusal.ts";
import { fieldWords, loadFieldWords } from "../listing-fields/field-words.ts";
import { toldFields } from "../listing-fields/told-fields.ts";
import type { FieldWords } from "../listing-fields/value-text.ts";
import { ServiceHistory } from "./ServiceHistory.tsx";
import styles from "./ServiceTools.module.css";

export interface ServiceToolsProps {
  service: ServiceForViewer;
  /** The facts were confirmed, or changed: the page asks anew. */
  onChanged: () => void;
}

/** On the page of a service, for those who keep it. */
function ServiceTools({
  service,
  onChanged,
  text,
  fieldWords,
}: ServiceToolsProps & {
  text: HistoryWords;
  fieldWords: (services: FieldWords["services"]) => FieldWords;
}) {
  const { words, tell } = useVisit();
  const tellRefusal = useTellRefusal(text);
  const [isOpen, setOpen] = useState(false);
  const { id, may, reviewState, refusalReason, pending } = service;
  const told = fieldWords(words.services);
  const confirm = async () => {
    const answer = await callApi("POST /services/{id}/confirm", { params: { id } });
    if (!answer.ok) return tellRefusal(answer.problem);
    tell({ kind: "success", text: text.confirmed });
    onChanged();
  };
  return (
    <section className={styles.tools} aria-label={text.tools}>
      {reviewState === "WAITING" && <p className={styles.note}>{text.notPublic}</p>}
      {reviewState === "REFUSED" && refusalReason != null && (
        <p className={styles.note}>{text.refused(refusalReason)}</p>
      )}
      {pending != null && (
        <p className={styles.note}>
          {text.editWaits(
            toldFields(pending.changed)
              .map((field) => told.fields.labels[field])
              .join(", "),
          )}
        </p>
      )}
      <div className={styles.presses}>
        {may.edit && (
          <Link href={`${servicePath(id)}/edit`} className={press.press}>
            {text.edit}
          </Link>
        )}
        {may.confirm && (
          <button type="button" className={press.press} onClick={() => void confirm()}>
            <Icon name="check" />
            {text.stillRight}
          </button>
        )}
        {may.edit && (
          <button
            type="button"
            className={press.quiet}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {text.show}
          </button>
        )}
      </div>
      {isOpen && <ServiceHistory id={id} text={text} words={told} />}
    </section>
  );
}

/** The tools with the words of one language. */
export async function loadServiceTools(language: Language): Promise<FunctionComponent<ServiceToolsProps>> {
  const [{ history: text }, fields] = await Promise.all([
    language === "es" ? import("#domain/words/es/history.ts") : import("#domain/words/en/history.ts"),
    loadFieldWords(language),
  ]);
  return (props) => (
    <ServiceTools {...props} text={text} fieldWords={(services) => fieldWords(fields, services, language)} />
  );
}

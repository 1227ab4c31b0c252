import { type FunctionComponent, useEffect, useRef, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { statesUnreadClosing } from "#domain/services/unread-closing.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { HistoryWords } from "#words/compiled/history/history.ts";
import type { DayClosingsWords } from "#words/compiled/listings/day-closings.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import { servicePath } from "../../base/pages/home-query.ts";
import { PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Icon } from "../../base/ui/Icon.tsx";
import { useFailureToast } from "../../base/ui/use-failure-toast.ts";
import { DayClosingTool } from "../listings/day-closings/DayClosingTool.tsx";
import { displayedFields } from "../listings/displayed-fields.ts";
import { fieldWords, loadFieldWords } from "../listings/field-words.ts";
import type { FieldWords } from "../listings/value-text.ts";
import { IntakeTool } from "./IntakeTool.tsx";
import { ServiceFacts } from "./ServiceFacts.tsx";
import { ServiceHistory } from "./ServiceHistory.tsx";
import styles from "./ServiceTools.module.css";

export interface ServiceToolsProps {
  service: ServiceForViewer;
  /** The facts were confirmed or changed: the page loads them again. */
  onChanged: () => void;
}

/** Sections below the tools that an address opens by its hash. */
const SECTIONS: Readonly<Record<string, "history" | "facts">> = { "#history": "history", "#facts": "facts" };

/** Tools on the page of a service, for people who maintain it. */
function ServiceTools({
  service,
  onChanged,
  text,
  today,
  fieldWords,
}: ServiceToolsProps & {
  text: HistoryWords;
  today: DayClosingsWords;
  fieldWords: (services: FieldWords["services"]) => FieldWords;
}) {
  const { words, viewer, showToast } = useApp();
  const showFailure = useFailureToast(text);
  const [section, setSection] = useState<"history" | "facts" | null>(null);
  const { id, may, reviewState, refusalReason, pending } = service;
  const texts = fieldWords(words.services);
  const tools = useRef<HTMLElement>(null);
  useEffect(() => {
    const named = SECTIONS[location.hash];
    if (named === undefined) return;
    setSection(named);
    tools.current?.scrollIntoView();
  }, []);
  const confirm = async () => {
    const answer = await callApi("POST /services/{id}/confirm", { params: { id } });
    if (!answer.ok) return showFailure(answer.problem);
    showToast({ kind: "success", text: text.confirmed });
    onChanged();
  };
  const confirmHours = async () => {
    const answer = await callApi("POST /services/{id}/hours/confirm", { params: { id } });
    if (!answer.ok) return showFailure(answer.problem);
    showToast({ kind: "success", text: answer.reply.isPublic ? text.hoursConfirmed : text.hoursWait });
    onChanged();
  };
  return (
    <section ref={tools} className={styles.tools} aria-label={text.tools}>
      {reviewState === "WAITING" && (
        <p className={styles.note}>
          {text.notPublic}{" "}
          {viewer?.id === service.user && (
            <>
              {text.reviewComes} <Link href={PUBLIC_PAGES.feedback.path}>{text.writeToUs}</Link>
            </>
          )}
        </p>
      )}
      {reviewState === "REFUSED" && refusalReason != null && (
        <p className={styles.note}>{text.refused(refusalReason)}</p>
      )}
      {pending != null && (
        <p className={styles.note}>
          {text.editWaits(
            displayedFields(pending.changed)
              .map((field) => texts.fields.labels[field])
              .join(", "),
          )}
        </p>
      )}
      <div className={styles.buttons}>
        {may.edit && (
          <Link href={`${servicePath(id)}/edit`} className={buttons.outlined}>
            {text.edit}
          </Link>
        )}
        {may.confirm && (
          <button type="button" className={buttons.outlined} onClick={() => void confirm()}>
            <Icon name="check" />
            {text.stillRight}
          </button>
        )}
        {may.edit && statesUnreadClosing(service) && (
          <button type="button" className={buttons.outlined} onClick={() => void confirmHours()}>
            <Icon name="check" />
            {text.hoursAreRight}
          </button>
        )}
        {may.edit && (
          <>
            <DayClosingTool service={service} text={today} onChanged={onChanged} />
            <IntakeTool service={service} text={text} onChanged={onChanged} />
            <button
              type="button"
              className={buttons.quiet}
              aria-expanded={section === "history"}
              onClick={() => setSection(section === "history" ? null : "history")}
            >
              {text.show}
            </button>
            <button
              type="button"
              className={buttons.quiet}
              aria-expanded={section === "facts"}
              onClick={() => setSection(section === "facts" ? null : "facts")}
            >
              {text.facts.show}
            </button>
          </>
        )}
      </div>
      {section === "history" && <ServiceHistory id={id} text={text} words={texts} onChanged={onChanged} />}
      {section === "facts" && <ServiceFacts id={id} text={text} words={texts} />}
    </section>
  );
}

/** The tools with the words of one language. */
export async function loadServiceTools(language: Language): Promise<FunctionComponent<ServiceToolsProps>> {
  const [{ history: text }, { dayClosings: today }, fields] = await Promise.all([
    loadWords(language, {
      en: () => import("#words/compiled/en/history/history.ts"),
      es: () => import("#words/compiled/es/history/history.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/listings/day-closings.ts"),
      es: () => import("#words/compiled/es/listings/day-closings.ts"),
    }),
    loadFieldWords(language),
  ]);
  return (props) => (
    <ServiceTools
      {...props}
      text={text}
      today={today}
      fieldWords={(services) => fieldWords(fields, services, language)}
    />
  );
}

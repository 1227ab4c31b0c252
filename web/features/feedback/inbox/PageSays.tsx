import { useCallback, useEffect, useState } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import type { HoursView } from "../../../base/service-card/hours-view.ts";
import { loadHoursView } from "../../../base/service-card/load-hours-view.ts";
import styles from "./PageSays.module.css";

/**
 * What the service's page says about the most common questions, beside the visitor's question, so that the answer
 * agrees with it. The lines are the same for every question, whose text is not interpreted (rule feedback 38).
 */
export function PageSays({ serviceId, text }: { serviceId: string; text: FeedbackInboxWords }) {
  const { language } = useApp();
  const load = useCallback(
    () => callApi("GET /services/{id}", { params: { id: serviceId }, query: { lang: language } }),
    [serviceId, language],
  );
  const { reply: service } = useCall(load);
  const opening = useOpening(service);
  // A question can be answered without them too.
  if (service === null || opening === null) return null;
  return <Facts service={service} opening={opening} text={text} />;
}

function Facts({
  service,
  opening,
  text,
}: {
  service: PublicService;
  opening: readonly string[];
  text: FeedbackInboxWords;
}) {
  const { words } = useApp();
  const { says } = text;
  const told = (value: boolean | null, answers: { yes: string; no: string }) =>
    value === null ? says.callToAsk : value ? answers.yes : answers.no;
  const welcome = service.category.filter((category) => category !== "PETS_ALLOWED");
  const names = (welcome.includes("ALL") ? (["ALL"] as const) : welcome).map(
    (category) => words.services.categories[category],
  );
  return (
    <section aria-label={says.title} className={styles.says}>
      <h3 className={styles.title}>{says.title}</h3>
      <dl className={styles.facts}>
        <dt>{says.hours}</dt>
        {opening.length === 0 && <dd>{says.callToAsk}</dd>}
        {opening.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
        <dt>{says.welcome}</dt>
        <dd>{names.length === 0 ? says.callToAsk : names.join(", ")}</dd>
        <dt>{says.pets.name}</dt>
        <dd>{told(service.isAllowedPets, says.pets)}</dd>
        <dt>{says.id.name}</dt>
        <dd>{told(service.asksForId, says.id)}</dd>
      </dl>
    </section>
  );
}

/** Lines such as "Mon–Fri: 9:00 AM – 5:00 PM"; empty where visitors have to ask, null until they have loaded. */
function useOpening(service: PublicService | null): readonly string[] | null {
  const { language } = useApp();
  const now = useNow();
  const [shown, setShown] = useState<{ of: PublicService; view: HoursView } | null>(null);
  const view = shown !== null && shown.of === service ? shown.view : null;
  const isOver = view === null || now >= view.until;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is computed again once it is over, not each minute.
  useEffect(() => {
    if (service === null || !isOver) return;
    const loading = loadHoursView(service, language, now).catch(() => null);
    return whenResolved(loading, (loaded) => {
      if (loaded !== null) setShown({ of: service, view: loaded });
    });
  }, [service, language, isOver]);
  if (view === null) return null;
  return view.isToAsk
    ? []
    : view.opening.map(({ days, times }) => (times === "" ? days : `${days}: ${times}`));
}

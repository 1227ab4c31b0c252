import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { servicePath } from "../../../base/pages/home-query.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { NotYourService } from "../../accounts/permissions/NotYourService.tsx";
import { editChanges } from "./edit-changes.ts";
import { type FormValues, initialValues } from "./form-values.ts";
import type { FormWords } from "./form-words.ts";
import { PlaceQuestion } from "./PlaceQuestion.tsx";
import { SavedPanel } from "./SavedPanel.tsx";
import styles from "./ServiceForm.module.css";
import { ServiceForm } from "./ServiceForm.tsx";
import type { LineName } from "./summary-lines.ts";
import { useServiceLimit } from "./use-service-limit.ts";

export interface ServiceFormPageProps {
  /** Null: a new service. */
  id: string | null;
  /** Shown where the service does not exist. */
  notFound: ReactNode;
}

type Loading = "loading" | "missing" | { service: ServiceForViewer } | { isNetwork: boolean };

/** `/add_service` and `/services/{id}/edit` (rules service-form 1–5). */
export function ServiceFormPage({
  id,
  notFound,
  words: formWords,
}: ServiceFormPageProps & { words: Omit<FormWords, "services"> }) {
  const { viewer, words: commonWords } = useApp();
  const words = useMemo(() => ({ ...formWords, services: commonWords.services }), [formWords, commonWords]);
  const title = id === null ? words.form.titles.add : words.form.titles.edit;
  const [loaded, setLoaded] = useState<Loading>("loading");
  const [attempt, setAttempt] = useState(0);
  const isFull = useServiceLimit(viewer, id === null);
  useTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` begins again.
  useEffect(() => {
    if (id === null) return;
    setLoaded("loading");
    const input = { params: { id }, query: { lang: words.language } };
    return whenResolved(callApi("GET /services/{id}", input), (answer) => {
      if (answer.ok) setLoaded({ service: answer.reply });
      else if (answer.problem.code === 404 || answer.problem.code === 400) setLoaded("missing");
      else setLoaded({ isNetwork: answer.problem.message === "" });
    });
  }, [id, words.language, attempt]);

  if (loaded === "missing") return notFound;
  const service = typeof loaded === "object" && "service" in loaded ? loaded.service : null;
  const failure = typeof loaded === "object" && "isNetwork" in loaded ? loaded : null;
  const isReady = viewer !== null && isFull === false && (id === null || service !== null);
  return (
    <Shell header={<PageHeader title={title} />} hasTabs={false} isBare>
      <main id="content" tabIndex={-1} className={styles.page} aria-busy={!isReady && isFull !== true}>
        <h1 className="visually-hidden">{title}</h1>
        {!isReady && isFull !== true && failure === null && (
          <p role="status" className={styles.loading}>
            {commonWords.shell.loading}
          </p>
        )}
        {isReady && service !== null && !service.may.edit && (
          <NotYourService id={service.id} name={service.name} />
        )}
        {isReady && service?.may.edit === true && (
          <p className={styles.origins}>
            <Link href={`${servicePath(service.id)}#facts`}>{words.form.facts}</Link>
          </p>
        )}
        {isReady && service?.may.edit === true && service.isProtected && (
          <PlaceQuestion id={service.id} words={words} onHidden={() => setAttempt((count) => count + 1)} />
        )}
        {isReady && (service === null || service.may.edit) && (
          <FormOrConfirmation service={service} viewer={viewer} words={words} />
        )}
        {isFull === true && (
          <div className={styles.done}>
            <h2 className={styles.title}>{words.form.failures.maxLimit}</h2>
            <p>{words.form.failures.maxLimitHint}</p>
            <p className={styles.buttons}>
              <Link href={WORK_PAGES.manageServices.path} className={buttons.primary}>
                {words.form.done.manage}
              </Link>
              <Link href={PUBLIC_PAGES.feedback.path} className={buttons.outlined}>
                {words.form.failures.writeToUs}
              </Link>
            </p>
          </div>
        )}
        {failure !== null && (
          <WorkFailure isNetwork={failure.isNetwork} onRetry={() => setAttempt((count) => count + 1)} />
        )}
      </main>
    </Shell>
  );
}

interface Saved {
  saved: ServiceForViewer;
  published: readonly LineName[];
}

function FormOrConfirmation({
  service,
  viewer,
  words,
}: {
  service: ServiceForViewer | null;
  viewer: PageViewer;
  words: FormWords;
}) {
  const { showToast } = useApp();
  const [path, navigate] = useLocation();
  const [done, setDone] = useState<Saved | null>(null);
  if (done !== null) {
    return <SavedPanel {...done} isNew={service === null} words={words} onAnother={() => setDone(null)} />;
  }
  return (
    <ServiceForm
      service={service}
      viewer={viewer}
      words={words}
      onSaved={(saved, values) => {
        showToast({ kind: "success", text: words.form.done.toast[service === null ? "add" : "edit"] });
        // The step belongs to what was sent.
        navigate(path, { replace: true });
        setDone({ saved, published: publishedBy(service, values, viewer) });
      }}
    />
  );
}

/** Lists the lines that this save made public, where the service was public before. */
function publishedBy(service: ServiceForViewer | null, values: FormValues, viewer: PageViewer): LineName[] {
  if (service === null || !service.isApproved) return [];
  return editChanges(service, initialValues(service, viewer), values, viewer, service.timeZone).immediate;
}

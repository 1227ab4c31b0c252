import type { ComponentType } from "react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { PageCalls } from "#domain/contract/page-rendering.ts";
import { TUTORIAL_PATH } from "#domain/introduce/first-visit.ts";
import { staticPageAt } from "#domain/static-pages/static-page-paths.ts";
import { askPosition, knownPosition } from "./browser/position.ts";
import { writeCookie } from "./browser/write-cookie.ts";
import { crisisLinesPage } from "./features/crisis-lines/crisis-lines-on-demand.ts";
import { notFoundPage } from "./features/dead-ends/dead-ends-on-demand.ts";
import { favouritesPage } from "./features/favourites/favourites-on-demand.ts";
import { feedbackPage } from "./features/feedback/feedback-page-on-demand.ts";
import { watchWaiting } from "./features/feedback/watch-waiting.ts";
import { homePage } from "./features/home/home-page-on-demand.ts";
import { introducePages } from "./features/introduce/introduce-on-demand.ts";
import type { ServicePageProps } from "./features/service/ServicePage.tsx";
import { staticPage } from "./features/static-pages/static-page-on-demand.ts";
import type { DocumentData } from "./page-data.ts";
import type { Remembered } from "./paths.ts";
import { CRISIS_LINES_PATH, FAVOURITES_PATH, FEEDBACK_PATH, serviceIdOf } from "./routes.ts";
import { ComingPage } from "./shell/ComingPage.tsx";
import { HomeHeader } from "./shell/Header.tsx";
import { Messages } from "./shell/Messages.tsx";
import { panels } from "./shell/panels-on-demand.ts";
import { Shell } from "./shell/Shell.tsx";
import { Failure } from "./ui/Failure.tsx";
import { PartOnDemand } from "./ui/on-demand.tsx";
import { placeCookie, rememberedCookies } from "./visit/cookies.ts";
import type { Message, PanelName, Visit } from "./visit/visit.tsx";
import { useVisit, VisitContext } from "./visit/visit.tsx";
import type { VisitorPlace } from "./visit/visitor-place.ts";
import type { Words } from "./words/words.ts";

/** A failure shows when the panel is opened. */
const preparePanels = () => void panels.prepare().catch(() => {});

export interface AppProps {
  data: DocumentData;
  words: Words;
  calls: PageCalls;
  /** Loaded where the page needs it: the list comes without it. */
  ServicePage: ComponentType<ServicePageProps>;
}

/** The visit and its pages. The server renders the same as the browser's first rendering. */
export function App({ data, words, calls, ServicePage }: AppProps) {
  const [alive, setAlive] = useState(false);
  const [panel, openPanel] = useState<PanelName | null>(data.visit.show);
  const [place, setPlace] = useState(data.visit.place);
  const [remembered, setRemembered] = useState(data.visit.remembered);
  const [message, tell] = useState<Message | null>(null);
  useEffect(() => setAlive(true), []);
  useEffect(() => watchWaiting(data.visit.language, tell), [data.visit.language]);

  const choosePlace = useCallback((next: VisitorPlace | null) => {
    writeCookie(placeCookie(next));
    setPlace(next);
  }, []);
  const remember = useCallback((next: Remembered) => {
    for (const cookie of rememberedCookies(next)) writeCookie(cookie);
    setRemembered((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
  }, []);
  useEffect(() => {
    // Somebody who agreed to be found before is asked once more in a new session.
    if (data.visit.place?.kind !== "here" || knownPosition() !== null) return;
    void askPosition().then((position) => position !== null && choosePlace(position));
  }, [data, choosePlace]);

  const visit = useMemo<Visit>(
    () => ({
      ...data.visit,
      words,
      calls,
      alive,
      panel,
      openPanel,
      preparePanels,
      place,
      choosePlace,
      remembered,
      remember,
      tell,
    }),
    [data, words, calls, alive, panel, place, choosePlace, remembered, remember],
  );
  return (
    <VisitContext value={visit}>
      <Messages message={message} onDone={() => tell(null)} />
      <Page data={data} ServicePage={ServicePage} />
    </VisitContext>
  );
}

function Page({ data, ServicePage }: Pick<AppProps, "data" | "ServicePage">) {
  const [path] = useLocation();
  const { page } = data;
  const { words } = useVisit();
  const serviceId = serviceIdOf(path);
  if (path === "/") {
    return (
      <Shell header={<HomeHeader />} hasTabs>
        <PartOnDemand
          of={homePage}
          props={{ first: page.page === "home" ? page : null }}
          instead={(isFailed, retry) => (
            <main id="content" tabIndex={-1} aria-busy={!isFailed}>
              {isFailed && <Failure isNetwork onRetry={retry} />}
            </main>
          )}
        />
      </Shell>
    );
  }
  if (serviceId !== null) {
    return <ServicePage key={serviceId} id={serviceId} first={page.page === "service" ? page.data : null} />;
  }
  if (path === CRISIS_LINES_PATH) {
    return (
      <PartOnDemand
        key={path}
        of={crisisLinesPage}
        props={{ first: page.page === "crisisLines" ? page.data : null }}
        instead={(isFailed, retry) => (
          <ComingPage title={words.shell.crisisLines} isFailed={isFailed} onRetry={retry} />
        )}
      />
    );
  }
  if (path === FAVOURITES_PATH) {
    return (
      <PartOnDemand
        key={path}
        of={favouritesPage}
        props={{}}
        instead={(isFailed, retry) => (
          <ComingPage title={words.favourites.title} isFailed={isFailed} onRetry={retry} />
        )}
      />
    );
  }
  if (path === FEEDBACK_PATH) {
    return (
      <PartOnDemand
        key={path}
        of={feedbackPage}
        props={{}}
        instead={(isFailed, retry) => (
          <ComingPage title={words.shell.feedback} isFailed={isFailed} onRetry={retry} />
        )}
      />
    );
  }
  if (path === TUTORIAL_PATH) {
    return (
      <PartOnDemand
        key={path}
        of={introducePages[data.visit.language]}
        props={{ goal: page.page === "introduce" ? page.goal : null }}
        instead={(isFailed, retry) => (
          <ComingPage title={words.shell.tutorial} isFailed={isFailed} onRetry={retry} />
        )}
      />
    );
  }
  const code = staticPageAt(path);
  if (code !== null) {
    return (
      <PartOnDemand
        key={code}
        of={staticPage}
        props={{ code, first: page.page === "static" && page.data.code === code ? page.data : null }}
        instead={(isFailed, retry) => (
          <ComingPage title={words.shell.product} isFailed={isFailed} onRetry={retry} />
        )}
      />
    );
  }
  return <PartOnDemand key="notFound" of={notFoundPage} props={{}} />;
}

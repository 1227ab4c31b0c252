import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { CallApi } from "#domain/contract/call-api.ts";
import { askPosition, knownPosition } from "./browser/position.ts";
import { writeCookie } from "./browser/write-cookie.ts";
import { watchWaiting } from "./features/feedback/watch-waiting.ts";
import type { DocumentData } from "./page-data.ts";
import { pageAt } from "./pages.tsx";
import type { Remembered } from "./paths.ts";
import { Messages } from "./shell/Messages.tsx";
import { panels } from "./shell/panels-on-demand.ts";
import { placeCookie, rememberedCookies } from "./visit/cookies.ts";
import { takeMessage } from "./visit/kept-message.ts";
import type { Message, PanelName, Visit } from "./visit/visit.tsx";
import { useVisit, VisitContext } from "./visit/visit.tsx";
import type { VisitorPlace } from "./visit/visitor-place.ts";
import type { Words } from "./words/words.ts";

/** A failure shows when the panel is opened. */
const preparePanels = () => void panels.prepare().catch(() => {});

export interface AppProps {
  data: DocumentData;
  words: Words;
  callApi: CallApi;
}

/** The visit and its pages. The server renders the same as the browser's first rendering. */
export function App({ data, words, callApi }: AppProps) {
  const [alive, setAlive] = useState(false);
  const [panel, openPanel] = useState<PanelName | null>(data.visit.show);
  const [place, setPlace] = useState(data.visit.place);
  const [viewer, setViewer] = useState(data.visit.viewer);
  const [remembered, setRemembered] = useState(data.visit.remembered);
  const [message, tell] = useState<Message | null>(null);
  useEffect(() => {
    setAlive(true);
    tell(takeMessage());
  }, []);
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
      viewer,
      setViewer,
      words,
      callApi,
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
    [data, viewer, words, callApi, alive, panel, place, choosePlace, remembered, remember],
  );
  return (
    <VisitContext value={visit}>
      <Messages message={message} onDone={() => tell(null)} />
      <Page data={data} />
    </VisitContext>
  );
}

function Page({ data }: Pick<AppProps, "data">) {
  const [path] = useLocation();
  const firstPath = useRef(path);
  const { words, language } = useVisit();
  const isMissing = data.page.page === "notFound" && path === firstPath.current;
  return pageAt(path, isMissing).at(path)?.(language, words, data.page);
}

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { CallApi } from "#domain/contract/call-api.ts";
import { askPosition, knownPosition } from "./browser/position.ts";
import { writeCookie } from "./browser/write-cookie.ts";
import { watchWaiting } from "./features/feedback/watch-waiting.ts";
import type { DocumentData } from "./page-data.ts";
import { Page } from "./pages/Page.tsx";
import { panels } from "./parts.tsx";
import type { Remembered } from "./paths.ts";
import { Messages } from "./shell/Messages.tsx";
import { placeCookie, rememberedCookies } from "./visit/cookies.ts";
import { takeMessage } from "./visit/kept-message.ts";
import type { Message, PanelName, Visit } from "./visit/visit.tsx";
import { VisitContext } from "./visit/visit.tsx";
import type { VisitorPlace } from "./visit/visitor-place.ts";
import type { Words } from "./words/words.ts";

/** A failure is told when a panel is opened. */
const preparePanels = () => void panels.prepare().catch(() => {});

export interface AppProps {
  data: DocumentData;
  words: Words;
  callApi: CallApi;
  /** In the browser: after the first effects. */
  onInteractive?: () => void;
}

/** The visit and its pages. The server renders the same as the browser's first rendering. */
export function App({ data, words, callApi, onInteractive }: AppProps) {
  const [alive, setAlive] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(data.visit.show);
  const [panelOnItsWay, setPanelOnItsWay] = useState<PanelName | "failed" | null>(null);
  const [place, setPlace] = useState(data.visit.place);
  const [viewer, setViewer] = useState(data.visit.viewer);
  const [remembered, setRemembered] = useState(data.visit.remembered);
  const [message, tell] = useState<Message | null>(null);
  useEffect(() => {
    setAlive(true);
    tell(takeMessage());
    onInteractive?.();
  }, [onInteractive]);
  useEffect(() => watchWaiting(data.visit.language, tell), [data.visit.language]);

  const openPanel = useCallback(
    (name: PanelName | null) => {
      if (name === null || panels.loaded !== null) return setPanel(name);
      setPanelOnItsWay(name);
      panels.prepare().then(
        () => {
          setPanel(name);
          setPanelOnItsWay(null);
        },
        () => {
          tell({ kind: "error", text: words.shell.networkError });
          setPanelOnItsWay("failed");
        },
      );
    },
    [words],
  );
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
      panelOnItsWay,
      openPanel,
      preparePanels,
      place,
      choosePlace,
      remembered,
      remember,
      tell,
    }),
    [
      data,
      viewer,
      words,
      callApi,
      alive,
      panel,
      panelOnItsWay,
      openPanel,
      place,
      choosePlace,
      remembered,
      remember,
    ],
  );
  return (
    <VisitContext value={visit}>
      <Messages message={message} onDone={() => tell(null)} />
      <PageHere data={data} />
    </VisitContext>
  );
}

function PageHere({ data }: Pick<AppProps, "data">) {
  const [path] = useLocation();
  const firstPath = useRef(path);
  const isMissing = data.page.page === "notFound" && path === firstPath.current;
  return <Page path={path} isMissing={isMissing} first={data.page} />;
}

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { AppState, PanelName, Toast } from "../base/app-context/app-context.tsx";
import { AppContext, PanelContext, ToastContext } from "../base/app-context/app-context.tsx";
import { takeFlashedToast } from "../base/app-context/next-page-toast.ts";
import { useLocation } from "../base/app-context/router.tsx";
import { placeCookies, preferenceCookies } from "../base/browser/cookies.ts";
import { focusNewPage } from "../base/browser/focus-new-page.ts";
import type { VisitorPlace } from "../base/browser/visitor-place.ts";
import { writeCookie } from "../base/browser/write-cookie.ts";
import type { Preferences } from "../base/pages/home-query.ts";
import type { DocumentData } from "../base/pages/page-data.ts";
import { panels } from "../base/shell/lazy-components.tsx";
import type { Words } from "../base/words/words.ts";
import { watchOutbox } from "../features/feedback/watch-outbox.ts";
import { Page } from "./pages/Page.tsx";

/** A failure is reported when a panel is opened. */
const preloadPanels = () => void panels.preload().catch(() => {});

export interface AppProps {
  data: DocumentData;
  words: Words;
  callApi: CallApi;
  /** Runs in the browser after the first effects. */
  onInteractive?: () => void;
}

/** The visit and its pages. The server renders the same as the browser's first rendering. */
export function App({ data, words, callApi, onInteractive }: AppProps) {
  const [isHydrated, setHydrated] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(data.app.show);
  const [loadingPanel, setLoadingPanel] = useState<PanelName | "failed" | null>(null);
  const [place, setPlace] = useState(data.app.place);
  const [viewer, setViewer] = useState(data.app.viewer);
  const [preferences, setPreferences] = useState(data.app.preferences);
  const [toast, showToast] = useState<Toast | null>(null);
  const [typed, setTyped] = useState(data.app.typed ?? null);
  useEffect(() => {
    // A page in the browser's back-forward cache must not show the typed text.
    const forget = () => setTyped(null);
    addEventListener("pagehide", forget);
    return () => removeEventListener("pagehide", forget);
  }, []);
  useEffect(() => {
    setHydrated(true);
    showToast(takeFlashedToast());
    onInteractive?.();
  }, [onInteractive]);
  useEffect(() => watchOutbox(data.app.language, showToast), [data.app.language]);

  const openPanel = useCallback(
    (name: PanelName | null) => {
      if (name === null || panels.loaded !== null) return setPanel(name);
      setLoadingPanel(name);
      panels.preload().then(
        () =>
          // Flushes the state like a click handler: otherwise a slow phone would render the page once more before the
          // dialog opens.
          flushSync(() => {
            setPanel(name);
            setLoadingPanel(null);
          }),
        () => {
          showToast({ kind: "error", text: words.shell.networkError });
          setLoadingPanel("failed");
        },
      );
    },
    [words],
  );
  const choosePlace = useCallback((next: VisitorPlace | null) => {
    for (const cookie of placeCookies(next)) writeCookie(cookie);
    setPlace(next);
  }, []);
  const savePreferences = useCallback((next: Preferences) => {
    for (const cookie of preferenceCookies(next)) writeCookie(cookie);
    setPreferences((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
  }, []);
  const app = useMemo<AppState>(
    () => ({
      ...data.app,
      viewer,
      setViewer,
      words,
      callApi,
      isHydrated,
      openPanel,
      preloadPanels,
      place,
      choosePlace,
      typed,
      setTyped,
      preferences,
      savePreferences,
      showToast,
    }),
    [
      data,
      viewer,
      words,
      callApi,
      isHydrated,
      openPanel,
      place,
      choosePlace,
      typed,
      preferences,
      savePreferences,
    ],
  );
  const shownPanel = useMemo(() => ({ panel, loadingPanel }), [panel, loadingPanel]);
  // Reusing the element keeps a panel or a message from rendering every page again.
  const page = useMemo(() => <CurrentPage data={data} />, [data]);
  return (
    <AppContext value={app}>
      <PanelContext value={shownPanel}>
        <ToastContext value={toast}>{page}</ToastContext>
      </PanelContext>
    </AppContext>
  );
}

function CurrentPage({ data }: Pick<AppProps, "data">) {
  const [path] = useLocation();
  const firstPath = useRef(path);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    return focusNewPage();
  }, [path]);
  const isMissing = data.page.page === "notFound" && path === firstPath.current;
  return <Page path={path} isMissing={isMissing} initial={data.page} />;
}

import { type FunctionComponent, useEffect, useRef, useState } from "react";
import { useApp } from "../base/app-context/app-context.tsx";
import { useLocation } from "../base/app-context/router.tsx";
import { onIdle } from "../base/browser/on-idle.ts";
import { callInBackground, onSessionEnd } from "../base/calls/call-api.ts";
import { needsAccount } from "../base/pages/page-access.ts";
import { WORK_PAGES } from "../base/pages/page-table.ts";
import { preloadAccountWords } from "../base/shell/account-words.ts";
import { Lazy, lazy } from "../base/ui/lazy.tsx";
import { useMedia } from "../base/ui/use-media.ts";
import { ConfirmNotice } from "../features/accounts/account/ConfirmNotice.tsx";
import { BedsShortcut } from "../features/beds/BedsShortcut.tsx";
import { useQueuedCounts } from "../features/beds/use-queued-counts.ts";
import { MenuButtonCount } from "../features/operations/badges/MenuButtonCount.tsx";
import { pollBadges } from "../features/operations/badges/poll-badges.ts";

/** Few need it, and no one before the server has answered. */
const signInAgain = lazy(
  () => import("../features/accounts/account/SignInAgain.tsx"),
  ({ SignInAgain }) => SignInAgain,
);

/** A laptop's way to all pages of work. */
const sideBar = lazy(
  () => import("../base/shell/SideBar.tsx"),
  ({ SideBar }) => SideBar,
);

/** Above this width there is room beside a page of full width. */
const VERY_WIDE = "(min-width: 1280px)";

/** How long a page may be hidden before its session is checked again. */
const AWAY_MS = 60_000;

/**
 * Shown on every page of a signed-in person: the notice to confirm the address, the dialog for a session that expired
 * in the middle of work, and the count on the menu button.
 */
function SignedInLayer() {
  const { viewer, setViewer } = useApp();
  const [path] = useLocation();
  const isVeryWide = useMedia(VERY_WIDE);
  const [isPromptOpen, setPromptOpen] = useState(false);
  const resolvers = useRef<((isSignedIn: boolean) => void)[]>([]);
  const isAccountOnly = needsAccount(path);
  const userId = viewer?.id ?? "";

  useEffect(
    () =>
      onSessionEnd(() => {
        setPromptOpen(true);
        return new Promise((resolve) => resolvers.current.push(resolve));
      }),
    [],
  );
  // Preloads the dialog, which could not load without a network.
  useEffect(() => onIdle(() => void signInAgain.preload().catch(() => {})), []);
  // A page that comes back into sight, or back from the browser's memory, may be older than its session.
  useEffect(() => {
    let hiddenAt: number | null = null;
    const check = async () => {
      if ((await isSessionAlive(userId)) !== false) return;
      // On a page of work there may be unsent text.
      if (isAccountOnly) setPromptOpen(true);
      else setViewer(null);
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === "hidden") hiddenAt = Date.now();
      else if (hiddenAt !== null && Date.now() - hiddenAt > AWAY_MS) void check();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void check();
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    addEventListener("pageshow", onPageShow);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      removeEventListener("pageshow", onPageShow);
    };
  }, [isAccountOnly, userId, setViewer]);

  const onSignedOut = useRef(() => {});
  onSignedOut.current = () => {
    // A page of work asks to sign in again when something is to be done.
    if (!isAccountOnly) setViewer(null);
  };
  useEffect(() => (userId === "" ? undefined : pollBadges(userId, () => onSignedOut.current())), [userId]);

  useQueuedCounts(userId, path === WORK_PAGES.beds.path);

  if (viewer === null) return null;
  const finish = (isSignedIn: boolean) => {
    setPromptOpen(false);
    for (const resolve of resolvers.current.splice(0)) resolve(isSignedIn);
  };
  return (
    <>
      {isVeryWide && <Lazy component={sideBar} props={{ viewer }} />}
      <MenuButtonCount />
      {path === "/" && <BedsShortcut />}
      {!viewer.isConfirmed && <ConfirmNotice email={viewer.email} />}
      {isPromptOpen && <Lazy component={signInAgain} props={{ viewer, onDone: finish }} />}
    </>
  );
}

/** Undefined where no one could be asked. */
async function isSessionAlive(userId: string): Promise<boolean | undefined> {
  const answer = await callInBackground("GET /auth/profile");
  if (answer.ok) return answer.reply.id === userId;
  return answer.problem.code === 401 ? false : undefined;
}

/** The parts with their words. */
export async function loadSignedInLayer(): Promise<FunctionComponent<object>> {
  await preloadAccountWords();
  return SignedInLayer;
}

import { useApp } from "../app-context/app-context.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Lazy, lazy } from "../ui/lazy.tsx";
import { menuWords } from "./menu-words.ts";

const unseenPage = lazy(
  () => import("../../features/offline/UnseenPage.tsx"),
  ({ UnseenPage }) => UnseenPage,
);

/** A page of people with an account did not come; without a network, why, and two ways on that need none. */
export function WorkFailure({ isNetwork, onRetry }: { isNetwork: boolean; onRetry: () => void }) {
  const { language } = useApp();
  const failure = <Failure isNetwork={isNetwork} onRetry={onRetry} />;
  if (!isNetwork) return failure;
  return (
    <Lazy
      component={unseenPage}
      props={{ onRetry, why: menuWords(language).needsNetwork }}
      fallback={(isFailed) => isFailed && failure}
    />
  );
}

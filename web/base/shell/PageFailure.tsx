import { Failure } from "../ui/Failure.tsx";
import { Lazy, lazy } from "../ui/lazy.tsx";

/** Not in the table of such parts, which every list loads: the pages that need it are not lists. */
const unseenPage = lazy(
  () => import("../../features/offline/UnseenPage.tsx"),
  ({ UnseenPage }) => UnseenPage,
);

/** A whole page did not come; without a network, what is there all the same. */
export function PageFailure({ reason, onRetry }: { reason: "network" | "server"; onRetry: () => void }) {
  const failure = <Failure isNetwork={reason === "network"} onRetry={onRetry} />;
  if (reason === "server") return failure;
  return <Lazy component={unseenPage} props={{ onRetry }} fallback={(isFailed) => isFailed && failure} />;
}

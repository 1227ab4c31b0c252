import { unseenPage } from "../lazy-components.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Lazy } from "../ui/lazy.tsx";

/** A whole page did not come; without a network, what is there all the same. */
export function PageFailure({ reason, onRetry }: { reason: "network" | "server"; onRetry: () => void }) {
  const failure = <Failure isNetwork={reason === "network"} onRetry={onRetry} />;
  if (reason === "server") return failure;
  return <Lazy component={unseenPage} props={{ onRetry }} fallback={(isFailed) => isFailed && failure} />;
}

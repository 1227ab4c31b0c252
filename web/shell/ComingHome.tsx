import { Failure } from "../ui/Failure.tsx";

/** The list while its part is on the way, or where it did not come. */
export function ComingHome({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  return (
    <main id="content" tabIndex={-1} aria-busy={!isFailed}>
      {isFailed && <Failure isNetwork onRetry={onRetry} />}
    </main>
  );
}

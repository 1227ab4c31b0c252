import { Failure } from "../../ui/Failure.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./ComingHome.module.css";
import { ListSkeleton } from "./ListSkeleton.tsx";

/** The list while its part is on the way, in the room that it will take, or where it did not come. */
export function ComingHome({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const { shell } = useVisit().words;
  return (
    <>
      <div className={styles.bars} aria-hidden="true" />
      <main id="content" tabIndex={-1} aria-busy={!isFailed}>
        <h1 className="hear">{shell.product}</h1>
        {isFailed ? (
          <Failure isNetwork onRetry={onRetry} />
        ) : (
          <>
            <p className="hear" role="status">
              {shell.loading}
            </p>
            <ListSkeleton />
          </>
        )}
      </main>
    </>
  );
}

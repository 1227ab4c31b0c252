import { useApp } from "../../../base/app-context/app-context.tsx";
import { Failure } from "../../../base/ui/Failure.tsx";
import styles from "./HomeSkeleton.module.css";
import { ListSkeleton } from "./ListSkeleton.tsx";

/** The list while its part is on the way, in the room that it will take, or where it did not come. */
export function HomeSkeleton({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const { shell } = useApp().words;
  return (
    <>
      <div className={styles.toolbars} aria-hidden="true" />
      <main id="content" tabIndex={-1} aria-busy={!isFailed}>
        <h1 className="visually-hidden">{shell.product}</h1>
        {isFailed ? (
          <Failure isNetwork onRetry={onRetry} />
        ) : (
          <>
            <p className="visually-hidden" role="status">
              {shell.loading}
            </p>
            <ListSkeleton />
          </>
        )}
      </main>
    </>
  );
}

import { useApp } from "../../../base/app-context/app-context.tsx";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { Failure } from "../../../base/ui/Failure.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import type { MapCentre } from "../home/list-parameters.ts";
import { serviceMap } from "./lazy-list-map.tsx";
import styles from "./MapSwitch.module.css";

/** The map's pane next to the list, or in place of it; which says that it loads until it is there. */
export function MapPane({
  isMapShown,
  query,
  near,
  onSearch,
}: {
  isMapShown: boolean;
  query: HomeQuery;
  near: MapCentre | null;
  onSearch: (near: MapCentre) => void;
}) {
  const { language, words } = useApp();
  return (
    <div className={styles.pane}>
      {isMapShown && (
        <Lazy
          component={serviceMap(language)}
          props={{ query, near, onSearch }}
          fallback={(isFailed, retry) =>
            isFailed ? (
              <Failure isNetwork onRetry={retry} />
            ) : (
              <p className={styles.loading}>{words.shell.loading}</p>
            )
          }
        />
      )}
    </div>
  );
}

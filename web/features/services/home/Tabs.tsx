import type { ServiceType } from "#domain/services/enumerations.ts";
import { SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { homePath } from "../../../base/pages/home-query.ts";
import type { IconName } from "../../../base/ui/Icon.tsx";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./Tabs.module.css";

const ICONS: Record<ServiceType, IconName> = {
  FOOD: "food",
  SHELTER: "house",
  HEALTH: "health",
  RESOURCES: "box",
  WORK: "work",
};

/** The five kinds of service: under the thumb on a phone, on top of the list on a wide screen. */
export function Tabs({ query }: { query: HomeQuery }) {
  const { words } = useApp();
  return (
    <nav className={styles.tabs} aria-label={words.home.tabs}>
      <ul>
        {SERVICE_TYPES.map((tab) => (
          <li key={tab}>
            <Link
              href={homePath({ ...query, tab, need: null })}
              aria-current={query.tab === tab ? "page" : undefined}
              className={styles.tab}
              onClick={() => window.scrollTo(0, 0)}
            >
              <span className={styles.pill}>
                <Icon name={ICONS[tab]} />
              </span>
              {words.services.types[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

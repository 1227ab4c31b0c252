import { useEffect, useRef, useState } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import { whenNear } from "../../browser/when-near.ts";
import { detailMap } from "../../parts.tsx";
import { PartOnDemand } from "../../ui/on-demand.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./WhereMap.module.css";

/** How many pixels before it comes into view the map is fetched. */
const AHEAD_PX = 300;

/** Room for a service's map, which comes when it is nearly in view. Nothing where its place is not public. */
export function WhereMap({ service }: { service: PublicService }) {
  const { language } = useVisit();
  const room = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [longitude, latitude] = service.location?.coordinates ?? [];
  const isKnown = longitude !== undefined && latitude !== undefined && service.addressVisibility !== "HIDDEN";

  useEffect(() => {
    if (room.current === null || isNear) return;
    return whenNear(room.current, `${AHEAD_PX}px`, () => setNear(true));
  }, [isNear]);

  if (!isKnown) return null;
  return (
    <section ref={room} className={styles.room}>
      {isNear && (
        <PartOnDemand of={detailMap[language]} props={{ service, point: { longitude, latitude } }} />
      )}
    </section>
  );
}

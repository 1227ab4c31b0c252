import { useEffect, useRef, useState } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { onNearViewport } from "../../../base/browser/on-near-viewport.ts";
import { Lazy } from "../../../base/ui/lazy.tsx";
import styles from "./LocationMap.module.css";
import { detailMap } from "./lazy-detail-map.tsx";

/** How many pixels before it becomes visible the map is loaded. */
const PRELOAD_MARGIN_PX = 300;

/** Room for a service's map, which comes when it is nearly in view. Nothing where its place is not public. */
export function LocationMap({
  service,
  isIntakeClosed,
  className,
}: {
  service: PublicService;
  isIntakeClosed: boolean | undefined;
  className: string | undefined;
}) {
  const { language } = useApp();
  const container = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [longitude, latitude] = service.location?.coordinates ?? [];
  const isKnown = longitude !== undefined && latitude !== undefined && service.addressVisibility !== "HIDDEN";

  useEffect(() => {
    if (container.current === null || isNear) return;
    return onNearViewport(container.current, `${PRELOAD_MARGIN_PX}px`, () => setNear(true));
  }, [isNear]);

  if (!isKnown) return null;
  return (
    <section ref={container} className={`${styles.container} ${className ?? ""}`}>
      {isNear && (
        <Lazy
          component={detailMap(language)}
          props={{ service, isIntakeClosed, point: { longitude, latitude } }}
        />
      )}
    </section>
  );
}

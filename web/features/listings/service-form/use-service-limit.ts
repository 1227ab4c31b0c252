import { useEffect, useState } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";

/**
 * Whether someone has reached their limit of services (rule service-form 5), so that no one fills in a form in vain.
 * `null` until it is known; where it cannot be known, the server decides at the end.
 */
export function useServiceLimit(viewer: PageViewer | null, isNew: boolean): boolean | null {
  const isLimited = isNew && viewer !== null && getExtent(viewer.role, "createService") === "limited";
  const [isReached, setReached] = useState<boolean | null>(isLimited ? null : false);
  useEffect(() => {
    if (!isLimited) return;
    return whenResolved(isLimitReached(), setReached);
  }, [isLimited]);
  return isReached;
}

async function isLimitReached(): Promise<boolean> {
  const [profile, counts] = await Promise.all([
    callApi("GET /auth/profile"),
    callApi("POST /auth/report-notifications"),
  ]);
  return profile.ok && counts.ok && counts.reply.countManagedServices >= profile.reply.totalServices;
}

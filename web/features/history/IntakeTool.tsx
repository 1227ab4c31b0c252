import { epochOfIso, isoOfEpoch } from "#domain/base/contract/instant.ts";
import { isTimeZone } from "#domain/base/time/zone.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { intakeClosureEnd } from "#domain/services/opening-hours/intake.ts";
import type { HistoryWords } from "#words/compiled/history/history.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { callApi } from "../../base/calls/call-api.ts";
import buttons from "../../base/ui/buttons.module.css";
import { useFailureToast } from "../../base/ui/use-failure-toast.ts";

/** One press of a full desk closes intake for tonight. It ends by itself (rule ways-in 7). */
export function IntakeTool({
  service,
  text,
  onChanged,
}: {
  service: ServiceForViewer;
  text: HistoryWords;
  onChanged: () => void;
}) {
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const now = useNow();
  const closedUntil = epochOfIso(service.intakeClosedUntil ?? "");
  const isClosed = closedUntil !== null && now < closedUntil;
  const end = isClosed ? null : closureEnd(service, now);
  if (!isClosed && end === null) return null;
  const press = async () => {
    const answer = await callApi("PUT /services/{id}", {
      params: { id: service.id },
      body: { intakeClosedUntil: end === null ? null : isoOfEpoch(end) },
    });
    if (!answer.ok) return showFailure(answer.problem);
    const told = end === null ? text.intakeIsOpen : text.intakeIsClosed;
    showToast({ kind: "success", text: service.isProtected === true ? text.intakeIsNoted : told });
    onChanged();
  };
  return (
    <button type="button" className={buttons.outlined} onClick={() => void press()}>
      {isClosed ? text.openIntake : text.closeIntake}
    </button>
  );
}

/** Epoch milliseconds; null where this service has no intake tonight. */
function closureEnd(service: ServiceForViewer, now: number): number | null {
  const { type, timeZone, intakeSchedules } = service;
  if (!isTimeZone(timeZone) || (intakeSchedules.length === 0 && !type.includes("SHELTER"))) return null;
  const closeSchedules = readableEntries(service.closeSchedules, "closeSchedules");
  if (closeSchedules.some((entry) => entry.type === "PERMANENTLY_CLOSED")) return null;
  return intakeClosureEnd({ timeZone, closeSchedules }, readableEntries(intakeSchedules, "schedules"), now);
}

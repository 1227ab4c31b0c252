import { Failure } from "../../ui/Failure.tsx";
import { PartOnDemand } from "../../ui/on-demand.tsx";
import { useVisit } from "../../visit/visit.tsx";
import { messageDialog } from "./message-dialog-on-demand.ts";

/** The feedback form over the list. */
export function FeedbackPanel() {
  const { openPanel } = useVisit();
  return (
    <PartOnDemand
      of={messageDialog}
      props={{ kind: "feedback", service: null, onClose: () => openPanel(null) }}
      instead={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
    />
  );
}

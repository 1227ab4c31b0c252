import { Failure } from "../../ui/Failure.tsx";
import { type OnDemand, PartOnDemand } from "../../ui/on-demand.tsx";
import { useVisit } from "../../visit/visit.tsx";
import type { MessageDialogProps } from "./MessageDialog.tsx";

/** The feedback form over the list. */
export function FeedbackPanel({ dialog }: { dialog: OnDemand<MessageDialogProps> }) {
  const { openPanel } = useVisit();
  return (
    <PartOnDemand
      of={dialog}
      props={{ kind: "feedback", service: null, onClose: () => openPanel(null) }}
      instead={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
    />
  );
}

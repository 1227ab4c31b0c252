import { useApp } from "../../base/app-context/app-context.tsx";
import { Failure } from "../../base/ui/Failure.tsx";
import { Lazy, type LazyComponent } from "../../base/ui/lazy.tsx";
import type { MessageDialogProps } from "./MessageDialog.tsx";

/** The feedback form over the list. */
export function FeedbackPanel({ dialog }: { dialog: LazyComponent<MessageDialogProps> }) {
  const { openPanel } = useApp();
  return (
    <Lazy
      component={dialog}
      props={{ kind: "feedback", service: null, onClose: () => openPanel(null) }}
      fallback={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
    />
  );
}

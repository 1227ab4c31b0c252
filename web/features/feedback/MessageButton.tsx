import { useState } from "react";
import { PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import { messageDialog } from "../../base/shell/lazy-components.tsx";
import buttons from "../../base/ui/buttons.module.css";
import { Failure } from "../../base/ui/Failure.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import { PANEL_FORM } from "../../base/ui/PanelButton.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import type { MessageTarget } from "./message.ts";

const preload = () => void messageDialog.preload().catch(() => {});

/**
 * Opens the form to or about a service. Without scripts it leads to a page with an email address.
 */
export function MessageButton({
  kind,
  service,
  text,
}: {
  kind: "contact" | "report";
  service: MessageTarget;
  text: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="submit"
        form={PANEL_FORM}
        formAction={PUBLIC_PAGES.feedback.path}
        className={buttons.outlined}
        aria-haspopup="dialog"
        data-replay=""
        onPointerDown={preload}
        onFocus={preload}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <SvgIcon name="mail" />
        {text}
      </button>
      {isOpen && (
        <Lazy
          component={messageDialog}
          props={{ kind, service, onClose: () => setOpen(false) }}
          fallback={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
        />
      )}
    </>
  );
}

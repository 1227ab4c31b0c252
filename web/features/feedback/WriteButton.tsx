import { useState } from "react";
import { PUBLIC_PAGES } from "../../pages/page-table.ts";
import { messageDialog } from "../../parts.tsx";
import { DrawnIcon } from "../../ui/DrawnIcon.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { PartOnDemand } from "../../ui/on-demand.tsx";
import { PANEL_FORM } from "../../ui/PanelButton.tsx";
import press from "../../ui/press.module.css";
import type { AboutService } from "./message.ts";

const prepare = () => void messageDialog.prepare().catch(() => {});

/**
 * Opens the form to or about a service. Without scripts it leads to the page that says so and has a mail address.
 */
export function WriteButton({
  kind,
  service,
  text,
}: {
  kind: "contact" | "report";
  service: AboutService;
  text: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="submit"
        form={PANEL_FORM}
        formAction={PUBLIC_PAGES.feedback.path}
        className={press.press}
        aria-haspopup="dialog"
        data-replay=""
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <DrawnIcon name="mail" />
        {text}
      </button>
      {isOpen && (
        <PartOnDemand
          of={messageDialog}
          props={{ kind, service, onClose: () => setOpen(false) }}
          instead={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
        />
      )}
    </>
  );
}

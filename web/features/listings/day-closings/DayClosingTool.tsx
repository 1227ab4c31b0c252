import { type KeyboardEvent, useState } from "react";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { publishing } from "#domain/services/service-permissions.ts";
import type { DayClosingsWords } from "#words/compiled/listings/day-closings.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { DayClosingDialog, type DayClosingReply } from "./DayClosingDialog.tsx";

/**
 * Button to say that a desk is closed, or closes early, for today only: two presses in all (rules opening-hours 40–44).
 */
export function DayClosingTool({
  service,
  text,
  className = buttons.outlined,
  onChanged,
}: {
  service: Pick<ListedForViewer, "id" | "name" | "user" | "openStatus" | "timeZone" | "isApproved">;
  text: DayClosingsWords;
  className?: string | undefined;
  onChanged: (openStatus: DayClosingReply["openStatus"]) => void;
}) {
  const { viewer } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { state } = service.openStatus;
  // A service that is not public needs no notice that it is closed.
  if (viewer === null || !service.isApproved || state === "NONE" || state === "CONTACT") return null;
  const published = publishing(viewer.role, service.user === viewer.id);
  // A change that waits for review closes no door today.
  if (published === null || published === "nothing") return null;
  // Letters in the dialog are none of the table around it.
  const onKeyDown = (event: KeyboardEvent) => event.stopPropagation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the buttons in it.
    <span onKeyDown={onKeyDown}>
      <button
        type="button"
        className={className}
        aria-label={text.buttonNamed(service.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text.button}
      </button>
      {isOpen && (
        <DayClosingDialog
          service={service}
          text={text}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      )}
    </span>
  );
}

import { useEffect, useId, useRef, useState } from "react";
import type { CallReply } from "#domain/base/contract/call.ts";
import { epochOfIso } from "#domain/base/contract/instant.ts";
import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import { localTime } from "#domain/base/time/zone.ts";
import type { ClosedThrough } from "#domain/listings/day-closings/day-closing.ts";
import type { getDayClosing } from "#domain/listings/day-closings/day-closing-calls.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import type { DayClosingsWords } from "#words/compiled/listings/day-closings.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import { useHeldToast } from "../../../base/calls/use-held-toast.tsx";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { servicePath } from "../../../base/pages/home-query.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Dialog } from "../../../base/ui/Dialog.tsx";
import { unbrokenTimes } from "../../../base/ui/unbroken-times.ts";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import styles from "./DayClosingTool.module.css";

export type DayClosingReply = CallReply<typeof getDayClosing>;

/** Neither: open as usual. */
interface Said {
  closed?: ClosedThrough;
  closesAt?: string;
}

/** Choices for today; each is one press, which saves it. */
export function DayClosingDialog({
  service: { id, name, timeZone },
  text,
  onClose,
  onChanged,
}: {
  service: Pick<ListedForViewer, "id" | "name" | "timeZone">;
  text: DayClosingsWords;
  onClose: () => void;
  onChanged: (openStatus: DayClosingReply["openStatus"]) => void;
}) {
  const { words, language, showToast } = useApp();
  const showFailure = useFailureToast(text);
  const title = useRef<HTMLHeadingElement>(null);
  const labelId = useId();
  const [choices, setChoices] = useState<DayClosingReply | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const failed = useRef(showFailure);
  failed.current = showFailure;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const asked = callApi("GET /services/{id}/hours/today", { params: { id }, query: { lang: language } });
    return whenResolved(asked, (answer) => {
      if (answer.ok) return setChoices(answer.reply);
      close.current();
      failed.current(answer.problem);
    });
  }, [id, language]);

  const set = (body: Said) =>
    callApi("PUT /services/{id}/hours/today", { params: { id }, query: { lang: language }, body });
  const openAsUsual = async () => {
    const answer = await set({});
    if (!answer.ok) return showFailure(answer.problem);
    showToast({ kind: "success", text: text.saved(unbrokenTimes(answer.reply.openStatus.text)) });
    onChanged(answer.reply.openStatus);
  };
  const { showHeld } = useHeldToast(() => {
    void openAsUsual();
    return true;
  }, text.asUsual);
  const press = async (body: Said) => {
    const answer = await whileBusy(() => set(body));
    if (answer === null) return;
    onClose();
    if (answer.ok) {
      showHeld(text.saved(unbrokenTimes(answer.reply.openStatus.text)), RESTORE_DELETED_MS);
      onChanged(answer.reply.openStatus);
    } else if (answer.problem.key === "invalidRequest") showToast({ kind: "error", text: text.tooLate });
    else showFailure(answer.problem);
  };
  const formatTime = (at: string) => {
    const epoch = epochOfIso(at);
    return epoch === null ? at : text.time(localTime(timeZone, epoch).minute);
  };
  return (
    <Dialog
      focusOn={title}
      aria-labelledby={labelId}
      aria-busy={choices === null || isBusy}
      onCancel={onClose}
    >
      <h2 ref={title} id={labelId} tabIndex={-1} className={styles.title}>
        {text.title(name)}
      </h2>
      {choices === null ? (
        <p className={styles.hint}>{words.shell.loading}</p>
      ) : (
        <>
          <p className={styles.hint}>
            {text.now(unbrokenTimes(choices.openStatus.text))}
            <br />
            {text.hint}
          </p>
          <div className={styles.buttons}>
            {choices.closed.map((through) => (
              <button
                key={through}
                type="button"
                className={buttons.outlined}
                disabled={isBusy}
                onClick={() => void press({ closed: through })}
              >
                {text.closed[through]}
              </button>
            ))}
          </div>
          {choices.closed.length === 0 && (
            <p className={styles.hint}>
              {text.unknownHours} <Link href={`${servicePath(id)}/edit?step=hours`}>{text.edit}</Link>
            </p>
          )}
          {choices.closesAt.length > 0 && (
            <fieldset className={styles.early}>
              <legend>{text.closesEarly}</legend>
              <div className={styles.hours}>
                {choices.closesAt.map((at) => (
                  <button
                    key={at}
                    type="button"
                    className={buttons.outlined}
                    disabled={isBusy}
                    onClick={() => void press({ closesAt: at })}
                  >
                    {formatTime(at)}
                  </button>
                ))}
              </div>
            </fieldset>
          )}
        </>
      )}
      <div className={styles.buttons}>
        {choices?.stands && (
          <button
            type="button"
            className={buttons.primary}
            disabled={isBusy}
            onClick={() => {
              onClose();
              void openAsUsual();
            }}
          >
            {text.asUsual}
          </button>
        )}
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {text.cancel}
        </button>
      </div>
    </Dialog>
  );
}

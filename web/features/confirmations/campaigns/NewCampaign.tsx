import { useRef, useState } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import type { CampaignsWords } from "#words/compiled/confirmations/campaigns.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useHeldToast } from "../../../base/calls/use-held-toast.tsx";
import { useSubmit } from "../../../base/calls/use-submit.ts";
import { servicePath } from "../../../base/pages/home-query.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { SelectField, TextField } from "../../../base/ui/Fields.tsx";
import styles from "../../../base/ui/work-page.module.css";

type Preview = EndpointReply<"POST /campaigns/preview">;

const DAYS = ["0", "90", "180", "365", "730"];

/** Chooses services, shows who would be asked, and then sends the links. */
export function NewCampaign({
  sources,
  text,
}: {
  sources: EndpointReply<"GET /campaigns">["sources"];
  text: CampaignsWords;
}) {
  const { showToast } = useApp();
  const [, navigate] = useLocation();
  const [source, setSource] = useState("");
  const [county, setCounty] = useState("");
  const [days, setDays] = useState("365");
  const [preview, setPreview] = useState<Preview | null>(null);
  const { isSending, submit } = useSubmit(({ key }) =>
    showToast({ kind: "error", text: key === "nobodyToAsk" ? text.nobody : text.failed }),
  );
  const [isAsking, setAsking] = useState(false);
  const showBegun = useUndo(text);
  const body = {
    source: source === "" ? null : source,
    county: county.trim() === "" ? null : county.trim(),
    days: Number(days),
  };
  /** A count no longer applies after the choice changes. */
  const changing = (set: (value: string) => void) => (value: string) => {
    set(value);
    setPreview(null);
  };
  const look = () => submit(() => callApi("POST /campaigns/preview", { body }), setPreview);
  const start = () => {
    setAsking(false);
    submit(
      () => callApi("POST /campaigns", { body }),
      ({ id }) => {
        navigate(`${WORK_PAGES.campaigns.path}/${id}`);
        showBegun(id);
      },
    );
  };
  const asked = preview === null ? 0 : preview.mails + preview.calls;
  const begin = preview === null ? "" : text.begin(preview.mails, preview.calls);
  return (
    <section aria-labelledby="new-campaign">
      <h2 id="new-campaign" className={styles.heading}>
        {text.start}
      </h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <SelectField
          label={text.source}
          value={source}
          groups={[
            [["", text.anySource]],
            sources.map(({ key, name }): readonly [string, string] => [key, name]),
          ]}
          onChange={changing(setSource)}
        />
        <TextField
          label={text.county}
          hint={text.countyHint}
          value={county}
          inputProps={{ maxLength: 100 }}
          onChange={changing(setCounty)}
        />
        <SelectField
          label={text.days}
          value={days}
          groups={[DAYS.map((value): readonly [string, string] => [value, text.daysOption(Number(value))])]}
          onChange={changing(setDays)}
        />
        <p className={styles.buttons}>
          <button type="submit" className={buttons.outlined} aria-disabled={isSending}>
            {isSending && preview === null ? text.looking : text.preview}
          </button>
        </p>
      </form>
      <div role="status">{preview !== null && <Counts preview={preview} text={text} />}</div>
      {preview !== null && asked > 0 && <Asked services={preview.services} text={text} />}
      {isAsking && (
        <ConfirmDialog
          question={`${begin}?`}
          hint={text.beginHint}
          yes={begin}
          no={text.notYet}
          isDangerous={false}
          onConfirm={start}
          onCancel={() => setAsking(false)}
        />
      )}
      {asked > 0 && (
        <p className={styles.buttons}>
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={isSending}
            onClick={() => !isSending && setAsking(true)}
          >
            {isSending ? text.sending : begin}
          </button>
        </p>
      )}
    </section>
  );
}

/** Says on the next page that a campaign has begun, with the button that takes it back until its emails leave. */
function useUndo(text: CampaignsWords): (id: string) => void {
  const { showToast } = useApp();
  const [, navigate] = useLocation();
  const begun = useRef<string | null>(null);
  const undo = async (id: string) => {
    const answer = await callApi("POST /campaigns/{id}/undo", { params: { id } });
    if (!answer.ok) {
      return showToast({ kind: "error", text: answer.problem.code === 404 ? text.tooLate : text.failed });
    }
    navigate(WORK_PAGES.campaigns.path);
    showToast({ kind: "success", text: text.undone });
  };
  const { showHeld } = useHeldToast(() => {
    const id = begun.current;
    begun.current = null;
    if (id !== null) void undo(id);
    return id !== null;
  }, text.undo);
  return (id) => {
    begun.current = id;
    showHeld(text.begun, OUTGOING_DELAY_MS);
  };
}

/**
 * Lists the services that would be asked, each with a link, so that a surprising name can be looked at before anything
 * is sent.
 */
function Asked({ services, text }: { services: Preview["services"]; text: CampaignsWords }) {
  return (["MAIL", "CALL"] as const).map((way) => {
    const asked = services.filter(({ by }) => by === way);
    if (asked.length === 0) return null;
    return (
      <details key={way} open={asked.length <= MAX_OPEN}>
        <summary>{way === "MAIL" ? text.emails(asked.length) : text.calls(asked.length)}</summary>
        <ul className={styles.list}>
          {asked.map(({ id, name }) => (
            <li key={id}>
              <Link href={servicePath(id)}>{name}</Link>
            </li>
          ))}
        </ul>
      </details>
    );
  });
}

/** A list that fits on a screen starts open. */
const MAX_OPEN = 12;

function Counts({ preview, text }: { preview: Preview; text: CampaignsWords }) {
  const { mails, calls, askedLately, unreachable, left, beyond } = preview;
  const others = [
    askedLately > 0 ? text.askedLately(askedLately) : null,
    unreachable > 0 ? text.unreachable(unreachable) : null,
    left > 0 ? text.left(left) : null,
    beyond > 0 ? text.beyond(beyond) : null,
  ].filter((each) => each !== null);
  return (
    <>
      <p className={styles.name}>
        {mails + calls === 0 ? text.nobody : [text.emails(mails), text.calls(calls)].join(" · ")}
      </p>
      {others.length > 0 && <p className={styles.note}>{others.join(" · ")}</p>}
    </>
  );
}

import { useCallback } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { callLink } from "#domain/base/phone/call-link.ts";
import { CALL_OUTCOMES, type CallOutcome } from "#domain/confirmations/campaigns/campaign-calls.ts";
import { MAX_UNANSWERED } from "#domain/confirmations/campaigns/plan-campaign.ts";
import type { CampaignsWords } from "#words/compiled/confirmations/campaigns.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { servicePath } from "../../../base/pages/public-pages.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "../../../base/ui/work-page.module.css";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { CampaignProgress, campaignName } from "./CampaignProgress.tsx";

type Campaign = EndpointReply<"GET /campaigns/{id}">;
type Call = Campaign["calls"][number];

/** A campaign with its call sheet, which can be printed. `/campaigns/{id}`, rules campaigns 6–10. */
export function CampaignPage({ id, text }: { id: string; text: CampaignsWords }) {
  const load = useCallback(() => callApi("GET /campaigns/{id}", { params: { id } }), [id]);
  const call = useCall(load);
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main
        id="content"
        tabIndex={-1}
        className={styles.page}
        aria-busy={call.reply === null && call.failure === null}
      >
        <h1 className={styles.title}>{text.callSheet}</h1>
        <Loaded call={call}>
          {(campaign) => <CallSheet campaign={campaign} text={text} onNoted={call.reload} />}
        </Loaded>
        <p className={`${styles.buttons} ${styles.onScreen}`}>
          <Link href={WORK_PAGES.campaigns.path}>{text.back}</Link>
        </p>
      </main>
    </Shell>
  );
}

function CallSheet({
  campaign,
  text,
  onNoted,
}: {
  campaign: Campaign;
  text: CampaignsWords;
  onNoted: () => Promise<void>;
}) {
  const formatDate = useFormatDate();
  return (
    <>
      <p className={styles.note}>
        {formatDate(campaign.createdAt)} · {campaignName(campaign, text)}
      </p>
      <CampaignProgress progress={campaign.progress} text={text} />
      {campaign.calls.length === 0 && <p className={styles.heading}>{text.noCalls}</p>}
      {campaign.calls.length > 0 && (
        <>
          <h2 className={styles.heading}>{text.scriptTitle}</h2>
          <ol className={styles.script}>
            {text.script.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <p className={`${styles.buttons} ${styles.onScreen}`}>
            <button type="button" className={buttons.outlined} onClick={() => window.print()}>
              {text.print}
            </button>
          </p>
          <ul className={styles.list}>
            {campaign.calls.map((call) => (
              <CallRow key={call.id} campaignId={campaign.id} call={call} text={text} onNoted={onNoted} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function CallRow({
  campaignId,
  call,
  text,
  onNoted,
}: {
  campaignId: string;
  call: Call;
  text: CampaignsWords;
  onNoted: () => Promise<void>;
}) {
  const { showToast } = useApp();
  const formatDate = useFormatDate();
  const { isBusy, whileBusy } = useBusy();
  const { id, name, place, phone, phoneExtension, verifiedAt, outcome, unanswered } = call;
  const note = async (noted: CallOutcome) => {
    const body = { service: id, outcome: noted };
    const answer = await callApi("POST /campaigns/{id}/calls", { params: { id: campaignId }, body });
    if (!answer.ok) showToast({ kind: "error", text: text.failed });
    await onNoted();
  };
  const number = `${phone ?? ""}${phoneExtension === null ? "" : ` ext. ${phoneExtension}`}`;
  const dialled = callLink(phone ?? "", phoneExtension);
  const isOpen = outcome === null && unanswered < MAX_UNANSWERED;
  return (
    <li className={styles.row}>
      <div>
        <Link href={servicePath(id)} className={styles.name}>
          {name}
        </Link>
        {place !== null && <p>{place}</p>}
        <p>
          <a href={dialled}>{number}</a>
        </p>
        <p className={styles.note}>
          {verifiedAt === null ? text.neverConfirmed : text.lastConfirmed(formatDate(verifiedAt))}
          {unanswered > 0 && ` · ${text.tries(unanswered)}`}
        </p>
      </div>
      <div className={styles.onScreen}>
        {outcome !== null && <p role="status">{text.outcomes[outcome]}</p>}
        {outcome === "CHANGED" && <Link href={`${servicePath(id)}/edit`}>{text.edit}</Link>}
        {isOpen && (
          <p className={styles.buttons}>
            {CALL_OUTCOMES.map((each) => (
              <button
                key={each}
                type="button"
                className={buttons.outlined}
                aria-disabled={isBusy}
                aria-label={text.outcomeOf(text.outcomes[each], name)}
                onClick={() => void whileBusy(() => note(each))}
              >
                {text.outcomes[each]}
              </button>
            ))}
          </p>
        )}
      </div>
      <p className={styles.onPaper}>
        {isOpen ? (
          <>
            <Box /> {text.outcomes.CONFIRMED} <Box /> {text.outcomes.CHANGED}{" "}
            <span className={styles.tries}>
              <Box />
              <Box />
              <Box />
            </span>{" "}
            {text.outcomes.NO_ANSWER} {text.notes}: ____________
          </>
        ) : (
          text.outcomes[outcome ?? "NO_ANSWER"]
        )}
      </p>
    </li>
  );
}

/** A box to check with a pen. */
function Box() {
  return <span className={styles.box} aria-hidden="true" />;
}

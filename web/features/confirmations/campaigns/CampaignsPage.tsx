import { useCallback } from "react";
import type { ReplyOf } from "#domain/base/contract/call-api.ts";
import type { CampaignsWords } from "#words/compiled/confirmations/campaigns.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "../../../base/ui/work-page.module.css";
import { CampaignProgress, campaignName } from "./CampaignProgress.tsx";
import { NewCampaign } from "./NewCampaign.tsx";

/** Campaigns with their progress, and a form that starts another. `/campaigns`, rules campaigns 1–10. */
export function CampaignsPage({ text }: { text: CampaignsWords }) {
  const { words } = useApp();
  const load = useCallback(() => callApi("GET /campaigns"), []);
  const { reply, failure, reload } = useCall(load);
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page} aria-busy={reply === null && failure === null}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.note}>{text.intro}</p>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {reply === null && failure === null && <p>{words.shell.loading}</p>}
        {reply !== null && <NewCampaign sources={reply.sources} text={text} />}
        {reply !== null && <Campaigns campaigns={reply.campaigns} text={text} />}
        <p className={styles.buttons}>
          <Link href={WORK_PAGES.directoryHealth.path}>{text.health}</Link>
        </p>
      </main>
    </Shell>
  );
}

function Campaigns({
  campaigns,
  text,
}: {
  campaigns: ReplyOf<"GET /campaigns">["campaigns"];
  text: CampaignsWords;
}) {
  const formatDate = useFormatDate();
  if (campaigns.length === 0) return <p className={styles.heading}>{text.none}</p>;
  return (
    <ul className={styles.list}>
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={styles.row}>
          <div>
            <Link href={`${WORK_PAGES.campaigns.path}/${campaign.id}`} className={styles.name}>
              {formatDate(campaign.createdAt)}
            </Link>
            <p className={styles.note}>{campaignName(campaign, text)}</p>
          </div>
          <CampaignProgress progress={campaign.progress} text={text} />
        </li>
      ))}
    </ul>
  );
}

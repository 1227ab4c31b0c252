import { useCallback } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import type { CampaignsWords } from "#words/compiled/confirmations/campaigns.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "../../../base/ui/work-page.module.css";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import { CampaignProgress, campaignName } from "./CampaignProgress.tsx";
import { NewCampaign } from "./NewCampaign.tsx";

/** Campaigns with their progress, and a form that starts another. `/campaigns`, rules campaigns 1–10. */
export function CampaignsPage({ text }: { text: CampaignsWords }) {
  const load = useCallback(() => callApi("GET /campaigns"), []);
  const call = useCall(load);
  return (
    <WorkFrame title={text.title} styles={styles} awaits={call}>
      <p className={styles.note}>{text.intro}</p>
      <Loaded call={call}>
        {({ sources, campaigns }) => (
          <>
            <NewCampaign sources={sources} text={text} />
            <Campaigns campaigns={campaigns} text={text} />
          </>
        )}
      </Loaded>
      <p className={styles.buttons}>
        <Link href={WORK_PAGES.directoryHealth.path}>{text.health}</Link>
      </p>
    </WorkFrame>
  );
}

function Campaigns({
  campaigns,
  text,
}: {
  campaigns: EndpointReply<"GET /campaigns">["campaigns"];
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

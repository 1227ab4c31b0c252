import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import type { CampaignsWords } from "#words/compiled/confirmations/campaigns.ts";
import styles from "../../../base/ui/work-page.module.css";

type Campaign = EndpointReply<"GET /campaigns">["campaigns"][number];

/** Describes a campaign in words. */
export function campaignName(
  { sourceName, county, days }: Pick<Campaign, "sourceName" | "county" | "days">,
  text: CampaignsWords,
): string {
  const where = [sourceName, county].filter((each) => each !== null).join(" · ");
  return text.about(where === "" ? text.everywhere : where, days);
}

/** Progress of a campaign. */
export function CampaignProgress({
  progress: { mails, calls, confirmed, changed, unanswered },
  text,
}: {
  progress: Campaign["progress"];
  text: CampaignsWords;
}) {
  const answered = confirmed + changed;
  return (
    <div>
      <progress value={answered} max={mails + calls} aria-label={text.progress(answered, mails + calls)} />
      <p>{text.progress(answered, mails + calls)}</p>
      <p className={styles.note}>
        {[text.confirmed(confirmed), text.changed(changed), text.unanswered(unanswered)].join(" · ")}
      </p>
    </div>
  );
}

import { type Contact, contactOf, wasAskedLately } from "../whom-to-ask.ts";

/** Planning whom a campaign asks (rules campaigns 1–5). */

/** Services of a campaign at most. */
export const MAX_CAMPAIGN = 200;
/** Calls that no one answers, per service and campaign. */
export const MAX_UNANSWERED = 3;

/** A service that fits what was chosen, longest unconfirmed first. */
export interface Candidate {
  readonly id: string;
  /** UUID; null: no one. */
  readonly ownerId: string | null;
  /** Address of the owner, where it is confirmed. */
  readonly ownerEmail: string | null;
  readonly contactEmail: string | null;
  /** Null: none is listed. */
  readonly phone: string | null;
  /** When the service, its address or its number was last asked, in epoch milliseconds. */
  readonly askedAt: number | null;
}

/** A service that is asked about by mail, and at which address. */
export interface MailToAsk extends Contact {
  readonly serviceId: string;
  readonly ownerId: string | null;
}

/** Whom a campaign asks, in the order of the candidates, and how many it leaves out. */
export interface CampaignPlan {
  readonly mails: readonly MailToAsk[];
  /** `phone`: its digits. */
  readonly calls: readonly { readonly serviceId: string; readonly phone: string }[];
  /** Asked in the last 30 days. */
  readonly askedLately: number;
  /** Without address and number. */
  readonly unreachable: number;
  /** More than one campaign takes. */
  readonly left: number;
}

/** Who gets a link, who is called, and who is left out. Several services of one address come in one mail. */
export function planCampaign(candidates: readonly Candidate[], now: number): CampaignPlan {
  const mails: MailToAsk[] = [];
  const calls: { serviceId: string; phone: string }[] = [];
  let [askedLately, unreachable, left] = [0, 0, 0];
  for (const candidate of candidates) {
    const contact = contactOf(candidate);
    const phone = candidate.phone?.replace(/\D/g, "") ?? "";
    if (wasAskedLately(candidate.askedAt, now)) askedLately += 1;
    else if (contact === null && phone === "") unreachable += 1;
    else if (mails.length + calls.length >= MAX_CAMPAIGN) left += 1;
    else if (contact === null) calls.push({ serviceId: candidate.id, phone });
    else mails.push({ serviceId: candidate.id, ownerId: candidate.ownerId, ...contact });
  }
  return { mails, calls, askedLately, unreachable, left };
}

/** Links in one mail at most. */
const MAX_LINKS = 20;

/** Mails of one address, at most 20 links in each. */
export function groupByAddress<Mail extends { readonly email: string }>(
  mails: readonly Mail[],
): readonly (readonly Mail[])[] {
  const groups: Mail[][] = [];
  for (const mail of mails) {
    const group = groups.find((each) => each[0]?.email === mail.email && each.length < MAX_LINKS);
    if (group === undefined) groups.push([mail]);
    else group.push(mail);
  }
  return groups;
}

import { type Contact, chooseContact, wasAskedLately } from "../whom-to-ask.ts";

/** Plans which services a campaign asks (rules campaigns 1–5). */

/** Maximum services of a campaign. */
export const MAX_CAMPAIGN = 200;
/** Maximum unanswered calls per service and campaign. */
export const MAX_UNANSWERED = 3;

/** A service that matches the campaign's filters; candidates are sorted by how long they are unconfirmed. */
export interface Candidate {
  readonly id: string;
  /** UUID; null: the service has no owner. */
  readonly ownerId: string | null;
  /** Address of the owner, if confirmed. */
  readonly ownerEmail: string | null;
  readonly contactEmail: string | null;
  /** Null: none is listed. */
  readonly phone: string | null;
  /** When the service, its address or its number was last asked, in epoch milliseconds. */
  readonly askedAt: number | null;
}

/** A service to be asked by email, with the address. */
export interface MailToAsk extends Contact {
  readonly serviceId: string;
  readonly ownerId: string | null;
}

/** The services that a campaign asks, in the order of the candidates, and how many it leaves out. */
export interface CampaignPlan {
  readonly mails: readonly MailToAsk[];
  /** `phone`: digits only. */
  readonly calls: readonly { readonly serviceId: string; readonly phone: string }[];
  /** Services asked in the last 30 days. */
  readonly askedLately: number;
  /** Services without an email address or number. */
  readonly unreachable: number;
  /** Services beyond the maximum of a campaign. */
  readonly left: number;
}

/** Plans who gets a link, who is called, and who is left out. Services that share an address get one email. */
export function planCampaign(candidates: readonly Candidate[], now: number): CampaignPlan {
  const mails: MailToAsk[] = [];
  const calls: { serviceId: string; phone: string }[] = [];
  let [askedLately, unreachable, left] = [0, 0, 0];
  for (const candidate of candidates) {
    const contact = chooseContact(candidate);
    const phone = candidate.phone?.replace(/\D/g, "") ?? "";
    if (wasAskedLately(candidate.askedAt, now)) askedLately += 1;
    else if (contact === null && phone === "") unreachable += 1;
    else if (mails.length + calls.length >= MAX_CAMPAIGN) left += 1;
    else if (contact === null) calls.push({ serviceId: candidate.id, phone });
    else mails.push({ serviceId: candidate.id, ownerId: candidate.ownerId, ...contact });
  }
  return { mails, calls, askedLately, unreachable, left };
}

/** Maximum links in one email. */
const MAX_LINKS = 20;

/** Groups emails by address, with at most 20 links in each. */
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

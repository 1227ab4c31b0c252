import type { WaitingReason } from "#domain/imports/harvest/many-changes.ts";
import {
  link,
  type MailContents,
  type MailPlace,
  NAME_IN_SENTENCE,
  paragraph,
} from "#domain/mail/mail-body.ts";
import { toSafeLine } from "#domain/mail/safe-text.ts";
import type { MailWords } from "../compiled/mail/mail.ts";

/** Facts of the mail that tells administrators that a harvest waits for them (rule harvest 23). */
export interface HarvestMail {
  readonly mail: "harvestWaits";
  /** The source, as the operator names it. */
  readonly name: string;
  readonly because: WaitingReason;
}

export function harvestMail(
  { name, because }: HarvestMail,
  words: MailWords,
  { origin }: MailPlace,
): MailContents {
  const { subject, reasons, unchanged, link: label } = words.harvestWaits;
  const source = toSafeLine(name, NAME_IN_SENTENCE);
  return {
    subject: subject(source),
    parts: [paragraph(reasons[because](source)), paragraph(unchanged), link(origin, label, "/harvests")],
  };
}

import type { MailWords } from "#words/compiled/mail/mail.ts";
import {
  link,
  type MailContents,
  type MailedService,
  type MailPlace,
  NAME_IN_SENTENCE,
  paragraph,
} from "./mail-body.ts";
import { toSafeLine } from "./safe-text.ts";

export const PLACE_MAILS = [
  "placeWithheld",
  "placeAsked",
  "placeOpens",
  "placeTownAtMost",
  "streetInWords",
  "doorAsked",
  "doorOpens",
] as const;
export type PlaceMailName = (typeof PLACE_MAILS)[number];

/** Facts of mails that tell owners what becomes of a protected place (rules protection 12 and 23, places 38 and 40). */
export interface PlaceMail {
  readonly mail: PlaceMailName;
  readonly service: MailedService;
}

export function placeMail(
  { mail, service }: PlaceMail,
  words: MailWords,
  { origin }: MailPlace,
): MailContents {
  const name = toSafeLine(service.name, NAME_IN_SENTENCE);
  const { subject, intro, next, link: label } = words[mail];
  return {
    subject: subject(name),
    parts: [paragraph(intro(name)), paragraph(next), link(origin, label, `/services/${service.id}/edit`)],
  };
}

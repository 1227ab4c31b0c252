import type { MailWords } from "../words/en/mail.ts";
import {
  link,
  type MailContents,
  type MailedService,
  type MailPlace,
  NAME_IN_SENTENCE,
  paragraph,
  small,
} from "./mail-body.ts";
import { lineOf } from "./safe-text.ts";

/** Facts of mail about reviews. `isEdit`: of a service that was public already. */
export type ReviewMail =
  | { readonly mail: "serviceApproved"; readonly service: MailedService; readonly isEdit: boolean }
  | {
      readonly mail: "serviceRefused";
      readonly service: MailedService;
      readonly isEdit: boolean;
      readonly reason: string;
    }
  | { readonly mail: "waitingForReview"; readonly newServices: number; readonly edits: number };

export function reviewMail(facts: ReviewMail, words: MailWords, { origin }: MailPlace): MailContents {
  switch (facts.mail) {
    case "serviceApproved": {
      const service = lineOf(facts.service.name, NAME_IN_SENTENCE);
      const { subjectNew, subjectEdit, introNew, introEdit, link: label } = words.serviceApproved;
      return {
        subject: facts.isEdit ? subjectEdit(service) : subjectNew(service),
        parts: [
          paragraph(facts.isEdit ? introEdit(service) : introNew(service)),
          link(origin, label, `/services/${facts.service.id}`),
        ],
      };
    }
    case "serviceRefused": {
      const service = lineOf(facts.service.name, NAME_IN_SENTENCE);
      const { subjectNew, subjectEdit, introNew, introEdit, next, link: label } = words.serviceRefused;
      return {
        subject: facts.isEdit ? subjectEdit(service) : subjectNew(service),
        parts: [
          paragraph(facts.isEdit ? introEdit(service) : introNew(service)),
          { part: "quote", text: facts.reason },
          paragraph(next),
          link(origin, label, "/manage_services"),
        ],
      };
    }
    case "waitingForReview": {
      const { newServices, edits } = facts;
      const { subject, newServices: newOnes, edits: changed, link: label, often } = words.waitingForReview;
      return {
        subject: subject(newServices + edits),
        parts: [
          ...(newServices > 0 ? [paragraph(newOnes(newServices))] : []),
          ...(edits > 0 ? [paragraph(changed(edits))] : []),
          link(origin, label, "/manage_approvals"),
          small(often),
        ],
      };
    }
  }
}

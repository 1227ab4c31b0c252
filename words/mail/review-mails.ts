import {
  link,
  type MailContents,
  type MailedService,
  type MailPlace,
  NAME_IN_SENTENCE,
  paragraph,
  small,
} from "#domain/mail/mail-body.ts";
import { toSafeLine } from "#domain/mail/safe-text.ts";
import type { MailWords } from "../compiled/mail/mail.ts";

/** Facts of mail about reviews. `isEdit`: of a service that was public already. */
export type ReviewMail =
  | { readonly mail: "serviceApproved"; readonly service: MailedService; readonly isEdit: boolean }
  | {
      readonly mail: "serviceRefused";
      readonly service: MailedService;
      readonly isEdit: boolean;
      readonly reason: string;
    }
  | { readonly mail: "waitingForReview"; readonly newServices: number; readonly edits: number }
  /** Counts of what waits, and of decisions about the reader's own services. */
  | {
      readonly mail: "dailyDigest";
      readonly newServices: number;
      readonly edits: number;
      readonly messages: number;
      readonly deletionRequests: number;
      readonly harvests: number;
      readonly approved: number;
      readonly refused: number;
    };

export function reviewMail(facts: ReviewMail, words: MailWords, { origin }: MailPlace): MailContents {
  switch (facts.mail) {
    case "serviceApproved": {
      const service = toSafeLine(facts.service.name, NAME_IN_SENTENCE);
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
      const service = toSafeLine(facts.service.name, NAME_IN_SENTENCE);
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
    case "dailyDigest": {
      const { subject, intro, newServices, edits, harvests, messages, deletionRequests, links } =
        words.dailyDigest;
      const { approved, refused } = words.dailyDigest;
      const lines: readonly (readonly [number, (count: number) => string, readonly [string, string]])[] = [
        [facts.newServices, newServices, [links.approvals, "/manage_approvals"]],
        [facts.edits, edits, [links.approvals, "/manage_approvals"]],
        [facts.harvests, harvests, [links.harvests, "/harvests"]],
        [facts.messages, messages, [links.messages, "/feedbacks"]],
        [facts.deletionRequests, deletionRequests, [links.people, "/manage_users"]],
        [facts.approved, approved, [links.services, "/manage_services"]],
        [facts.refused, refused, [links.services, "/manage_services"]],
      ];
      const shown = lines.filter(([count]) => count > 0);
      return {
        subject,
        parts: [
          paragraph(intro),
          ...shown.flatMap(([count, text, [label, path]], at) => [
            paragraph(text(count)),
            // Two lines about one page have one link.
            ...(shown[at + 1]?.[2][1] === path ? [] : [link(origin, label, path)]),
          ]),
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

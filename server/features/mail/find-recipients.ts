import {
  CLAIM_LINK_MS,
  CONFIRM_LINK_MS,
  ENROLL_LINK_MS,
  RESET_LINK_MS,
} from "#domain/base/contract/limits.ts";
import { getExtent, hasCapability } from "#domain/base/roles/permissions.ts";
import { ROLES, type Role } from "#domain/base/roles/role.ts";
import type { FeedbackMail } from "#domain/feedback/feedback-mails.ts";
import type { ClaimMailName } from "#domain/listings/claims/claim-mails.ts";
import { claimantName } from "#domain/listings/claims/claimant-name.ts";
import type { AskedListing } from "#domain/mail/asked-listing.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import { findNotice, listNotices, type Notice } from "#domain/mail/notices/notice.ts";
import type { PlaceMailName } from "#domain/mail/place-mail.ts";
import { isReopened } from "#server/base/history/queries.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newSecretToken } from "#server/base/tokens/secret-token.ts";
import { addLink } from "#server/features/accounts/account/link-queries.ts";
import { addTokenDigest, readInvitation } from "#server/features/accounts/invitations/queries.ts";
import {
  addTokenDigest as addConfirmationDigest,
  readRequest,
} from "#server/features/confirmations/queries.ts";
import { countUnread } from "#server/features/feedback/inbox-queries.ts";
import {
  addTokenDigest as addRollCallDigest,
  readQuestions,
} from "#server/features/hard-nights/roll-call/queries.ts";
import { countWaiting, readHarvest } from "#server/features/imports/harvest/queries.ts";
import { readWebhooks } from "#server/features/integrations/webhooks/queries.ts";
import { addClaimLink, readOpenClaim } from "#server/features/listings/claims/queries.ts";
import {
  countDecisions,
  countDeletionRequests,
  type DigestReader,
  readDigestReaders,
  readOptedOut,
} from "#server/features/mail/notices/queries.ts";
import type { MailFacts } from "#words/mail/compose-mails.ts";
import { MAX_UNREAD_PHONES } from "#words/mail/unread-phones-mail.ts";
import type { AddressedMail } from "./addressed-mail.ts";
import {
  countPending,
  type MailFeedback,
  type MailService,
  type MailUser,
  readConfirmedUsers,
  readMailFeedback,
  readMailService,
  readMailUser,
  readUnreadPhones,
} from "./queries.ts";
import { isTakenBack } from "./taken-back.ts";

/**
 * Finds the recipients of a mail; empty where its subject is gone, settled or taken back, or where they chose not to
 * get it right away.
 */
export async function findRecipients(db: Db, job: MailJob, now: number): Promise<readonly AddressedMail[]> {
  if (await isTakenBack(db, job)) return [];
  const found = await findAddressees(db, job, now);
  const notice = findNotice(job.mail);
  if (notice === null || found.length === 0) return found;
  const optedOut = await readOptedOut(
    db,
    notice,
    found.map(({ recipient }) => recipient),
  );
  return found.filter(({ recipient }) => !optedOut.has(recipient)).map((mail) => ({ ...mail, ends: notice }));
}

async function findAddressees(db: Db, job: MailJob, now: number): Promise<readonly AddressedMail[]> {
  switch (job.mail) {
    case "confirmEmail":
    case "welcome":
    case "resetPassword":
    case "enrollPasskey":
      return toAccount(db, job.mail, job.userId, now);
    case "invitation":
      return toInvited(db, job.invitationId, now);
    case "confirmListings":
      return toAsked(db, job.requestIds, now);
    case "rollCall":
      return toRollCall(db, job, now);
    case "signInChanged": {
      const user = await readMailUser(db, job.userId);
      return user === null ? [] : toUsers([user], { mail: job.mail, what: job.what });
    }
    case "deletionRequested": {
      const user = await readMailUser(db, job.userId);
      if (user === null) return [];
      return toUsers(await administrators(db), {
        mail: job.mail,
        name: user.displayName,
        email: user.email,
      });
    }
    case "harvestWaits":
      return aboutHarvest(db, job.source);
    case "unreadPhones":
      return aboutPhones(db, job.serviceIds);
    case "placeWithheld":
    case "placeAsked":
    case "placeOpens":
    case "placeTownAtMost":
    case "streetInWords":
    case "doorAsked":
    case "doorOpens":
      return aboutPlace(db, job.mail, job.serviceId);
    case "webhookDisabled":
      return aboutWebhook(db, job.webhookId);
    case "serviceApproved":
    case "serviceRefused":
      return aboutDecision(db, job);
    case "waitingForReview": {
      const pending = await countPending(db);
      if (pending.newServices + pending.edits === 0) return [];
      const deciders = await readConfirmedUsers(db, rolesThat(mayDecide));
      return toUsers(deciders, { mail: job.mail, ...pending });
    }
    case "dailyDigest": {
      const readers = await readDigestReaders(db);
      const digests = await Promise.all(readers.map((reader) => toDigestReader(db, reader, job.since)));
      return digests.flat();
    }
    case "claimToAdministrators":
    case "claimLink":
    case "claimLinkToListing":
    case "claimGranted":
    case "claimEnded":
    case "claimProved": {
      const claim = await readMailFeedback(db, job.feedbackId);
      const service = claim?.serviceId == null ? null : await readMailService(db, claim.serviceId);
      if (claim === null || service === null) return [];
      return aboutClaim(db, job.mail, { id: job.feedbackId, claim, service }, now);
    }
    default: {
      const feedback = await readMailFeedback(db, job.feedbackId);
      return feedback === null ? [] : aboutFeedback(db, job.mail, feedback);
    }
  }
}

/** Mail about a webhook; empty where it was deleted or is switched on again. */
async function aboutWebhook(db: Db, id: string): Promise<readonly AddressedMail[]> {
  const [webhook] = await readWebhooks(db, id);
  if (webhook === undefined || webhook.disabledAt === null) return [];
  return toUsers(await administrators(db), { mail: "webhookDisabled", host: new URL(webhook.url).host });
}

/** The submitter of a decided service; no recipient where its approval was undone. */
async function aboutDecision(
  db: Db,
  job: MailJob & { readonly mail: "serviceApproved" | "serviceRefused" },
): Promise<readonly AddressedMail[]> {
  const user = await readMailUser(db, job.userId);
  const service = await readMailService(db, job.serviceId);
  if (user === null || service === null) return [];
  const about = { service, isEdit: job.isEdit };
  if (job.mail === "serviceRefused") {
    return toUsers([user], { mail: job.mail, ...about, reason: job.reason });
  }
  return (await isReopened(db, job.serviceId)) ? [] : toUsers([user], { mail: job.mail, ...about });
}

/** Mail about a place: only an owner with a confirmed address may learn where it is, or is not. */
async function aboutPlace(db: Db, mail: PlaceMailName, serviceId: string): Promise<readonly AddressedMail[]> {
  const service = await readMailService(db, serviceId);
  if (service === null) return [];
  const ownerId = service.ownerId ?? service.organizationOwnerId;
  const owner = await confirmedOwner(db, { ...service, ownerId });
  return owner === null ? [] : toUsers([owner], { mail, service });
}

/** Mail to those who may correct the number of any listing; empty where all are corrected. */
async function aboutPhones(db: Db, serviceIds: readonly string[]): Promise<readonly AddressedMail[]> {
  const services = await readUnreadPhones(db, serviceIds);
  if (services.length === 0) return [];
  const stewards = await readConfirmedUsers(
    db,
    rolesThat((role) => hasCapability(role, "directoryHealth")),
  );
  const named = services.slice(0, MAX_UNREAD_PHONES);
  return toUsers(stewards, { mail: "unreadPhones", services: named, total: services.length });
}

/** Mail about a harvest; empty where someone has already decided. */
async function aboutHarvest(db: Db, source: string): Promise<readonly AddressedMail[]> {
  const row = await readHarvest(db, source);
  if (row === null || row.waitsBecause === null || row.approvedCopy === row.copy) return [];
  const deciders = await readConfirmedUsers(
    db,
    rolesThat((role) => hasCapability(role, "runImports")),
  );
  return toUsers(deciders, { mail: "harvestWaits", name: source, because: row.waitsBecause });
}

/** Counts alone: nothing of what people wrote. No one where nothing waits. */
async function toDigestReader(
  db: Db,
  { id, role, notices }: DigestReader,
  since: number,
): Promise<readonly AddressedMail[]> {
  const has = (notice: Notice) => notices.includes(notice) && listNotices(role).includes(notice);
  const pending = has("approvals") ? await countPending(db) : { newServices: 0, edits: 0 };
  const decisions = has("decisions") ? await countDecisions(db, id, since) : { approved: 0, refused: 0 };
  const facts = {
    mail: "dailyDigest",
    ...pending,
    ...decisions,
    messages: has("feedback") ? await countUnread(db, id, getExtent(role, "feedbackInbox")) : 0,
    deletionRequests: has("deletionRequests") ? await countDeletionRequests(db) : 0,
    harvests: has("harvests") ? await countWaiting(db) : 0,
  } as const;
  const counts = [facts.newServices, facts.edits, facts.approved, facts.refused, facts.messages];
  if ([...counts, facts.deletionRequests, facts.harvests].every((count) => count === 0)) return [];
  const user = await readMailUser(db, id);
  return user === null ? [] : toUsers([user], facts).map((mail) => ({ ...mail, ends: null }));
}

async function aboutFeedback(
  db: Db,
  mail: FeedbackMail,
  feedback: MailFeedback,
): Promise<readonly AddressedMail[]> {
  if (mail === "receipt") {
    const { email, language } = feedback;
    return [{ recipient: "SENDER", to: email, language, facts: async () => ({ mail }) }];
  }
  const service = feedback.serviceId === null ? null : await readMailService(db, feedback.serviceId);
  const owner = await confirmedOwner(db, service);
  if (mail === "toOwnerOfReported") {
    if (service === null || owner === null) return [];
    return toUsers([owner], { mail, service, message: feedback.message });
  }
  if (mail === "toAdministrators" || service === null) {
    return toUsers(await administrators(db), { mail: "toAdministrators", service, message: feedback });
  }
  const readers = owner === null ? await administrators(db) : [owner];
  return toUsers(readers, { mail, service, message: feedback, hasOwner: owner !== null });
}

async function aboutClaim(
  db: Db,
  mail: ClaimMailName,
  {
    id,
    claim,
    service,
  }: { readonly id: string; readonly claim: MailFeedback; readonly service: MailService },
  now: number,
): Promise<readonly AddressedMail[]> {
  if (mail === "claimToAdministrators") {
    const { phone, phoneExtension } = service;
    const facts = { mail, service, phone, phoneExtension, message: claim, claimId: id };
    return toUsers(await administrators(db), facts);
  }
  const claimant = claim.claimantId === null ? null : await readMailUser(db, claim.claimantId);
  if (claimant === null) return [];
  if (mail === "claimProved") {
    const { displayName: name, email } = claimant;
    return toUsers(await administrators(db), { mail, service, name, email });
  }
  if (mail !== "claimLink" && mail !== "claimLinkToListing") return toUsers([claimant], { mail, service });
  const open = await readOpenClaim(db, id);
  if (open === null) return [];
  const link = async (): Promise<string> => {
    const { token, digest } = newSecretToken();
    await addClaimLink(db, { tokenDigest: digest, claimId: id, expiresAt: now + CLAIM_LINK_MS });
    return token;
  };
  const { listedEmail, email } = open;
  // The address decides what a link proves: one for the listing's reader must never reach the claimant.
  if (mail === "claimLink") {
    if (listedEmail !== null) return [];
    return [{ ...toRecipient(claimant), facts: async () => ({ mail, service, token: await link() }) }];
  }
  if (listedEmail === null) return [];
  const name = claimantName(open.name);
  const facts = async (): Promise<MailFacts> => ({ mail, service, token: await link(), name, email });
  return [{ recipient: "LISTED", to: listedEmail, language: claim.language, facts }];
}

/** An unconfirmed address gets no mail about other people. */
async function confirmedOwner(db: Db, service: MailService | null): Promise<MailUser | null> {
  const owner = service === null || service.ownerId === null ? null : await readMailUser(db, service.ownerId);
  return owner?.isConfirmed === true ? owner : null;
}

async function toAccount(
  db: Db,
  mail: "welcome" | LinkMail,
  userId: string,
  now: number,
): Promise<readonly AddressedMail[]> {
  const user = await readMailUser(db, userId);
  if (user === null || (mail === "confirmEmail" && user.isConfirmed)) return [];
  if (mail === "welcome") return toUsers([user], { mail });
  return [
    {
      ...toRecipient(user),
      facts: async () => {
        const token = await makeLink(db, user, mail, now);
        return mail === "resetPassword" ? { mail, email: user.email, token } : { mail, token };
      },
    },
  ];
}

async function toInvited(db: Db, invitationId: string, now: number): Promise<readonly AddressedMail[]> {
  const invitation = await readInvitation(db, invitationId, now);
  if (invitation === null) return [];
  const { id, email, role, language } = invitation;
  const facts = async (): Promise<MailFacts> => {
    const { token, digest } = newSecretToken();
    await addTokenDigest(db, id, digest);
    return { mail: "invitation", role, email, token };
  };
  return [{ recipient: "INVITED", to: email, language, facts }];
}

/** Questions that are still open, all to one address. */
async function toAsked(db: Db, ids: readonly string[], now: number): Promise<readonly AddressedMail[]> {
  const found = await Promise.all(ids.map((id) => readRequest(db, id, now)));
  const requests = found.filter((request) => request !== null);
  const [first] = requests;
  if (first === undefined) return [];
  const facts = async (): Promise<MailFacts> => {
    const services: AskedListing[] = [];
    for (const { id, serviceName, place } of requests) {
      const { token, digest } = newSecretToken();
      await addConfirmationDigest(db, id, digest);
      services.push({ name: serviceName, place, token });
    }
    return { mail: "confirmListings", services };
  };
  return [{ recipient: first.owner?.id ?? "LISTED", to: first.contact, language: first.language, facts }];
}

/** Questions of a roll call that are still open, all to one address. */
async function toRollCall(
  db: Db,
  { nightId, serviceIds }: Extract<MailJob, { mail: "rollCall" }>,
  now: number,
): Promise<readonly AddressedMail[]> {
  const questions = await readQuestions(db, nightId, serviceIds, now);
  const [first] = questions;
  if (first === undefined) return [];
  const facts = async (): Promise<MailFacts> => {
    const services: AskedListing[] = [];
    for (const question of questions.filter(({ contact }) => contact === first.contact)) {
      const { token, digest } = newSecretToken();
      await addRollCallDigest(db, question, digest);
      services.push({ name: question.serviceName, place: question.place, token });
    }
    return { mail: "rollCall", services };
  };
  return [{ recipient: first.owner?.id ?? "LISTED", to: first.contact, language: first.language, facts }];
}

/** Mails with a link, each with the link's purpose and lifetime. */
const LINKS = {
  confirmEmail: { purpose: "CONFIRM_EMAIL", ms: CONFIRM_LINK_MS },
  resetPassword: { purpose: "RESET_PASSWORD", ms: RESET_LINK_MS },
  enrollPasskey: { purpose: "ENROLL_PASSKEY", ms: ENROLL_LINK_MS },
} as const;
type LinkMail = keyof typeof LINKS;

async function makeLink(db: Db, { id, email }: MailUser, mail: LinkMail, now: number): Promise<string> {
  const { token, digest } = newSecretToken();
  const { purpose, ms } = LINKS[mail];
  await addLink(db, { tokenDigest: digest, userId: id, purpose, email, now, expiresAt: now + ms });
  return token;
}

function administrators(db: Db): Promise<readonly MailUser[]> {
  return readConfirmedUsers(
    db,
    rolesThat((role) => getExtent(role, "administer") === "yes"),
  );
}

function mayDecide(role: Role): boolean {
  return ["decide", "remove"].includes(getExtent(role, "approvals"));
}

function rolesThat(may: (role: Role) => boolean): readonly Role[] {
  return ROLES.filter(may);
}

function toUsers(users: readonly MailUser[], facts: MailFacts): readonly AddressedMail[] {
  return users.map((user) => ({ ...toRecipient(user), facts: async () => facts }));
}

function toRecipient(user: MailUser): Pick<AddressedMail, "recipient" | "to" | "language"> {
  return { recipient: user.id, to: user.email, language: user.language };
}

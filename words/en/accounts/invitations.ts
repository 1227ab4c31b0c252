import { users } from "./users.ts";

/** Inviting someone, and the invitations that no one has accepted yet (rules users 9, 14 and 15). */
export const invitations = {
  open: "Invite someone",
  title: "Invite someone",
  intro: "We'll email a link to choose a password. It works once, for 7 days.",
  email: "Email",
  role: users.role,
  roles: users.roles,
  may: users.may,
  send: "Send the invitation",
  sending: "Sending…",
  cancel: "Cancel",
  sent: (email: string) => `We emailed an invitation to ${email}.`,
  errors: {
    required: "Please input Email",
    notEmail: "Please input valid Email.",
    taken: "This person has an account already. You can change their role in the list.",
    tooMany: "You've sent many invitations today. Please send more tomorrow.",
  },
  waiting: {
    title: "Invitations",
    none: "No one is invited right now.",
    noMatch: users.noMatch,
    sentBy: (name: string, day: string) => `Sent by ${name} on ${day}.`,
    worksUntil: (day: string) => `The link works until ${day}.`,
    expired: "The link has expired.",
    senderLost: (name: string) => `The link doesn't work, because ${name} is no longer an administrator.`,
    again: "Send again",
    againTo: (email: string) => `Send again to ${email}`,
    cancel: "Cancel invitation",
    cancelOf: (email: string) => `Cancel invitation of ${email}`,
    question: "Do you want to cancel this invitation?",
    hint: (email: string) => `The link in the email to ${email} will stop working.`,
    yes: users.deletion.yes,
    no: users.deletion.no,
    canceled: (email: string) => `You canceled the invitation of ${email}.`,
    gone: "This invitation is over. Someone accepted it, canceled it, or sent it again.",
    shown: (count: number) => (count === 1 ? "1 invitation" : `${count} invitations`),
    more: users.more,
  },
  failed: users.failed,
  notYours: users.notYours,
};

export type InvitationsWords = typeof invitations;

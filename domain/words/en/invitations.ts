import { users } from "./users.ts";

/** The dialog in which an administrator invites somebody (rule users 9). */
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
  failed: users.failed,
  notYours: users.notYours,
};

export type InvitationsWords = typeof invitations;

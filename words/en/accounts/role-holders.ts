import { users } from "./users.ts";

/** The screens that give and take the roles of administrators and super users (rule users 8). */
export const roleHolders = {
  titles: { ADMINISTRATOR: "Administrators", "SUPER USER": "Super users" },
  intro: {
    ADMINISTRATOR: "Administrators can do everything, including people and roles.",
    "SUPER USER": "Super users edit any service, review changes, update beds, and set alerts.",
  },
  email: "Email",
  add: "Add",
  adding: "Adding…",
  added: {
    ADMINISTRATOR: (email: string) => `Added ${email} as Admin.`,
    "SUPER USER": (email: string) => `Added ${email} as Super User.`,
  },
  removed: {
    ADMINISTRATOR: (email: string) => `Removed ${email} as Admin.`,
    "SUPER USER": (email: string) => `Removed ${email} as Super User.`,
  },
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  question: {
    ADMINISTRATOR: "Do you want to remove this administrator?",
    "SUPER USER": "Do you want to remove this super user?",
  },
  hint: (name: string) => `${name} will be a provider. Their changes will wait for review.`,
  changed: (email: string) => `Someone else changed ${email}. Please check the list and try again.`,
  yes: "Yes",
  no: "No",
  lastAdministrator: "You are the last administrator. Add someone else first.",
  yourself: "This is you. Another administrator can remove you.",
  none: "There is no one here yet.",
  noMatch: (q: string) => `No one matches “${q}”.`,
  showAll: "Show everyone",
  more: "Show more",
  shown: users.shown,
  already: (email: string) => `${email} has this role already.`,
  own: "You can't change your own role.",
  errors: {
    required: "Please input Email",
    notEmail: "Please input valid Email.",
    unknown: "No one has an account with this email.",
    unconfirmed:
      "This email is not confirmed, so anyone could have made the account. Please ask them to confirm it.",
  },
  confirmed: users.confirmed,
  notConfirmed: users.notConfirmed,
  failed: users.failed,
  notYours: users.notYours,
};

export type RoleHoldersWords = typeof roleHolders;

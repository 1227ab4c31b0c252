import { phoneField } from "../base/phone-field.ts";
/** The form of an organization (rule organizations 19). */
export const organizationForm = {
  phoneField,
  add: "Add an organization",
  edit: "Edit an organization",
  labels: {
    name: "Name",
    alternateName: "Other name",
    description: "Description",
    url: "Website",
    email: "Email",
    phones: "Phone numbers",
    userEmail: "Owner's email",
  },
  hints: {
    alternateName: "For example, an abbreviation that people use.",
    description: "What it does, for everyone to read. Visitors see it in the language you write it in.",
    phones: "One on each line, the best first. For example, 305-555-0142 ext. 7.",
    userEmail:
      "The person who manages it. They can edit it, and its services that have no owner. They need an account with this email.",
  },
  optional: "(optional)",
  count: (length: number, max: number) => `${length} of ${max.toLocaleString("en-US")} characters`,
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  added: "The organization was added.",
  updated: "The organization was updated.",
  notYours: "Only administrators and its owner can edit this organization.",
  show: "Show the organization",
  conflict:
    "Someone else changed this while you were working. What you typed is still here. Save again to keep your version.",
  failed: "We couldn't save this. Please try again.",
  deletion: {
    delete: "Delete this organization",
    deleting: "Deleting…",
    question: "Delete this organization?",
    hint: (name: string) => `No one will find ${name} anymore. You can undo this in the history.`,
    yes: "Delete",
    no: "Cancel",
    deleted: "The organization was deleted.",
    belonging: (count: number) =>
      count === 1
        ? "1 service belongs to this organization. Choose another organization for it, or none. Then delete this one."
        : `${count} services belong to this organization. Choose another organization for each, or none. Then delete this one.`,
    isDeleted: "deleted, restore it first",
    isProposed: "in a change waiting for review",
    more: (count: number) => `and ${count} more`,
    isImported: "An import is running. Please try again when it's done.",
    failed: "We couldn't delete this. Please try again.",
  },
  errors: {
    required: "Please input Name",
    tooLong: "This is too long. Please shorten it.",
    tooMany: (max: number) => `Please list ${max} phones or fewer.`,
    notPhone: "Please input each number the way people dial it, like (305) 555-0142.",
    notEmail: "Please input valid Email.",
    notWebAddress: "Please input a web address like www.example.org.",
    notOwner: "There is no account with this email.",
    notConfirmed: "This email isn't confirmed yet. Ask the person to open the link that we sent.",
    other: "Please check this field.",
  },
};

export type OrganizationFormWords = typeof organizationForm;

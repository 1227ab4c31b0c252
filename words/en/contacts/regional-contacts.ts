import type { ContactField, ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import { phoneField } from "../base/phone-field.ts";

/** Everything that differs between liaisons, regions and coordinators. */
interface KindWords {
  title: string;
  intro: string;
  shown: (count: number) => string;
  none: string;
  noneHere: string;
  showAll: string;
  add: string;
  edit: string;
  added: string;
  updated: string;
  deleted: string;
  editQuestion: string;
  deleteQuestion: string;
}

const kinds: Readonly<Record<ContactKind, KindWords>> = {
  liaisons: {
    title: "School help for families without a home",
    intro: "People who help families and students without stable housing get what they need.",
    shown: (count) => (count === 1 ? "1 liaison" : `${count} liaisons`),
    none: "We found no liaison. Call 211 to ask who can help.",
    noneHere: "We don't know of a liaison in this county yet. Call 211 to ask who can help.",
    showAll: "Show all liaisons",
    add: "Add a liaison",
    edit: "Edit a liaison",
    added: "The liaison was added.",
    updated: "The liaison was updated.",
    deleted: "The liaison was deleted.",
    editQuestion: "Do you want to edit this liaison?",
    deleteQuestion: "Do you want to delete this liaison?",
  },
  regions: {
    title: "Contacts by region",
    intro: "Which counties belong together, and who coordinates help there.",
    shown: (count) => (count === 1 ? "1 region" : `${count} regions`),
    none: "We found no region. Call 211 to ask who can help.",
    noneHere: "We don't know of a region with this county yet. Call 211 to ask who can help.",
    showAll: "Show all regions",
    add: "Add a region",
    edit: "Edit a region",
    added: "The region was added.",
    updated: "The region was updated.",
    deleted: "The region was deleted.",
    editQuestion: "Do you want to edit this region?",
    deleteQuestion: "Do you want to delete this region?",
  },
  coordinators: {
    title: "Regional coordinators",
    intro: "People who bring the services of several counties together.",
    shown: (count) => (count === 1 ? "1 coordinator" : `${count} coordinators`),
    none: "We found no coordinator. Call 211 to ask who can help.",
    noneHere: "We don't know of a coordinator for this county yet. Call 211 to ask who can help.",
    showAll: "Show all coordinators",
    add: "Add a coordinator",
    edit: "Edit a coordinator",
    added: "The coordinator was added.",
    updated: "The coordinator was updated.",
    deleted: "The coordinator was deleted.",
    editQuestion: "Do you want to edit this coordinator?",
    deleteQuestion: "Do you want to delete this coordinator?",
  },
};

const labels: Readonly<Record<ContactField, string>> = {
  name: "Name",
  title: "Title",
  position: "Position",
  district: "School district",
  county: "County",
  counties: "Counties",
  address: "Address",
  phones: "Phones",
  mobilePhone: "Mobile phone",
  officePhone: "Office phone",
  faxPhone: "Fax number",
  extension: "Extension",
  email: "Email",
  coordinators: "Coordinators",
};

/** The pages of liaisons, regions and coordinators, and their forms. */
export const regionalContacts = {
  phoneField,
  kinds,
  labels,
  here: "For the county you were looking at.",
  hereIn: (county: string) => `For ${county}.`,
  call: (number: string) => `Call ${number}`,
  callOffice: (number: string) => `Call the office: ${number}`,
  callMobile: (number: string) => `Call the mobile: ${number}`,
  email: "Email",
  emailOf: (name: string) => `Email ${name}`,
  thenDial: (extension: string) => `ext. ${extension}`,
  optional: "(optional)",
  onePerLine: "One on each line.",
  county: "For example, “Miami-Dade County, FL”.",
  noCoordinators: "Add a coordinator first.",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  moreOf: (name: string) => `More for ${name}`,
  editNamed: (name: string) => `Edit ${name}`,
  editIt: "Edit",
  yes: "Yes",
  no: "No",
  conflict:
    "Someone else changed this while you were working. What you typed is still here. Save again to keep your version.",
  failed: "We couldn't save this. Please try again.",
  onlyCoordinator: "A region has only this coordinator. Give that region another one first.",
  errors: {
    required: (label: string) => `Please input ${label}`,
    coordinators: "Please input at least one Coordinator.",
    tooLong: "Please use 200 characters or fewer.",
    notPhone: "Please input the number the way people dial it, like (305) 555-0142.",
    notEmail: "Please input valid Email.",
    other: "Please check this field.",
  },
};

export type RegionalContactsWords = typeof regionalContacts;

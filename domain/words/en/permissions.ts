import { roles } from "./roles.ts";

/** The page of permissions, for administrators (rule permissions 12). */
export const permissions = {
  title: "Who may do what",
  intro:
    "This is the table that the server asks at every call. It is not a copy: what stands here is what is enforced.",
  capability: "May",
  calls: "Calls",
  call: "Call",
  requirement: "Open to those who may",
  who: {
    anyone: "Anyone",
    signedIn: "Anyone who is signed in",
  },
  roles,
  capabilities: {
    readPublic: "Read approved services, crisis lines and pages; give kudos; send feedback",
    readWaiting: "Read a service that is not approved, or an edit that waits",
    createService: "Add a service",
    publishUnreviewed: "New services and own edits are public without review",
    editService: "Edit a service",
    deleteService: "Delete a service",
    updateBeds: "Update beds",
    confirmFacts: "Confirm that a service's facts are right",
    approvals: "Approvals",
    setAlert: "Set a critical alert on a service",
    setAdministratorFields: "Set the contact form, the Donate link and the owner's address",
    feedbackInbox: "Read feedback",
    liaisons: "Homeless liaisons",
    editDirectoryText: "Add, edit and delete crisis lines, regions, coordinators and pages of text",
    topKudos: "Use the top kudos toggle",
    administer: "Manage users and roles, see the whole history, export what is not approved",
  },
  extents: {
    no: "no",
    yes: "yes",
    own: "own",
    any: "any",
    limited: "up to their limit",
    unlimited: "without limit",
    propose: "propose on any",
    read: "read",
    decide: "approve and refuse",
    remove: "approve, refuse and remove",
    service: "all for services",
    all: "all",
    edit: "add and edit",
    delete: "add, edit and delete",
  },
};

export type PermissionsWords = typeof permissions;

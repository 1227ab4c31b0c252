import { roles } from "./roles.ts";

/** The page of permissions, for administrators (rule permissions 12). */
export const permissions = {
  title: "Who can do what",
  intro: "The server checks these rules for every request. This table is live.",
  capability: "Permission",
  calls: "API calls",
  call: "API call",
  requirement: "Permission needed",
  who: {
    anyone: "Anyone",
    signedIn: "Anyone who is signed in",
  },
  roles,
  capabilities: {
    readPublic: "View approved services, crisis lines, and pages; give kudos; send feedback",
    readWaiting: "View services and changes waiting for review",
    createService: "Add a service",
    publishUnreviewed: "Publish new services and own changes without review",
    editService: "Edit a service",
    deleteService: "Delete a service",
    updateBeds: "Update beds",
    confirmFacts: "Confirm that a service's information is correct",
    approvals: "Review services and changes",
    setAlert: "Set a critical alert on a service",
    setAdministratorFields: "Set the contact form, Donate link, and owner's email",
    feedbackInbox: "Read feedback",
    liaisons: "Liaisons",
    editDirectoryText: "Add, edit, and delete crisis lines, regions, coordinators, and text pages",
    topKudos: "Use the top kudos filter",
    directoryHealth: "See how fresh the directory is and what needs a look",
    administer: "Manage users and roles, see the full history, and export unapproved services",
  },
  extents: {
    no: "no",
    yes: "yes",
    own: "own",
    any: "any",
    limited: "up to their limit",
    unlimited: "no limit",
    propose: "suggest changes to any",
    read: "view",
    decide: "approve and send back",
    remove: "approve, send back, and remove",
    service: "all service feedback",
    all: "all",
    edit: "add and edit",
    delete: "add, edit, and delete",
  },
};

export type PermissionsWords = typeof permissions;

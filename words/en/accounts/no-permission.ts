import { roles } from "../base/roles.ts";

/** In place of a page that the viewer may not open, or of the form of a service that they may not edit. */
export const noPermission = {
  title: "You can't open this page",
  why: (role: string) => `This page is for other roles. Your role is: ${role}.`,
  hint: "Do you need it? Write to us.",
  roles,
  notYours: (name: string) => `You can't edit ${name}`,
  notYoursWhy: "It belongs to another account.",
  notYoursHint: "Is something wrong? Report it on the page of the service.",
  viewService: "View the service",
  manage: "Manage services",
  writeToUs: "Write to us",
};

export type NoPermissionWords = typeof noPermission;

import type { KeyScope, KeyState } from "../../api-keys/api-key.ts";
import { roles } from "./roles.ts";

/** The page of API keys, for administrators (rules api-keys 1–9). */
export const apiKeys = {
  title: "API keys",
  intro:
    "A key lets another program use this directory, such as a county's data system. It can do what you choose here and nothing more. It never manages people or keys.",
  list: "Keys",
  none: "There are no keys yet.",
  facts: (role: string, requests: string) => `${role}, up to ${requests} requests a minute`,
  states: { WORKS: "Works", EXPIRED: "Expired", ENDED: "No longer works" } satisfies Record<KeyState, string>,
  begins: (begins: string) => `Begins with ${begins}`,
  worksUntil: (day: string) => `Works until ${day}.`,
  expiredOn: (day: string) => `Expired on ${day}.`,
  lastUsed: (day: string) => `Last used on ${day}.`,
  neverUsed: "Never used.",
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke ${name}`,
  question: (name: string) => `Revoke “${name}”?`,
  hint: "The program that uses it stops working right away. This can't be undone.",
  yes: "Revoke the key",
  no: "Cancel",
  revoked: "The key no longer works.",
  create: "Make a key",
  name: "Name",
  nameHint: "Who or what uses it. The history shows this name.",
  role: "Role",
  roleHint: "The key can do at most what this role can.",
  roles,
  scopes: "What it can do",
  scopeNames: {
    readWaiting: "See services and changes that wait for review",
    editService: "Edit services",
    publishUnreviewed: "Have its edits published without review",
    updateBeds: "Update beds",
  } satisfies Record<KeyScope, string>,
  days: "Works for",
  daysOption: (days: number) => `${days} days`,
  requests: "Requests a minute",
  send: "Make the key",
  sending: "Making…",
  errors: {
    name: "Please input Name",
    scopes: "Please choose at least one.",
    requests: "Please enter a number from 1 to 6,000.",
    tooMany: "Too many keys work. Revoke one first.",
  },
  made: (name: string) => `The key “${name}”`,
  copyNow: "Copy it now. No one can see it again after this.",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "That didn't work. Please select the text and copy it.",
  saved: "I've saved it",
  failed: "That didn't work. Please try again.",
  notYours: "You don't have permission to do this.",
};

export type ApiKeysWords = typeof apiKeys;

import type { WebhookEvent } from "#domain/integrations/webhooks/webhook.ts";

/** The page of webhooks, for administrators (rules webhooks 1–12). */
export const webhooks = {
  title: "Webhooks",
  intro:
    "A webhook tells another program right away when public information changes. It gets what visitors can see, and nothing else.",
  list: "Receivers",
  none: "There are no webhooks yet.",
  events: {
    "service.created": "A service becomes public",
    "service.updated": "A service's information changes",
    "service.deleted": "A service is no longer public",
    "beds.updated": "Beds are counted",
  } satisfies Record<WebhookEvent, string>,
  works: "It works.",
  failing: (since: string) =>
    `Messages haven't gotten through since ${since}. We keep trying for three days.`,
  off: {
    BY_HAND: (day: string) => `Turned off on ${day}.`,
    FAILING: (day: string) => `Turned off by itself on ${day}, because nothing got through for three days.`,
    GONE: (day: string) => `Turned off on ${day}, because the program wants no more messages.`,
  },
  waiting: (count: number) => (count === 1 ? "1 message is waiting." : `${count} messages are waiting.`),
  failedTitle: "Not delivered",
  failedMessage: (event: string, outcome: string, when: string) => `${event}: ${outcome}, last tried ${when}`,
  outcomes: {
    TIMEOUT: "no answer in time",
    UNREACHABLE: "couldn't be reached",
    NOT_PUBLIC: "private address",
  },
  answered: (status: string) => `answered ${status}`,
  service: "Service",
  again: "Send again",
  againOf: (event: string, when: string) => `Send again: ${event}, ${when}`,
  allAgain: "Send all again",
  sentAgain: "It will be sent again.",
  turnOff: "Turn off",
  turnOn: "Turn on",
  remove: "Delete",
  removeOf: (host: string) => `Delete ${host}`,
  turnOffOf: (host: string) => `Turn off ${host}`,
  turnOnOf: (host: string) => `Turn on ${host}`,
  renew: "New secret",
  renewOf: (host: string) => `New secret for ${host}`,
  renewQuestion: (host: string) => `Make a new secret for ${host}?`,
  renewHint:
    "We sign with both secrets for 24 hours, so the program can change over. After that, only the new one counts.",
  renewAgainHint:
    "The secret from before the current one stops counting right away. We sign with the current one and the new one for 24 hours.",
  renewYes: "Make a new secret",
  bothSecrets: (until: string) => `Until ${until}, the secret before this one counts too.`,
  question: (host: string) => `Delete the webhook to ${host}?`,
  hint: "It won't get any more messages. This can't be undone.",
  yes: "Delete the webhook",
  no: "Cancel",
  removed: "The webhook was deleted.",
  create: "Add a webhook",
  url: "Web address",
  urlHint: "It begins with https:// and is on the public internet.",
  choose: "When it gets a message",
  send: "Add the webhook",
  sending: "Adding…",
  errors: {
    url: "Please input a web address that begins with https://.",
    events: "Please select at least one.",
    tooMany: "There are too many webhooks. Delete one first.",
  },
  made: (host: string) => `The secret for ${host}`,
  copyNow: "The program checks our signature with it. Copy it now. No one can see it again after this.",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "That didn't work. Please select the text and copy it.",
  saved: "I've saved it",
  failed: "That didn't work. Please try again.",
  notYours: "You don't have permission to do this.",
};

export type WebhooksWords = typeof webhooks;

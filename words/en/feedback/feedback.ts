import { phoneField } from "../base/phone-field.ts";
import { messageSubject } from "./message-subject.ts";
/** The forms by which people write: to a service, about one, and about the app. */
export const feedback = {
  phoneField,
  titles: {
    contact: (name: string) => `Message ${name}`,
    report: "Report service info",
    feedback: "Write to us",
  },
  intro: {
    contact: (name: string) => `Your message goes to ${name}.`,
    report: (name: string) =>
      `What is wrong or missing about ${name}? Your report goes to the people who run this directory.`,
    feedback: () => "What works? What doesn't? What is missing? We read every message.",
  },
  /** Under a report: for people who run the service. */
  claim: { hint: "Do you run this service?", link: "This is my organization" },
  /** Above Send, of a message to a service and of a report. */
  mustReport: "If you name a child or an older person who is being hurt, the staff may have to report it.",
  urgent: "No one reads this right away. If you're in danger, call 911. In a crisis, call or text 988.",
  labels: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    message: "Message",
  },
  hints: {
    email: "Used only to answer you. No ads.",
    phone: "10 digits",
  },
  /** Subject of a message to a service, whose form asks for none. */
  subjectTo: messageSubject,
  /** Each message names the label above its field: "Please input Email". */
  errors: {
    required: {
      name: "Please input Name",
      email: "Please input Email",
      phone: "Please input Phone",
      subject: "Please input Subject",
      message: "Please input Message",
    },
    notEmail: "Please input valid Email.",
    notPhone: "Please input a 10-digit phone number.",
    tooLong: (label: string, max: number) => `${label} in less than ${max} characters.`,
    other: "Please check this field.",
  },
  summary: (count: number) => (count === 1 ? "Please check one field." : `Please check ${count} fields.`),
  location: "Send my location",
  locationHint: "We round it to about 300 feet. We send it only if you check this box.",
  send: "Send",
  sending: "Sending…",
  sent: {
    contact: "Message sent. Thank you!",
    report: "Report sent. Thank you!",
    feedback: "Message sent. Thank you!",
  },
  receipt: "We're emailing you a short confirmation.",
  another: "Write another message",
  toList: "Back to the list",
  queued:
    "You're offline. We saved your message and will send it when you're back online, even if you leave this page.",
  queuedCount: (count: number) =>
    count === 1
      ? "1 message will be sent when you're back online."
      : `${count} messages will be sent when you're back online.`,
  queuedSent: (count: number) =>
    count === 1 ? "Your saved message was sent." : `Your ${count} saved messages were sent.`,
  queuedRejected: "We couldn't send a saved message. Its text is back in the form.",
  cannotQueue:
    "You're offline, and this browser can't save messages. Your text is still here. Please try again later.",
  tooManyMessages: "Too many messages. Please wait a while and try again. Your text is still here.",
  failed: "Something went wrong. Please try again. Your text is still here.",
  gone: "This service is no longer listed.",
  draft: "We brought back what you typed before.",
  draftInOtherTab: "This form is also open in another tab. This tab won't save a draft.",
  needsScripts: "This form needs JavaScript. You can also email us.",
  pictures: {
    label: (max: number) => `Pictures (up to ${max})`,
    hint: "PNG, JPEG, or WebP. Up to 10 MB each. We remove hidden location and device data.",
    choose: "Choose pictures",
    drop: "or drag them here",
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
    progress: (name: string, percent: number) => `${name}: ${percent}%`,
    ready: "ready",
    queued: "waiting for a connection",
    working: "checking",
    notPicture: "This file isn't a PNG, JPEG, or WebP picture. Please choose another one.",
    tooLarge: "This picture is larger than 10 MB. Please choose a smaller one.",
    tooManyPixels: "This picture is too big. Please choose a smaller one.",
    failed: "We couldn't send this picture.",
    retry: "Try again",
    tooMany: (max: number) => `You can add up to ${max} pictures.`,
    gone: "We keep pictures for one day only. Please check them and send again.",
    removeFirst: "Please remove the pictures that can't be sent.",
    number: (at: number) => `Picture ${at}`,
  },
};

export type FeedbackWords = typeof feedback;

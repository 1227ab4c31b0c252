import { phoneField } from "../base/phone-field.ts";
/** The page by which people ask for a service that no one owns (rules feedback 27–30). */
export const claims = {
  phoneField,
  title: "This is my organization",
  intro: (name: string) => `Do you run ${name}? Then you can keep its information correct here.`,
  next: "We may call the number listed for the service and ask about you. Nothing changes before that.",
  phone: "Your phone",
  phoneHint: "10 digits",
  message: "What you do there",
  messageHint: "For example your job, and when we can call.",
  ask: (email: string) => `Also ask at ${email}`,
  askHint: "We email your name and your email there. Someone who reads it can say yes for you.",
  required: {
    phone: "Please input Phone",
    message: "Please input What you do there",
  },
  notPhone: "Please input a 10-digit phone number.",
  send: "Send",
  sending: "Sending…",
  sent: "We have your message. We'll call the service soon.",
  linkMailed: "Your email matches this service. Please open the link in the email that we sent you.",
  listedEmailAsked: "We have your message, and wrote to the service's email. We may also call.",
  toService: "Back to the service",
  hasOwner: "Someone already looks after this service. Please send a message to it instead.",
  isOpen: "We already have your message about this service.",
  notConfirmed: "Please confirm your email first. Then come back to this page.",
  toProfile: "Go to your profile",
  /** The page of the mailed link. */
  accept: {
    title: "Look after a service",
    intro: "You asked to look after a service. Do you still want to?",
    button: "Yes, I run this service",
    done: (name: string) => `You now look after ${name}.`,
    /** Page of the link mailed to the listing's address, for the person who reads its mail. */
    other: {
      intro: (service: string) => `This person asks to look after ${service}, and to change its information:`,
      know: "Do you know this person, and should they do this? If not, close this page. Then nothing changes.",
      button: "Yes, let them do this",
      done: (service: string) => `This person now looks after ${service}.`,
    },
    dead: "This link no longer works. Please ask again on the service's page.",
    toForm: "Update the service",
    toService: "See the service",
    findService: "Find the service",
    writeToUs: "Write to us",
    failed: "Something went wrong. Please try again.",
  },
  failed: "Something went wrong. Please try again. Your text is still here.",
};

export type ClaimsWords = typeof claims;

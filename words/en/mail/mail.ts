import type { Role } from "#domain/base/roles/role.ts";
import type { WaitingReason } from "#domain/imports/harvest/many-changes.ts";

/** Texts of emails. Texts by people (`name`, `reason`, …) are passed unchanged; the composer makes them harmless. */
export const mail = {
  footer: (product: string, origin: string) => `${product} · ${origin}`,
  noReply: "Please don't reply. No one reads replies to this email.",
  notYou: "If this wasn't you, you don't need to do anything.",
  confirmEmail: {
    subject: (product: string) => `Confirm your email for ${product}`,
    intro: (product: string) =>
      `Someone, most likely you, used this email to open an account with ${product}.`,
    link: "Confirm this email",
    lasts: "The link works for 7 days.",
    why: "After you confirm, people can send you messages about your services.",
    notYou: "If this wasn't you, open the link and choose “I didn't open this account”.",
  },
  welcome: {
    subject: (product: string) => `Welcome to ${product}`,
    intro: (product: string) => `Your account with ${product} is ready.`,
    next: "Add your services and keep their hours and beds up to date. Then people can find them.",
    link: "Go to your services",
  },
  resetPassword: {
    subject: (product: string) => `Reset your ${product} password`,
    intro: (product: string) =>
      `Someone, most likely you, asked for a new password for this ${product} account.`,
    link: "Choose a new password",
    lasts: "The link works once, for one hour.",
    notYou: "If this wasn't you, you don't need to do anything. Your password stays the same.",
  },
  invitation: {
    subject: (product: string) => `You're invited to ${product}`,
    intro: (product: string) => `Someone who runs ${product} invites you to help.`,
    roles: {
      USER: "As a provider, you add your services and keep them up to date.",
      "AUTO USER":
        "As a trusted provider, you keep your services up to date. Your changes are public right away.",
      VOLUNTEER: "As a volunteer, you confirm services and suggest changes.",
      "VOLUNTEER LEAD": "As a volunteer lead, you edit services and review changes.",
      "SUPER USER": "As a super user, you edit services, review changes, update beds, and set alerts.",
      ADMINISTRATOR: "As an administrator, you manage services, people, and roles.",
    } satisfies Record<Role, string>,
    link: "Choose a password",
    lasts: "The link works once, for 7 days.",
    notYou: "If you don't want this, you don't need to do anything.",
  },
  confirmListings: {
    subject: (service: string) => `Is this still right? ${service}`,
    subjectOfMany: (count: number) => `Is this still right? ${count} services`,
    intro: (product: string) =>
      `People find help on ${product}. Please check that what it shows about you is still right. It takes ten seconds, and you need no account.`,
    link: "Check the information",
    change: "If something has changed, you can say so on the same page.",
    lasts: "Each link works once, for 30 days.",
    notYou: "If you don't know this service, you don't need to do anything.",
  },
  rollCall: {
    subject: (service: string) => `Open today? ${service}`,
    subjectOfMany: (count: number) => `Open today? ${count} services`,
    intro: (product: string) =>
      `The weather is dangerous, and people look for help on ${product}. Please say whether you are open today. It takes ten seconds, and you need no account.`,
    link: "Say whether you are open",
    lasts: "Each link works once, while the weather lasts.",
    notYou: "If you don't know this service, you don't need to do anything.",
  },
  rollCallPage: {
    title: "Open today?",
    intro:
      "If you say no, people see until midnight that you are closed. The other answers don't change your hours.",
    details: {
      title: "If you are open (you can leave this empty)",
      until: "Until when can people come in?",
      beds: "How many beds are left?",
      overflow: "Is there room beside the beds?",
      pets: "Can people bring pets?",
      yes: "Yes",
      no: "No",
      unknown: "Not sure",
    },
    answers: { YES: "Yes, open as usual", NO: "No, closed today", LIMITED: "Open, but limited" },
    done: {
      YES: "Thank you. People can see what you said, and when.",
      NO: "Thank you. People can see that you are closed until midnight.",
      LIMITED: "Thank you. People can see that you are open but limited.",
    },
    dead: "This link has expired or was used already.",
    home: "Go to the list of services",
  },
  enrollPasskey: {
    subject: (product: string) => `Create a passkey for ${product}`,
    intro: (product: string) =>
      `Someone, most likely you, signed in to ${product} with the right password. This account also needs a passkey.`,
    link: "Create a passkey",
    lasts: "The link works once, for one hour.",
    notYou: "If this wasn't you, someone knows your password. Don't open the link. Choose a new password.",
  },
  signInChanged: {
    subject: (product: string) => `How you sign in to ${product} has changed`,
    what: {
      passkeyAdded: (product: string) => `A passkey was added to your ${product} account.`,
      passkeyRemoved: (product: string) => `A passkey was removed from your ${product} account.`,
      passkeysReset: (product: string) =>
        `An administrator removed the passkeys and recovery codes of your ${product} account. You can add new ones.`,
      recoveryCodeUsed: (product: string) =>
        `A recovery code was used to sign in to your ${product} account.`,
    },
    link: "See your passkeys",
    notYou: "If this wasn't you, choose a new password and remove every passkey that isn't yours.",
  },
  toService: {
    subject: (service: string) => `A message about ${service}`,
    intro: (service: string) => `Someone sent a message to ${service}:`,
    noOwner: "No one with a confirmed email manages this service, so the message came to you.",
    answer: "Reply to this email to answer the person who wrote.",
    from: "Name",
    email: "Email",
    phone: "Phone",
    about: "Subject",
    where: "Location when sent",
    pictures: (count: number) =>
      count === 1 ? "The message includes 1 picture." : `The message includes ${count} pictures.`,
    link: "See the service",
  },
  toAdministrators: {
    subjectReport: (service: string) => `A report about ${service}`,
    subjectOpinion: (subject: string) => `Feedback: ${subject}`,
    introReport: (service: string) => `Someone sent a report about ${service}:`,
    introOpinion: (product: string) => `Someone sent feedback about ${product}:`,
    answer: "Reply to this email to answer the person who wrote.",
  },
  claimToAdministrators: {
    subject: (service: string) => `Someone says they run ${service}`,
    intro: (service: string) => `Someone asks to look after ${service}:`,
    call: "Please call the listed number, not the one above. Ask if this person works there.",
    listed: "Listed number",
    extension: (extension: string) => `ext. ${extension}`,
    link: "Decide",
  },
  claimLink: {
    subject: (service: string) => `Do you run ${service}?`,
    intro: (service: string, product: string) => `You asked to look after ${service} on ${product}.`,
    link: "Yes, I run this service",
    lasts: "The link works once, for 7 days.",
    notYou: "If you didn't ask for this, don't open the link. Then nothing changes.",
  },
  claimLinkToListing: {
    subject: (service: string) => `Does this person work at ${service}?`,
    intro: (service: string, product: string) =>
      `This person asks to look after ${service} on ${product}, and to change its information:`,
    know: "Do you know this person, and should they do this? Then please open the link.",
    link: "Decide",
    lasts: "The link works once, for 7 days.",
    notKnown: "If not, don't do anything. Then nothing changes.",
    why: (mails: number) =>
      `Your email is on the page of the service. You get at most ${mails} such emails in 30 days.`,
  },
  claimGranted: {
    subject: (service: string) => `You now look after ${service}`,
    intro: (service: string) => `You can now update ${service} and confirm its information.`,
    link: "Go to your services",
  },
  claimEnded: {
    subject: (service: string) => `${service} has an owner`,
    intro: (service: string) => `You asked to look after ${service}. Someone else does now.`,
    next: "If that's wrong, please report it on the service's page.",
    link: "See the service",
  },
  claimProved: {
    subject: (service: string) => `${service} has a new owner`,
    intro: (service: string) => `This person now looks after ${service}. A link by email granted it:`,
    next: "If that's wrong, you can change the owner in the service's form.",
    link: "Open the service",
  },
  toOwnerOfReported: {
    subject: (service: string) => `Someone sent a report about ${service}`,
    intro: (service: string) => `Someone who viewed ${service} reported this:`,
    check:
      "If it's correct, please update your service. The people who run this directory got the report too.",
    link: "See the service",
  },
  receipt: {
    subject: (product: string) => `${product} got your message`,
    thanks: "Thank you. We got your message, and someone will read it.",
    notNow: "No one reads it right away. If you're in danger, call 911. In a crisis, call or text 988.",
    notYou: "If you didn't write to us, someone else used your email address. You don't need to do anything.",
  },
  serviceApproved: {
    subjectNew: (service: string) => `${service} is now public`,
    subjectEdit: (service: string) => `Your changes to ${service} are now public`,
    introNew: (service: string) => `${service} was approved. Everyone can find it now.`,
    introEdit: (service: string) => `Your changes to ${service} were approved. Everyone can see them now.`,
    link: "See the service",
  },
  serviceRefused: {
    subjectNew: (service: string) => `${service} needs a change before we can approve it`,
    subjectEdit: (service: string) => `Your changes to ${service} need another look`,
    introNew: (service: string) => `${service} was not approved yet. Here's why:`,
    introEdit: (service: string) =>
      `Your changes to ${service} were not approved yet. The public version stays the same. Here's why:`,
    next: "You can edit it and send it again.",
    link: "Go to your services",
  },
  waitingForReview: {
    subject: (count: number) =>
      count === 1 ? "1 service is waiting for review" : `${count} services are waiting for review`,
    newServices: (count: number) => (count === 1 ? "One new service." : `${count} new services.`),
    edits: (count: number) =>
      count === 1 ? "Changes to one public service." : `Changes to ${count} public services.`,
    link: "Review now",
    often: "We send this email at most once an hour, and only when something is waiting.",
  },
  placeWithheld: {
    subject: (service: string) => `${service}: we don't show where it is`,
    intro: (service: string) =>
      `What is said about ${service} sounds like a place where people need to stay safe from someone. So visitors now see only the region.`,
    next: "Must its address stay secret? Please answer yes or no. Until then it stays hidden, and you still see it.",
    link: "Answer",
  },
  placeAsked: {
    subject: (service: string) => `Should the address of ${service} be shown?`,
    intro: (service: string) => `Someone asked to show the address of ${service} again.`,
    next: "Nothing changes until someone else agrees. You can agree, or keep it hidden.",
    link: "Decide",
  },
  placeOpens: {
    subject: (service: string) => `The address of ${service} will be shown in 24 hours`,
    intro: (service: string) => `It was agreed to show the address of ${service}.`,
    next: "If this could put anyone in danger, keep it hidden. You have 24 hours.",
    link: "Look at the service",
  },
  placeTownAtMost: {
    subject: (service: string) => `${service}: visitors no longer see the street`,
    intro: (service: string) =>
      `${service} protects people. Visitors now see its town at most, and no street, ZIP code or pin. If the town has fewer than 50,000 people, they see only the county.`,
    next: "You don't have to do anything. You still see the whole address when you edit the service. There you can also ask to show the street.",
    link: "Look at the service",
  },
  streetInWords: {
    subject: (service: string) => `${service}: a street was taken out of its texts`,
    intro: (service: string) =>
      `The texts of ${service} named the street of another service of the same organization, which keeps its address secret. Visitors no longer see that street.`,
    next: "You don't have to do anything. Please don't name the street again.",
    link: "Look at the service",
  },
  doorAsked: {
    subject: (service: string) => `Show the street of ${service} to everyone?`,
    intro: (service: string) =>
      `Someone with your account asked to show everyone the street of ${service}, which protects people.`,
    next: "Nothing changes until you confirm it there. If it wasn't you, take it back and change your password.",
    link: "Confirm, or take it back",
  },
  doorOpens: {
    subject: (service: string) => `Everyone will see the street of ${service} in 24 hours`,
    intro: (service: string) => `You confirmed that everyone may see the street of ${service}.`,
    next: "If this could put anyone in danger, take it back. You have 24 hours. If it wasn't you, change your password.",
    link: "Look at the service",
  },
  unreadPhones: {
    subject: (count: number): string =>
      count === 1
        ? "A service that protects people has no phone number we can read"
        : `${count} services that protect people have no phone number we can read`,
    intro: (count: number): string =>
      count === 1
        ? "We couldn't read the number that the source gives for this service. Visitors see the hotline and 211 instead."
        : "We couldn't read the numbers that the sources give for these services. Visitors see the hotline and 211 instead.",
    next: "Please enter the right number.",
    more: (count: number) => `And ${count} more. You find them under “Directory health”.`,
  },
  harvestWaits: {
    subject: (source: string) => `Changes from ${source} are waiting`,
    reasons: {
      REVIEW: (source: string) => `There is something new in ${source}. It goes in when you say so.`,
      MANY: (source: string) =>
        `Many services of ${source} would change, or are gone there. That can be a mistake, so we ask you first.`,
    } satisfies Record<WaitingReason, (source: string) => string>,
    unchanged: "Nothing has changed yet.",
    link: "See the changes",
  },
  /** At the end of each mail that people can choose. */
  notices: {
    why: "You get this email because of your role or your services.",
    choose: "Choose when we email you",
    end: "Stop these emails",
  },
  dailyDigest: {
    subject: "Your daily summary",
    intro: "This is waiting for you:",
    newServices: (count: number) =>
      count === 1 ? "1 new service to review." : `${count} new services to review.`,
    edits: (count: number) =>
      count === 1 ? "Changes to 1 public service." : `Changes to ${count} public services.`,
    harvests: (count: number) =>
      count === 1 ? "Changes from 1 other directory." : `Changes from ${count} other directories.`,
    messages: (count: number) => (count === 1 ? "1 unread message." : `${count} unread messages.`),
    deletionRequests: (count: number) =>
      count === 1 ? "1 request to delete an account." : `${count} requests to delete an account.`,
    approved: (count: number) =>
      count === 1 ? "1 of your services was approved." : `${count} of your services were approved.`,
    refused: (count: number) =>
      count === 1 ? "1 of your services needs a change." : `${count} of your services need a change.`,
    links: {
      approvals: "Review now",
      harvests: "See the changes",
      messages: "Read the messages",
      people: "Go to users",
      services: "Go to your services",
    },
  },
  /** The page that ends notices, without signing in. */
  unsubscribe: {
    title: "Stop these emails",
    intro: "You can sign in and change this at any time on your profile.",
    button: "Stop these emails",
    done: "Done. We won't send you these emails anymore.",
    dead: "This link has expired. Sign in to choose when we email you.",
    home: "Go to the list of services",
  },
  webhookDisabled: {
    subject: "Changes are no longer sent to another program",
    intro: (host: string) => `We turned off the webhook to ${host}, because it didn't accept our messages.`,
    lost: "Please check the program, then turn the webhook on again. Changes from until then aren't sent.",
    link: "Go to webhooks",
  },
  deletionRequested: {
    subject: "Someone asked to delete their account",
    intro: "This person asked us to delete their account and its data:",
    name: "Name",
    email: "Email",
    promise: "We promise to confirm within 3 business days. Then we delete the account within 3 days.",
    link: "Go to users",
  },
  /** The page on which the demonstration shows its mails. */
  outbox: {
    title: "Outbox",
    intro: "Emails this demo would have sent, newest first. None of them were sent.",
    empty: "No emails yet.",
    unreadable: "We can't open this email.",
    to: "To",
    from: "From",
    replyTo: "Replies go to",
    date: "Date",
    asText: "Plain text",
    asHtml: "HTML, without styles",
    back: "All emails",
    home: "Go to the home page",
  },
};

export type MailWords = typeof mail;

/** What mails say. Texts of people (`name`, `reason`, …) come as they are; the composing makes them harmless. */
export const mail = {
  footer: (product: string, origin: string) => `${product} · ${origin}`,
  noReply: "Nobody reads answers to this mail.",
  notYou: "If this was not you, you need not do anything.",
  confirmEmail: {
    subject: (product: string) => `Confirm your email for ${product}`,
    intro: (product: string) =>
      `Somebody, most likely you, gave this address for an account with ${product}.`,
    link: "Confirm this address",
    lasts: "The link works for seven days.",
    why: "Messages from people who need your services come to you only after that.",
    notYou: "If this was not you, open the link and choose “I did not make this account”.",
  },
  welcome: {
    subject: (product: string) => `Welcome to ${product}`,
    intro: (product: string) => `Your account with ${product} is ready.`,
    next: "Add your services, keep their hours and beds up to date, and people who need them will find them.",
    link: "Go to your services",
  },
  resetPassword: {
    subject: (product: string) => `A new password for ${product}`,
    intro: (product: string) =>
      `Somebody, most likely you, asked for a new password for the account with ${product} that has this address.`,
    link: "Choose a new password",
    lasts: "The link works once, for one hour.",
    notYou: "If this was not you, you need not do anything: your password stays as it is.",
  },
  toService: {
    subject: (service: string) => `A message about ${service}`,
    intro: (service: string) => `Somebody wrote to ${service}:`,
    noOwner: "This service has no owner whose address is confirmed, so the message comes to you.",
    answer: "Your answer to this mail goes to the person who wrote.",
    from: "Name",
    email: "Email",
    phone: "Phone",
    about: "Subject",
    where: "Where the person was",
    pictures: (count: number) =>
      count === 1 ? "One picture came with it." : `${count} pictures came with it.`,
    link: "See the service",
  },
  toAdministrators: {
    subjectReport: (service: string) => `A report about ${service}`,
    subjectOpinion: (subject: string) => `Feedback: ${subject}`,
    introReport: (service: string) => `Somebody reported about ${service}:`,
    introOpinion: (product: string) => `Somebody wrote about ${product}:`,
    answer: "Your answer to this mail goes to the person who wrote.",
  },
  toOwnerOfReported: {
    subject: (service: string) => `What somebody reported about ${service}`,
    intro: (service: string) => `Somebody who looked at ${service} reported this:`,
    check: "If it is right, please change the service. Those who keep this directory have it too.",
    link: "See the service",
  },
  receipt: {
    subject: (product: string) => `${product} has your message`,
    thanks: "Thank you. Your message arrived and somebody will read it.",
    notNow: "Nobody reads it at once. In danger, call 911; in a crisis, call or text 988.",
    notYou: "If you did not write to us, somebody else gave your address. You need not do anything.",
  },
  serviceApproved: {
    subjectNew: (service: string) => `${service} is public now`,
    subjectEdit: (service: string) => `Your changes to ${service} are public now`,
    introNew: (service: string) => `${service} was approved. Everybody can find it now.`,
    introEdit: (service: string) => `Your changes to ${service} were approved. Everybody sees them now.`,
    link: "See the service",
  },
  serviceRefused: {
    subjectNew: (service: string) => `${service} was not approved`,
    subjectEdit: (service: string) => `Your changes to ${service} were not approved`,
    introNew: (service: string) => `${service} was not approved. This is why:`,
    introEdit: (service: string) =>
      `Your changes to ${service} were not approved; what was public stays so. This is why:`,
    next: "You can change it and send it again.",
    link: "Go to your services",
  },
  waitingForReview: {
    subject: (count: number) =>
      count === 1 ? "One service waits for review" : `${count} services wait for review`,
    newServices: (count: number) => (count === 1 ? "One new service." : `${count} new services.`),
    edits: (count: number) =>
      count === 1 ? "Changes to one public service." : `Changes to ${count} public services.`,
    link: "Review them",
    often: "This mail comes at most once an hour, and only when something waits.",
  },
  deletionRequested: {
    subject: "Somebody asks for the deletion of their account",
    intro: "This person asks for the deletion of their account and of what belongs to it:",
    name: "Name",
    email: "Email",
    promise: "We promise to confirm it within 3 business days and to delete within 3 days after that.",
    link: "Go to the users",
  },
  /** The page on which the demonstration shows its mails. */
  outbox: {
    title: "Outbox",
    intro: "Mails that this demonstration would have sent, newest first. None of them left this computer.",
    empty: "No mail yet.",
    unreadable: "This mail can not be read.",
    to: "To",
    from: "From",
    replyTo: "Answers go to",
    date: "Date",
    asText: "As text",
    asHtml: "As HTML, without its look",
    back: "All mails",
    home: "Go to the home page",
  },
};

export type MailWords = typeof mail;

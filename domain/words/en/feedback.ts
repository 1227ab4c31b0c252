/** The forms by which people write: to a service, about one, and about the app. */
export const feedback = {
  titles: {
    contact: "Connect with us",
    report: "Report service info",
    feedback: "Feedback",
  },
  intro: {
    contact: (name: string) => `Your message goes to ${name}.`,
    report: (name: string) =>
      `What is wrong or missing about ${name}? Your report goes to those who keep this directory.`,
    feedback: () => "What works, what does not, what is missing? We read every message.",
  },
  urgent: "Nobody reads this at once. In danger, call 911; in a crisis, call or text 988.",
  labels: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    message: "Message",
  },
  hints: {
    email: "For the answer. We send no advertising.",
    phone: "10 digits",
  },
  /** With the label in lower case: "Please input your email". */
  errors: {
    required: {
      name: "Please input your name",
      email: "Please input your email",
      phone: "Please input your phone",
      subject: "Please input a subject",
      message: "Please input your message",
    },
    notEmail: "Please input valid Email.",
    notPhone: "Please input a phone number with 10 digits.",
    tooLong: (label: string, max: number) => `${label} in less than ${max} characters.`,
    other: "Please check this.",
  },
  summary: (count: number) => (count === 1 ? "Please check one field." : `Please check ${count} fields.`),
  location: "Send where I am now",
  locationHint: "Only rounded to about 100 meters, and only if you tick this.",
  send: "Send",
  sending: "Sending…",
  sent: {
    contact: "Message sent. Thank you!",
    report: "Report sent. Thank you!",
    feedback: "Feedback sent. Thank you!",
  },
  receipt: "A short receipt is on its way to your email.",
  another: "Write another",
  toList: "Back to the list",
  queued:
    "No network. Your message waits here and is sent as soon as there is one, even if you leave this page.",
  queuedCount: (count: number) =>
    count === 1 ? "One message waits for the network." : `${count} messages wait for the network.`,
  queuedSent: (count: number) =>
    count === 1 ? "Your waiting message was sent." : `${count} waiting messages were sent.`,
  queuedRejected: "A waiting message could not be sent. Its text is back in the form.",
  cannotQueue: "No network, and this browser cannot keep messages. Your text stays here: please try again.",
  tooManyMessages: "Too many messages from here. Please wait a while and try again; your text stays here.",
  failed: "Something wrong, please try again. Your text stays here.",
  gone: "This service is no longer listed.",
  draft: "Your text from before is back.",
  draftInOtherTab: "This form was already open in another tab. This tab does not keep a draft.",
  needsScripts: "This form needs JavaScript. You can also write to us by email.",
  pictures: {
    label: (max: number) => `Pictures (up to ${max})`,
    hint: "PNG, JPEG or WebP, 10 MB each. Place and device are removed from them.",
    choose: "Choose pictures",
    drop: "or drop them here",
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
    progress: (name: string, percent: number) => `${name}: ${percent} %`,
    ready: "ready",
    queued: "waits for the network",
    working: "being checked",
    notPicture: "This is no PNG, JPEG or WebP picture.",
    tooLarge: "Larger than 10 MB.",
    tooManyPixels: "Too many pixels.",
    failed: "Could not be sent.",
    retry: "Try again",
    tooMany: (max: number) => `Only ${max} pictures can come along.`,
    gone: "Pictures are kept for a day only. Please look through them and send once more.",
    removeFirst: "Please remove the pictures that cannot be sent.",
    number: (at: number) => `Picture ${at}`,
  },
};

export type FeedbackWords = typeof feedback;

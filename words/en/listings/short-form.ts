/** The short form of a new service, and what it says once it is sent. */
export const shortForm = {
  short: {
    intro: "Visitors need this first. You can add the rest later.",
    sentence: "What do you offer, in one sentence?",
    sentenceHint: "For example, “Free groceries every Friday, no appointment”.",
    secret: "Is the address secret?",
    secretHint: (found: readonly string[]) =>
      `We ask because this sounds like a service that protects people (“${found.join("”, “")}”).`,
    remote: "There is no place to go to: by phone or online",
    nameFromAccount: (name: string) => `Use “${name}” from your account`,
    phoneFromAccount: (phone: string) => `Use ${phone} from your account. Visitors will see it.`,
    fromZip: "City and state are from the ZIP code. Change them if they are wrong.",
    whole: "Answer all questions now",
  },
  /** Facts that can be added later: what each is about, and what visitors read until then. */
  rest: {
    title: "Add the rest when you have time. Until then, visitors read:",
    titleWaiting: "Add the rest when you have time. After the review, visitors read until then:",
    meanwhile: {
      rules: ["Rules to come in", "“Call to ask”"],
      pets: ["Pets", "“Call to ask”"],
      cost: ["Cost and what to bring", "Nothing about it"],
      spanish: ["Spanish", "Your English text, with a label"],
    },
    add: "Add the rest",
  },
};

export type ShortFormWords = typeof shortForm;

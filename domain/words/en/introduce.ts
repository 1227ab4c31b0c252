/** The tutorial: nine slides, one subject each (rule introduce 3). */
export const introduce = {
  title: "How Amparo works",
  slide: (number: number, all: number) => `Slide ${number} of ${all}`,
  language: "Language",
  skip: "Skip",
  before: "Back",
  next: "Next",
  agree: "I agree",
  cancel: "Cancel",
  crisisLines: "Crisis lines",
  continueTo: (place: string) => `Continue to ${place}`,
  list: "the list of services",
  opened: "the page you opened",
  results: (text: string) => `the results for “${text}”`,
  /** Said in one sentence around the two links. */
  continuing: "By continuing you agree to the",
  terms: "terms of use",
  and: "and the",
  privacy: "privacy policy",
  slides: [
    {
      title: "Find help that is open now",
      text: "Food, beds, care and work near you: what is open and until when, how far it is, how many beds are free, and how many people said thanks.",
    },
    {
      title: "Read it, then go",
      text: "Each page says who is welcome, the hours of the week, and how to get there, by bus too. Press the star to keep it, without a network too.",
    },
    {
      title: "Five tabs",
      text: "Food, Shelter, Health, Resources and Work with Education. The row above narrows each one, such as Meals or Emergency.",
    },
    {
      title: "Only what fits you",
      text: "Press More to see first what is for women, men, families, young people, seniors, veterans, people with disabilities or LGBTQ+ people.",
    },
    {
      title: "Somebody to talk to, now",
      text: "Crisis lines answer day and night. Call, text or chat, without agreeing to anything here. In danger, call 911.",
    },
    {
      title: "Reach them, or reach us",
      text: "Call a service with one press, or write to it. If something on its page is wrong, tell us.",
    },
    {
      title: "A list or a map",
      text: "Look at the list or at the map. Press the place at the top to choose a city or a ZIP, or where you are.",
    },
    {
      title: "Questions?",
      text: "Press the speech bubble at the top to read answers to what people ask most, in English and Spanish.",
    },
    {
      title: "Before you start",
      text: "Amparo is free, needs no account and shows no advertising. Hours and beds change quickly: when it matters, call before you go.",
    },
  ],
  accept: "Do you accept the",
};

export type IntroduceWords = typeof introduce;

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
  crisisLines: "Help now",
  continueTo: (place: string) => `Continue to ${place}`,
  list: "the list of services",
  opened: "the page you opened",
  results: (text: string) => `the results for “${text}”`,
  /** One sentence around the two links. */
  continuing: "By continuing, you agree to the",
  terms: "terms of use",
  and: "and the",
  privacy: "privacy policy",
  slides: [
    {
      title: "Find help that is open now",
      text: "Food, beds, care, and work near you. See what is open, how far it is, and how many beds are free. A heart shows how many people said thanks.",
    },
    {
      title: "Get the details",
      text: "See who is welcome, the hours, and how to get there by bus. Tap the star to save a service. Saved services open offline too.",
    },
    {
      title: "Choose a tab",
      text: "Choose Food, Shelter, Health, Resources, or Work. Education is under Work. Use the row above to narrow the list, like Meals or Emergency.",
    },
    {
      title: "Find what fits you",
      text: "Tap Filters to see services for you first. Choose women, men, families, youth, seniors, veterans, people with disabilities, or LGBT+ people.",
    },
    {
      title: "Talk to someone now",
      text: "Call, text, or chat with a crisis line, day or night. You don't need to agree to anything first. In danger? Call 911.",
    },
    {
      title: "Contact a service or us",
      text: "Call a service with one tap, or send a message. See something wrong on its page? Let us know.",
    },
    {
      title: "A list or a map",
      text: "See services on a list or a map. Tap the place at the top to choose a city, a ZIP code, or your location.",
    },
    {
      title: "Have questions?",
      text: "Tap the speech bubble at the top for answers to common questions. It works in English and Spanish.",
    },
    {
      title: "Before you start",
      text: "Amparo is free. You don't need an account, and there are no ads. Hours and beds change quickly, so call before you go.",
    },
  ],
  accept: "Do you accept the",
};

export type IntroduceWords = typeof introduce;

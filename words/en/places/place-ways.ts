/** Whether there is a place to go to. */
export const placeWays = {
  place: { text: "Yes, at an address", hint: "You can keep the address hidden." },
  remote: {
    text: "No, by phone or online",
    hint: "We don't ask for an address. Add a phone number, an email, or a website.",
  },
};

/** The directory of a place in one file (rules city-file 1–8): the page that makes it, the file itself, and About. */
export const cityFile = {
  title: "Directory in one file",
  intro:
    "Make one file with the services around a place. It opens on any phone or computer without internet, in English and Spanish. Copy it to a memory card or send it.",
  leftOut: "It leaves out services that protect people and services that hide their address.",
  place: "Town or ZIP",
  placeHint: "For example Miami, FL or 33101",
  make: "Make the file",
  making: "Making the file…",
  errors: {
    required: "Please input Town or ZIP.",
    unknown: "We don't know this place. Check the spelling or try a ZIP.",
  },
  failed: "That didn't work. Please try again.",
  made: (place: string, services: string, size: string) =>
    `The file for ${place} is ready: ${services}, ${size}. Look for it in your downloads.`,
  services: (count: string) => (count === "1" ? "1 service" : `${count} services`),
  kilobytes: (size: string) => `${size} kB`,
  cut: "There are more services than fit into one file. It has the nearest ones.",
  key: "The file is signed. Its key is on the About page, so that anyone can check the file.",

  /** Texts within the file itself. */
  file: {
    title: (place: string) => `Services near ${place}`,
    language: "Language",
    asOf: (date: string, time: string) => `As of ${date}, ${time}`,
    call: "Things change. Call before you go.",
    cut: (count: string) => `This file has the nearest ${count} services. It doesn't have all of them.`,
    leftOut: "Some services keep their address private and aren't in this file. Call 211 to find them.",
    oldFile: (days: number) => `This file is ${days} days old. Ask for a newer one.`,
    wrongClock: "The date of this device is before the day of this file. Set the date to see what's open.",
    emergency: "In danger now?",
    lifeline: "Crisis line",
    help: "Other help",
    search: "Search",
    searchHint: "food, shower, clinic",
    near: "Near a town or ZIP",
    unknownPlace: "This file doesn't know that place. Try another town or ZIP.",
    tabs: "Service type",
    all: "All",
    need: "Kind of help",
    audience: "Who is it for?",
    openNow: "Open now",
    print: "Print",
    found: (count: string) => (count === "1" ? "1 service" : `${count} services`),
    none: "No service matches. Try fewer filters, or call 211.",
    someWords: "Has some of your words",
    more: "Show more",
    details: "Details",
    detailsOf: (name: string) => `Details: ${name}`,
    hours: "Hours",
    noHours: "We don't know the hours. Call before you go.",
    filters: "Place and more filters",
    closed: "Closed",
    area: (area: string) => `${area}. Call for the address.`,
    extension: (extension: string) => `ext. ${extension}`,
    audiences: "Who is welcome",
    email: "Email",
    website: "Website",
    source: (name: string) => `From ${name}`,
    checked: (date: string) => `Checked on ${date}`,
    alsoUnder: "More under this type",
    signed: "This file is signed. Compare its key with the one on the About page of the directory:",
  },

  /** The section of the page About. */
  about: {
    heading: "Files of this directory",
    text: "Files with services for use without internet are signed. This is the code of their key:",
    check:
      "The same code is at the end of each file. To check the signature too, run this where the software is installed:",
  },
};

export type CityFileWords = typeof cityFile;

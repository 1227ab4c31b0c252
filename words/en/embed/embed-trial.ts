import type { EmbedOption } from "#domain/embed/embed-options.ts";

const options: Record<EmbedOption, string> = {
  place: "Town with its state, or ZIP code",
  type: "Service type",
  need: "What people need",
  topic: "Topic",
  audience: "Who is welcome",
  organization: "Organization",
  q: "Words to search for",
  open: "Open now only",
  limit: "How many",
  lang: "Language",
};

/** The page on which a list for another site is put together (rule embed 9). */
export const embedTrial = {
  title: "A list of services for your own page",
  intro:
    "Choose what the list shows, then copy the two lines into your page. It sets no cookies and tells no one who your visitors are.",
  options,
  any: "Any",
  unknownOrganization: "We don't know this organization. Type a part of its name.",
  severalOrganizations: "Several organizations have this name. Choose one, then show the list.",
  show: "Show the list",
  code: "Lines to copy",
  preview: "What visitors see",
  noScript: "Turn on scripts to see the list here.",
  theme: "Your style sheet can set these properties of the list:",
};

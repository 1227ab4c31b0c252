import type { ServiceType } from "#domain/services/enumerations.ts";

/** The page of a topic, and what the reader's language calls it. */
export type TopicLink = readonly [path: string, name: string];

/** Topics that tabs show beside their needs (rule topics 8), for the tab that the document was made for. */
export type TopicsByTab = { readonly [Tab in ServiceType | "ALL"]?: readonly TopicLink[] };

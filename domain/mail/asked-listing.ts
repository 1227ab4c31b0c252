import { link, type MailPart, NAME_IN_SENTENCE, paragraph } from "./mail-body.ts";
import { toSafeLine } from "./safe-text.ts";

/** A service about which a mail asks by a link. */
export interface AskedListing {
  readonly name: string;
  /** Street and city, which distinguish services of one name; null where they are not public. */
  readonly place: string | null;
  readonly token: string;
}

/** The subject of a mail about one service names it. */
export function askedSubject(
  services: readonly AskedListing[],
  { subject, subjectOfMany }: { subject: (name: string) => string; subjectOfMany: (count: number) => string },
): string {
  const [first] = services;
  return services.length === 1 && first !== undefined
    ? subject(toSafeLine(first.name, NAME_IN_SENTENCE))
    : subjectOfMany(services.length);
}

/** Lists a link for each service below its title; the sites of a program follow each other. */
export function askedLinks(
  services: readonly AskedListing[],
  { origin, label, pathOf }: { origin: string; label: string; pathOf: (token: string) => string },
): MailPart[] {
  return services.flatMap((service) => [
    paragraph(askedLine(service)),
    link(origin, label, pathOf(service.token)),
  ]);
}

function askedLine({ name, place }: AskedListing): string {
  return [name, place]
    .flatMap((part) => (part === null ? [] : toSafeLine(part, NAME_IN_SENTENCE)))
    .join(", ");
}

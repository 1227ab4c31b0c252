import type { Language } from "#domain/base/languages/language.ts";
import type { OfflineFacts } from "#domain/offline/city-pack/offline-service.ts";
import { element } from "../../../base/browser/element.ts";
import { inLanguage } from "../../../base/service-card/card.ts";
import { bilingual, type FileWords } from "./elements.ts";

/** Builds a service's page beyond its article: what it does, who is welcome, other contacts, sources. */
export function buildDetails(facts: OfflineFacts): Node[] {
  const { contactEmail, website, source, verifiedAt } = facts;
  const paragraphs = [
    inBoth((language) => aboutText(facts, language)),
    bilingual(({ text, services }) => `${text.audiences}: ${audienceText(facts, services)}`),
    contactEmail === null
      ? null
      : [
          ...bilingual(({ text }) => `${text.email}: `),
          element("a", { href: `mailto:${contactEmail}` }, contactEmail),
        ],
    website === null || !/^https?:\/\//i.test(website)
      ? null
      : [
          ...bilingual(({ text }) => `${text.website}: `),
          element("a", { href: website, rel: "noopener noreferrer" }, website.replace(/^https?:\/\//i, "")),
        ],
    source === null ? null : bilingual(({ text }) => text.source(source.name)),
    verifiedAt === null
      ? null
      : bilingual(({ text, hours }) => text.checked(hours.date(verifiedAt.slice(0, 10)))),
  ];
  return paragraphs.flatMap((children) => (children === null ? [] : [element("p", {}, ...children)]));
}

function inBoth(formatText: (language: Language) => string): HTMLElement[] | null {
  const spans = bilingual((_, language) => formatText(language));
  return spans.every(({ textContent }) => textContent === "") ? null : spans;
}

/** Summary and description; the English one where there is no Spanish. */
function aboutText(facts: OfflineFacts, language: Language): string {
  const summary = inLanguage(language, facts, "serviceSummary").text;
  const { text } = inLanguage(language, facts, "description");
  const parts = [summary, text].filter((part) => part !== null && part !== "");
  return [...new Set(parts)].join("\n");
}

function audienceText({ category }: OfflineFacts, services: FileWords["services"]): string {
  if (category.length === 0) return services.audienceUnknown;
  return category.map((each) => services.categories[each]).join(", ");
}

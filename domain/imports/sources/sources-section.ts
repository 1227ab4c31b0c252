import { escaped } from "../../base/contract/escaped-html.ts";
import type { Source } from "../../services/source.ts";
import { licenceAddress } from "./licence-address.ts";

/** Words of the sources on the page about the directory. */
export interface SourcesSectionWords {
  readonly sources: string;
  readonly asOf: (month: string, year: string) => string;
  readonly dateUnknown: string;
  readonly license: (licence: string) => string;
  readonly licenseUnknown: string;
  readonly months: readonly string[];
}

/** The sources of a directory with their licenses, as HTML; empty where everything was entered here. */
export function sourcesSection(sources: readonly Source[], words: SourcesSectionWords): string {
  if (sources.length === 0) return "";
  const items = sources.map((source) => `<li>${sourceText(source, words)}</li>`);
  return `<h2>${escaped(words.sources)}</h2><ul>${items.join("")}</ul>`;
}

function sourceText({ name, url, licence, asOf }: Source, words: SourcesSectionWords): string {
  const [year = "", month = ""] = asOf?.split("-") ?? [];
  const date = asOf === null ? words.dateUnknown : words.asOf(words.months[Number(month) - 1] ?? "", year);
  const address = licence === null ? null : licenceAddress(licence);
  const license = licence === null ? escaped(words.licenseUnknown) : linked(words.license(licence), address);
  return `${linked(name, url)}, ${escaped(date)}. ${license}.`;
}

function linked(text: string, address: string | null): string {
  if (address === null) return escaped(text);
  return `<a href="${escaped(address)}" rel="noopener noreferrer">${escaped(text)}</a>`;
}

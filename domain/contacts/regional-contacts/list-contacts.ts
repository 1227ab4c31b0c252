import { fold } from "../../base/text/fold.ts";
import { extractTerms } from "../../base/text/terms.ts";
import { namesCounty, type VisitorArea } from "../../places/names-county.ts";
import { SEARCH_FIELDS, type SearchDocument } from "../../search/search-document.ts";
import { searchIndex } from "../../search/search-index.ts";
import type { Synonyms } from "../../search/synonyms.ts";
import type { ContactQuery, ContactSearchField } from "./contact-query.ts";
import type { RegionalContact } from "./regional-contact.ts";

/** One page of a list, with the length of the whole list. */
export interface ContactList {
  readonly contacts: readonly RegionalContact[];
  readonly total: number;
}

/**
 * Filters and sorts contacts as asked for; ties are sorted by id.
 *
 * @param county the only county to list; null at a point without a county, for which nothing is listed
 */
export function listedContacts(
  all: readonly RegionalContact[],
  { text, near, order, limit, skip }: ContactQuery,
  synonyms: Synonyms,
  county: VisitorArea | null,
): ContactList {
  const here =
    near === null ? all : all.filter((contact) => county !== null && servesCounty(contact, county));
  const found = text === null ? here : searched(here, text.q, text.fields, synonyms);
  const sign = order.direction === "asc" ? 1 : -1;
  const readSortKey = (contact: RegionalContact) =>
    order.by === "name" ? fold(contact.name) : contact[order.by];
  const contacts = found
    .map((contact) => ({ contact, key: readSortKey(contact) }))
    .sort((a, b) => {
      if (a.key !== b.key) return a.key < b.key ? -sign : sign;
      return a.contact.id < b.contact.id ? -1 : 1;
    })
    .slice(skip, skip + limit)
    .map(({ contact }) => contact);
  return { contacts, total: found.length };
}

/** The counties that a contact is responsible for. */
export type ContactCounties = Pick<RegionalContact, "county" | "counties">;

/** Whether this is the contact's county or one of their counties. */
export function servesCounty({ county, counties }: ContactCounties, here: VisitorArea): boolean {
  return [county ?? "", ...counties].some((area) => namesCounty(area, here));
}

/** Searches by the rules of every search; a directory has a few hundred contacts at most. */
function searched(
  contacts: readonly RegionalContact[],
  q: string,
  fields: readonly ContactSearchField[],
  synonyms: Synonyms,
): RegionalContact[] {
  const found = searchIndex(contacts.map((each) => toSearchDocument(each, fields))).find(
    q,
    SEARCH_FIELDS,
    synonyms,
  );
  return contacts.filter((_, at) => found[at] === 1);
}

const ANY_WEIGHT = new Set(["D"] as const);

function toSearchDocument(contact: RegionalContact, fields: readonly ContactSearchField[]): SearchDocument {
  const terms = fields.flatMap((field) => {
    const value = contact[field];
    const texts = typeof value === "string" ? [value] : (value ?? []);
    return texts.flatMap((text) => [
      ...extractTerms(text, "either"),
      ...(field === "phones" ? [text.replace(/\D/g, "")] : []),
    ]);
  });
  return new Map(terms.map((term) => [term, ANY_WEIGHT]));
}

import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { CrisisLineFormWords } from "#words/compiled/contacts/crisis-line-form.ts";
import type { RegionalContactsWords } from "#words/compiled/contacts/regional-contacts.ts";
import type { HardNightsWords } from "#words/compiled/hard-nights/hard-nights.ts";
import type { HistoryWords } from "#words/compiled/history/history.ts";
import type { HistoryPageWords } from "#words/compiled/history/history-page.ts";
import type { ApiKeysWords } from "#words/compiled/integrations/api-keys.ts";
import type { WebhooksWords } from "#words/compiled/integrations/webhooks.ts";
import type { OrganizationFormWords } from "#words/compiled/listings/organization-form.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";
import { wordNamed } from "../../base/words/words.ts";
import { fieldWords, loadFieldWords } from "../listings/field-words.ts";
import type { ChangeWords } from "./change-rows.ts";

/** Texts that the page of all changes loads in one language. */
export interface HistoryPageTexts {
  readonly history: HistoryWords;
  readonly page: HistoryPageWords;
  readonly fields: Awaited<ReturnType<typeof loadFieldWords>>;
  readonly lines: CrisisLineFormWords["labels"];
  readonly contacts: RegionalContactsWords["labels"];
  readonly organizations: OrganizationFormWords["labels"];
  readonly values: HardNightsWords["kinds"] & ApiKeysWords["scopeNames"] & WebhooksWords["events"];
}

export async function loadHistoryPageTexts(language: Language): Promise<HistoryPageTexts> {
  const [
    { history },
    { historyPage: page },
    { crisisLineForm },
    { regionalContacts },
    { organizationForm },
    values,
  ] = await Promise.all([
    loadWords(language, {
      en: () => import("#words/compiled/en/history/history.ts"),
      es: () => import("#words/compiled/es/history/history.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/history/history-page.ts"),
      es: () => import("#words/compiled/es/history/history-page.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/contacts/crisis-line-form.ts"),
      es: () => import("#words/compiled/es/contacts/crisis-line-form.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/contacts/regional-contacts.ts"),
      es: () => import("#words/compiled/es/contacts/regional-contacts.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/listings/organization-form.ts"),
      es: () => import("#words/compiled/es/listings/organization-form.ts"),
    }),
    loadValues(language),
  ]);
  const fields = await loadFieldWords(language);
  return {
    history,
    page,
    fields,
    lines: crisisLineForm.labels,
    contacts: regionalContacts.labels,
    organizations: organizationForm.labels,
    values,
  };
}

/** Loads the names that hard nights, API keys and webhooks give to their codes. */
async function loadValues(language: Language): Promise<HistoryPageTexts["values"]> {
  const [{ hardNights }, { apiKeys }, { webhooks }] = await Promise.all([
    loadWords(language, {
      en: () => import("#words/compiled/en/hard-nights/hard-nights.ts"),
      es: () => import("#words/compiled/es/hard-nights/hard-nights.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/integrations/api-keys.ts"),
      es: () => import("#words/compiled/es/integrations/api-keys.ts"),
    }),
    loadWords(language, {
      en: () => import("#words/compiled/en/integrations/webhooks.ts"),
      es: () => import("#words/compiled/es/integrations/webhooks.ts"),
    }),
  ]);
  return { ...hardNights.kinds, ...apiKeys.scopeNames, ...webhooks.events };
}

/** The words of changes, with those of services, which every page has. */
export function changeWords(
  { history, page, fields, lines, contacts, organizations, values }: HistoryPageTexts,
  services: ServicesWords,
  language: Language,
): ChangeWords {
  const lineLabel = (field: string) => {
    const english = wordNamed(lines, field.replace(/Es$/, ""));
    return english !== null && field.endsWith("Es") ? page.inSpanish(english) : english;
  };
  return {
    history,
    page,
    fields: fieldWords(fields, services, language),
    values,
    gone: page.gone,
    labels: (thing, field) => {
      const ofThing = Object.entries(page.labels).find(([key]) => key === thing)?.[1];
      if (ofThing !== undefined) return wordNamed({ ...ofThing }, field);
      if (thing === "CRISIS_LINE") return lineLabel(field);
      if (thing === "ORGANIZATION") return wordNamed(organizations, field);
      return ["LIAISON", "REGION", "COORDINATOR"].includes(thing) ? wordNamed(contacts, field) : null;
    },
  };
}

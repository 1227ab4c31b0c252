import type { CrisisLineFormWords } from "#domain/words/en/crisis-line-form.ts";
import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";

type Form = OnDemand<{ id: string | null }>;

/** The form of a crisis line, with the words of one language. */
export const crisisLineForms: Readonly<Record<Language, Form>> = {
  en: form(async () => (await import("#domain/words/en/crisis-line-form.ts")).crisisLineForm),
  es: form(async () => (await import("#domain/words/es/crisis-line-form.ts")).crisisLineForm),
};

function form(words: () => Promise<CrisisLineFormWords>): Form {
  return onDemand(async () => {
    const [{ CrisisLineFormPage }, text] = await Promise.all([import("./CrisisLineFormPage.tsx"), words()]);
    return ({ id }) => <CrisisLineFormPage id={id} text={text} />;
  });
}

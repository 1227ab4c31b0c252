import type { Language } from "#domain/base/languages/language.ts";
import type { ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { PageComponent, PageProps } from "../../base/pages/page-component.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { WORK_FRAME, workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

const lineCalls = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./crisis-lines/LineCallsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/contacts/line-calls.ts"),
        es: () => import("#words/compiled/es/contacts/line-calls.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/compiled/en/contacts/crisis-lines.ts"),
        es: () => import("#words/compiled/es/contacts/crisis-lines.ts"),
      }),
    ]),
  ([{ LineCallsPage }, words, { crisisLines }]) =>
    () => <LineCallsPage text={words.lineCalls} lineTexts={crisisLines} />,
);

const crisisLineForm = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./crisis-lines/CrisisLineFormPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/contacts/crisis-line-form.ts"),
        es: () => import("#words/compiled/es/contacts/crisis-line-form.ts"),
      }),
    ]),
  ([{ CrisisLineFormPage }, words]) =>
    ({ id }: PageProps) => <CrisisLineFormPage id={id === "" ? null : id} text={words.crisisLineForm} />,
);

const contactWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/compiled/en/contacts/regional-contacts.ts"),
    es: () => import("#words/compiled/es/contacts/regional-contacts.ts"),
  });

/** A list of liaisons, regions or coordinators. */
function contacts(kind: ContactKind): PageComponent {
  const components = lazyPerLanguage(
    (language) => Promise.all([import("./regional-contacts/ContactsPage.tsx"), contactWords(language)]),
    ([{ ContactsPage }, words]) =>
      ({ initial }: PageProps) => (
        <ContactsPage
          kind={kind}
          initial={initial.page === "contacts" && initial.data.kind === kind ? initial.data : null}
          text={words.regionalContacts}
        />
      ),
  );
  return { componentFor: components, frame: WORK_FRAME };
}

/** The form of a liaison, region or coordinator. */
function contactForm(kind: ContactKind): PageComponent {
  return workPage(
    lazyPerLanguage(
      (language) => Promise.all([import("./regional-contacts/ContactFormPage.tsx"), contactWords(language)]),
      ([{ ContactFormPage }, words]) =>
        ({ id }: PageProps) => (
          <ContactFormPage kind={kind} id={id === "" ? null : id} text={words.regionalContacts} />
        ),
    ),
  );
}

export const feature = {
  pages: {
    newCrisisLine: workPage(crisisLineForm),
    editCrisisLine: workPage(crisisLineForm),
    lineCalls: workPage(lineCalls),
    liaisons: contacts("liaisons"),
    regions: contacts("regions"),
    coordinators: contacts("coordinators"),
    newLiaison: contactForm("liaisons"),
    editLiaison: contactForm("liaisons"),
    newRegion: contactForm("regions"),
    editRegion: contactForm("regions"),
    newCoordinator: contactForm("coordinators"),
    editCoordinator: contactForm("coordinators"),
  },
} satisfies WebFeature;

import { inEachLanguage } from "../../ui/on-demand.tsx";

/** The form of a crisis line. */
export const crisisLineForms = inEachLanguage<{ id: string | null }>(async (language) => {
  const [{ CrisisLineFormPage }, { crisisLineForm }] = await Promise.all([
    import("./CrisisLineFormPage.tsx"),
    language === "es"
      ? import("#domain/words/es/crisis-line-form.ts")
      : import("#domain/words/en/crisis-line-form.ts"),
  ]);
  return ({ id }) => <CrisisLineFormPage id={id} text={crisisLineForm} />;
});

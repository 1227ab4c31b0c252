import type { Language } from "#domain/words/language.ts";
import type { PageData } from "../page-data.ts";
import { ComingPage } from "../shell/ComingPage.tsx";
import { onDemand, PartOnDemand } from "../ui/on-demand.tsx";
import { useVisit } from "../visit/visit.tsx";
import { DrawnPage } from "./DrawnPage.tsx";
import type { PagePart } from "./page-part.ts";
import { isPublicPage, PUBLIC_PAGES, pageAt } from "./page-table.ts";
import { notFoundPage, PUBLIC_PARTS } from "./public-page-parts.tsx";

const accountPage = onDemand(
  () => import("./account-page-parts.tsx"),
  ({ AccountPage }) => AccountPage,
);

/**
 * Draws the page at a path.
 *
 * @param path as the address has it, without its query
 * @param isMissing whether the server said that nothing stands at this path, whatever it looks like
 * @param first what the document was made from
 */
export function Page({ path, isMissing, first }: { path: string; isMissing: boolean; first: PageData }) {
  const { words } = useVisit();
  const notFound = (
    <PartOnDemand
      key="notFound"
      of={notFoundPage}
      props={{}}
      instead={(isFailed, retry) => (
        <ComingPage title={words.shell.notFound} isFailed={isFailed} onRetry={retry} />
      )}
    />
  );
  const found = isMissing ? null : pageAt(path);
  if (found === null) return notFound;
  const { name, id } = found;
  if (!isPublicPage(name)) {
    return (
      <PartOnDemand
        key="account"
        of={accountPage}
        props={{ name, id, first, notFound }}
        instead={(isFailed, retry) => (
          <ComingPage title={words.shell.product} isFailed={isFailed} onRetry={retry} />
        )}
      />
    );
  }
  const part = PUBLIC_PARTS[name];
  const title = part.title?.(id) ?? PUBLIC_PAGES[name].title(words);
  return <DrawnPage name={name} part={part} title={title} id={id} first={first} notFound={notFound} />;
}

/** Brings what stands at a path, so that it is drawn at once. */
export async function preparePage(path: string, isMissing: boolean, language: Language): Promise<void> {
  const found = isMissing ? null : pageAt(path);
  if (found === null) return notFoundPage.prepare();
  const { name } = found;
  if (isPublicPage(name)) return PUBLIC_PARTS[name].of(language).prepare();
  const [{ ACCOUNT_PARTS }] = await Promise.all([import("./account-page-parts.tsx"), accountPage.prepare()]);
  await prepare(ACCOUNT_PARTS[name], language);
}

/** Brings every page in a language: the server draws each at once. */
export async function prepareEveryPage(language: Language): Promise<void> {
  const { ACCOUNT_PARTS } = await import("./account-page-parts.tsx");
  const parts = [...Object.values(PUBLIC_PARTS), ...Object.values(ACCOUNT_PARTS)];
  await Promise.all([
    notFoundPage.prepare(),
    accountPage.prepare(),
    ...parts.map((part) => prepare(part, language)),
  ]);
}

/** The browser's first drawing has to be the server's. */
async function prepare({ of, isDrawnByBrowser }: PagePart, language: Language): Promise<void> {
  if (isDrawnByBrowser !== true) await of(language).prepare();
}

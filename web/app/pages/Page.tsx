import type { Language } from "#domain/base/languages/language.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import type { PageComponent } from "../../base/pages/page-component.ts";
import type { PageData } from "../../base/pages/page-data.ts";
import { matchPublicPage, PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import { PagePlaceholder } from "../../base/shell/PagePlaceholder.tsx";
import { Lazy, lazy } from "../../base/ui/lazy.tsx";
import { notFoundPage } from "../../features/services/public-pages.tsx";
import { LazyPage } from "./LazyPage.tsx";
import { PUBLIC_COMPONENTS } from "./public-components.ts";

const accountPage = lazy(
  () => import("./account-pages.tsx"),
  ({ AccountPage }) => AccountPage,
);

/**
 * Renders the page at a path.
 *
 * @param path as the address has it, without its query
 * @param isMissing whether the server said that nothing exists at this path, whatever it looks like
 * @param initial what the document was rendered from
 */
export function Page({ path, isMissing, initial }: { path: string; isMissing: boolean; initial: PageData }) {
  const { words } = useApp();
  const notFound = (
    <Lazy
      key="notFound"
      component={notFoundPage}
      props={{}}
      fallback={(isFailed, retry) => (
        <PagePlaceholder title={words.shell.notFound} isFailed={isFailed} onRetry={retry} />
      )}
    />
  );
  if (isMissing) return notFound;
  const found = matchPublicPage(path);
  if (found === null) {
    return (
      <Lazy
        key="account"
        component={accountPage}
        props={{ path, initial, notFound }}
        fallback={(isFailed, retry) => (
          <PagePlaceholder title={words.shell.product} isFailed={isFailed} onRetry={retry} />
        )}
      />
    );
  }
  const { name, id } = found;
  const page = PUBLIC_COMPONENTS[name];
  const title = page.title?.(id) ?? PUBLIC_PAGES[name].title(words);
  return <LazyPage name={name} page={page} title={title} id={id} initial={initial} notFound={notFound} />;
}

/** Loads the page at a path, so that it renders right away. */
export async function preloadPage(path: string, isMissing: boolean, language: Language): Promise<void> {
  if (isMissing) return notFoundPage.preload();
  const found = matchPublicPage(path);
  if (found !== null) return PUBLIC_COMPONENTS[found.name].componentFor(language).preload();
  const [{ accountPageAt }] = await Promise.all([import("./account-pages.tsx"), accountPage.preload()]);
  const page = accountPageAt(path);
  await (page === null ? notFoundPage.preload() : preload(page.component, language));
}

/** Loads every page in a language, because the server renders each right away. */
export async function preloadAllPages(language: Language): Promise<void> {
  const { ACCOUNT_COMPONENTS } = await import("./account-pages.tsx");
  const pages = [...Object.values(PUBLIC_COMPONENTS), ...Object.values(ACCOUNT_COMPONENTS)];
  await Promise.all([
    notFoundPage.preload(),
    accountPage.preload(),
    ...pages.map((page) => preload(page, language)),
  ]);
}

/** The browser's first drawing has to be the server's. */
async function preload({ componentFor, isClientRendered }: PageComponent, language: Language): Promise<void> {
  if (isClientRendered !== true) await componentFor(language).preload();
}

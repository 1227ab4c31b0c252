import { useEffect } from "react";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useLocation } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import { isForbidden, redirectFor } from "../../base/pages/page-access.ts";
import type { PageComponent, PageProps } from "../../base/pages/page-component.ts";
import { isPublicPage, matchPage } from "../../base/pages/page-table.ts";
import type { LaterPageName } from "../../base/pages/web-feature.ts";
import { WorkPagePlaceholder } from "../../base/shell/WorkPagePlaceholder.tsx";
import { feature as accounts } from "../../features/accounts/feature.tsx";
import { NoPermissionPage } from "../../features/accounts/permissions/NoPermissionPage.tsx";
import { feature as beds } from "../../features/beds/feature.tsx";
import { feature as chatbot } from "../../features/chatbot/feature.tsx";
import { feature as confirmations } from "../../features/confirmations/feature.tsx";
import { feature as contacts } from "../../features/contacts/feature.tsx";
import { feature as directoryHealth } from "../../features/directory-health/feature.tsx";
import { feature as duplicates } from "../../features/duplicates/feature.tsx";
import { feature as feedback } from "../../features/feedback/feature.tsx";
import { feature as hardNights } from "../../features/hard-nights/feature.tsx";
import { feature as history } from "../../features/history/feature.tsx";
import { feature as imports } from "../../features/imports/feature.tsx";
import { feature as integrations } from "../../features/integrations/feature.tsx";
import { feature as listings } from "../../features/listings/feature.tsx";
import { feature as offline } from "../../features/offline/feature.tsx";
import { feature as services } from "../../features/services/feature.tsx";
import { feature as staticPages } from "../../features/static-pages/feature.tsx";
import "../../base/shell/large-title.css";
import "../../base/shell/toasts-in-header.css";
import "../../base/shell/work-header.css";
import { LazyPage } from "./LazyPage.tsx";

/** The pages of all doors. A name of the table that no door has does not compile. */
export const ACCOUNT_COMPONENTS: Readonly<Record<LaterPageName, PageComponent>> = {
  ...accounts.pages,
  ...beds.pages,
  ...chatbot.pages,
  ...confirmations.pages,
  ...contacts.pages,
  ...directoryHealth.pages,
  ...duplicates.pages,
  ...feedback.pages,
  ...hardNights.pages,
  ...history.pages,
  ...imports.pages,
  ...integrations.pages,
  ...listings.pages,
  ...offline.pages,
  ...services.pages,
  ...staticPages.pages,
};

/** Returns the page of this table at a path, and the id in the path; null where there is none. */
export function accountPageAt(path: string): { name: string; id: string; component: PageComponent } | null {
  const found = matchPage(path);
  if (found === null) return null;
  const { name, id } = found;
  return isPublicPage(name) ? null : { name, id, component: ACCOUNT_COMPONENTS[name] };
}

/** Draws one of them for those who may open it; the others are led away, or see why it does not open. */
export function AccountPage({ path, ...props }: Omit<PageProps, "id"> & { path: string }) {
  const { words, viewer } = useApp();
  const [, navigate] = useLocation();
  const search = useSearch();
  const page = accountPageAt(path);
  const redirect = redirectFor(search === "" ? path : `${path}?${search}`, viewer);
  // A document of the worker's does not know who is signed in, and no one can sign in without a network.
  const isUnknown = redirect !== null && viewer === null && props.initial.page === "shell";
  useEffect(() => {
    if (redirect !== null && !isUnknown) navigate(redirect, { replace: true });
  }, [redirect, isUnknown, navigate]);
  if (isUnknown) return <WorkPagePlaceholder isFailed onRetry={() => location.reload()} />;
  if (redirect !== null) return null;
  if (isForbidden(path, viewer)) return <NoPermissionPage />;
  if (page === null) return props.notFound;
  const { name, id, component } = page;
  // The title comes with the page's own code.
  return <LazyPage name={name} page={component} title={words.shell.product} id={id} {...props} />;
}

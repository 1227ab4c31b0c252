import type { PageComponent, PageProps } from "../pages/page-component.ts";
import type { LazyPerLanguage } from "../ui/lazy.tsx";
import { WorkPagePlaceholder } from "./WorkPagePlaceholder.tsx";

/** The frame of pages for people who maintain the directory. */
export const WORK_FRAME: NonNullable<PageComponent["frame"]> = {
  wrap: (component) => component,
  fallback: (isFailed, retry) => <WorkPagePlaceholder isFailed={isFailed} onRetry={retry} />,
};

/** Builds a page that only the browser renders. */
export function workPage(components: LazyPerLanguage<PageProps>): PageComponent {
  return { componentFor: components, isClientRendered: true, frame: WORK_FRAME };
}

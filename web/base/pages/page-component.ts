import type { ReactNode } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import type { LazyComponent } from "../ui/lazy.tsx";
import type { PageData } from "./page-data.ts";

/** Props of every page. */
export interface PageProps {
  /** Id in the path; empty where it has none. */
  id: string;
  /** Data that the document was rendered from, which may be another page's. */
  initial: PageData;
  /** Shown where nothing has this id. */
  notFound: ReactNode;
}

/** Code and words that render a page. */
export interface PageComponent {
  componentFor: (language: Language) => LazyComponent<PageProps>;
  /** True: only the browser renders it. For pages that need a lot of script anyway. */
  isClientRendered?: boolean;
  /** The title while it is on its way, where that is another than the table's. */
  title?: (id: string) => string;
  /** For a page with a frame of its own: the elements around the page, and those shown instead of it. */
  frame?: {
    wrap: (component: ReactNode) => ReactNode;
    fallback: (isFailed: boolean, retry: () => void) => ReactNode;
  };
}

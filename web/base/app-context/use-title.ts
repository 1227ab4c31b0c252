import { useEffect } from "react";
import { useApp } from "./app-context.tsx";

/**
 * Sets the document's title with the product's name while this page is shown. An empty title leaves only the product's
 * name, to keep it out of the history; null changes nothing.
 */
export function useTitle(title: string | null): void {
  const { product } = useApp().words.shell;
  useEffect(() => {
    if (title !== null) document.title = documentTitle(title, product);
  }, [title, product]);
}

/** Builds the title for the tab, the browser's history and bookmarks, without a heading's soft hyphens. */
export function documentTitle(title: string, product: string): string {
  return title === "" ? product : `${title.replaceAll("\u00ad", "")} · ${product}`;
}

import { useEffect } from "react";
import { useApp } from "./app-context.tsx";

/**
 * The document's title while this page stands, with the product's name. An empty one is the product's name alone, for what
 * a history should not tell; null: as it was.
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

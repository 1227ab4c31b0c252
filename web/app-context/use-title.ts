import { useEffect } from "react";
import { useApp } from "./app-context.tsx";

/** The document's title while this page stands, with the product's name; null: as it was. */
export function useTitle(title: string | null): void {
  const { product } = useApp().words.shell;
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${product}`;
  }, [title, product]);
}

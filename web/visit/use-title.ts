import { useEffect } from "react";
import { useVisit } from "./visit.tsx";

/** The document's title while this page stands, with the product's name; null: as it was. */
export function useTitle(title: string | null): void {
  const { product } = useVisit().words.shell;
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${product}`;
  }, [title, product]);
}

import { useApp } from "./app-context.tsx";
import { useLocation } from "./router.tsx";

/**
 * Returns the text typed into the search of the current page; null where nothing was typed or its search is in the
 * address.
 */
export function useTypedText(): string | null {
  const { typed } = useApp();
  const [path] = useLocation();
  return typed?.path === path ? typed.text : null;
}

import { useApp } from "./app-context.tsx";
import { useLocation } from "./router.tsx";

/** What was typed into the search of the page that is shown; null: nothing, or its search is in the address. */
export function useTypedText(): string | null {
  const { typed } = useApp();
  const [path] = useLocation();
  return typed?.path === path ? typed.text : null;
}

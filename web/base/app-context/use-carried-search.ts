import { useApp } from "./app-context.tsx";
import { useSearch } from "./use-search.ts";

/**
 * The parameters of the address for links and forms that lead to this page again. A page that the server made for a text
 * that names a danger carries that text no further (rule danger-search 8); with scripts the address loses it anyway.
 */
export function useCarriedSearch(): URLSearchParams {
  const { isHydrated, hasPrivateSearch } = useApp();
  const parameters = new URLSearchParams(useSearch());
  if (!isHydrated && hasPrivateSearch === true) parameters.delete("q");
  return parameters;
}

import { useContext } from "react";
import { useSearch as useBrowserSearch } from "wouter/use-browser-location";
import { RequestAddress } from "./router.tsx";

/** The query of the address, without its question mark and as it is written: whoever reads its parameters decodes them. */
export function useSearch(): string {
  return useBrowserSearch(useContext(RequestAddress)).slice(1);
}

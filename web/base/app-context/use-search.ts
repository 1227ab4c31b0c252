import { useContext } from "react";
import { useSearch as useBrowserSearch } from "wouter/use-browser-location";
import { RequestAddress } from "./router.tsx";

/** Returns the query of the address, without its question mark and still encoded. */
export function useSearch(): string {
  return useBrowserSearch(useContext(RequestAddress)).slice(1);
}

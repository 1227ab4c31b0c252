import { useRouter } from "wouter";

/**
 * The query of the address, without its question mark and as it is written: the router's own hook decodes it, so that
 * whoever reads its parameters would decode them twice.
 */
export function useSearch(): string {
  const router = useRouter();
  return router.searchHook(router).slice(1);
}

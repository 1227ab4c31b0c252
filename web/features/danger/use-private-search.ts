import { useEffect } from "react";
import { MAX_SEARCH_TEXT } from "#domain/base/contract/limits.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useLocation } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import { useTypedText } from "../../base/app-context/use-typed-text.ts";
import { useJudged } from "./use-danger.ts";

/** The text to search a page for, and help for a danger typed there. */
export interface PublicText {
  /** Empty while what was typed is not judged, and where it names a danger: the text is in no address of a call either. */
  readonly q: string;
  readonly danger: DangerHelp | null;
}

/**
 * Keeps a page's search in its address if that is harmless: the text goes there once the server has found no danger in
 * it, and an address with a danger loses it (rule danger-search 8).
 */
export function usePublicText(): PublicText {
  const { setTyped } = useApp();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const typed = useTypedText();
  const inAddress = (new URLSearchParams(search).get("q") ?? "").trim().slice(0, MAX_SEARCH_TEXT);
  const q = typed ?? inAddress;
  const { text, help } = useJudged(q, 0);
  const isJudged = text === q.trim();

  useEffect(() => {
    const parameters = new URLSearchParams(search);
    parameters.delete("skip");
    if (typed !== null && isJudged && help === null) {
      parameters.set("q", typed);
      navigate(`${path}?${parameters}`, { replace: true });
      setTyped(null);
    } else if (inAddress !== "" && isJudged && help !== null) {
      parameters.delete("q");
      setTyped({ path, text: q });
      navigate(parameters.size === 0 ? path : `${path}?${parameters}`, { replace: true });
    }
  }, [typed, isJudged, help, inAddress, q, path, search, navigate, setTyped]);
  return { q: typed !== null || help !== null ? "" : q, danger: help };
}

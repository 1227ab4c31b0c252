import type { ReactNode } from "react";
import type { Language } from "#domain/words/language.ts";
import type { PageData } from "./page-data.ts";
import { ComingPage } from "./shell/ComingPage.tsx";
import type { OnDemand } from "./ui/on-demand.tsx";
import { PartOnDemand } from "./ui/on-demand.tsx";
import type { Words } from "./words/words.ts";

/** A row of the table. `At` is what the path names: an id, a code, or the path itself. */
export interface Row<At extends string, Props extends object> {
  /** Null where another page stands. Each `At` is drawn anew. */
  at: (path: string) => At | null;
  part: (language: Language) => OnDemand<Props>;
  /** From what the document was made from, where that is this page. */
  props: (at: At, first: PageData) => Props;
  /** The title while the part is on the way. */
  coming: (words: Words, at: At) => string;
  /** True: the browser alone draws it. For pages that need scripts anyway, and much of them. */
  isLate?: boolean;
  /** For a page that has another frame than the rest: what stands around the part, and instead of it. */
  frame?: {
    around: (part: ReactNode) => ReactNode;
    instead: (isFailed: boolean, retry: () => void) => ReactNode;
  };
}

export interface Page {
  /** Brings what stands at this path, so that it is drawn at once. */
  prepare(language: Language, path: string): Promise<void>;
  /** What draws it at this path; null where another page stands. */
  at(path: string): ((language: Language, words: Words, first: PageData) => ReactNode) | null;
}

/** One row as a page. */
export function page<At extends string, Props extends object>(row: Row<At, Props>): Page {
  return {
    prepare: async (language) => {
      // The browser's first drawing has to be the server's.
      if (row.isLate !== true) await row.part(language).prepare();
    },
    at: (path) => {
      const at = row.at(path);
      if (at === null) return null;
      return (language, words, first) => {
        const part = (
          <PartOnDemand
            key={at}
            of={row.part(language)}
            props={row.props(at, first)}
            instead={
              row.frame?.instead ??
              ((isFailed, retry) => (
                <ComingPage title={row.coming(words, at)} isFailed={isFailed} onRetry={retry} />
              ))
            }
          />
        );
        return row.frame?.around(part) ?? part;
      };
    },
  };
}

/** A page that stands at one path alone. */
export function only(path: string): (given: string) => string | null {
  return (given) => (given === path ? path : null);
}

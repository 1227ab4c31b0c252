import { Fragment, type ReactNode } from "react";
import { type Source, sourceKey } from "#domain/services/source.ts";
import type { SourcesBehindWords } from "#words/compiled/service-page/sources-behind.ts";

export interface SourcesBehindProps {
  behind: readonly Source[];
  /** Draws a source after these words, as the page draws its own. */
  draw: (source: Source, from: string) => ReactNode;
}

/** Where the directory from which a service was copied has it from (rule sources 14). */
export function SourcesBehind({ behind, draw, text }: SourcesBehindProps & { text: SourcesBehindWords }) {
  return (
    <div data-more="">
      {behind.map((source) => (
        <Fragment key={sourceKey(source)}>{draw(source, text.from)}</Fragment>
      ))}
    </div>
  );
}

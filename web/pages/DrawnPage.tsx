import { ComingPage } from "../shell/ComingPage.tsx";
import { PartOnDemand } from "../ui/on-demand.tsx";
import { useVisit } from "../visit/visit.tsx";
import type { PagePart, PageProps } from "./page-part.ts";

/** A page with its frame; until its part is there, what stands in its place. Each id is drawn anew. */
export function DrawnPage({
  name,
  part: { of, frame },
  title,
  ...props
}: PageProps & { name: string; part: PagePart; title: string }) {
  const { language } = useVisit();
  const drawn = (
    <PartOnDemand
      key={`${name} ${props.id}`}
      of={of(language)}
      props={props}
      instead={
        frame?.instead ??
        ((isFailed, retry) => <ComingPage title={title} isFailed={isFailed} onRetry={retry} />)
      }
    />
  );
  return frame?.around(drawn) ?? drawn;
}

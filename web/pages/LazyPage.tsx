import { useApp } from "../app-context/app-context.tsx";
import { PagePlaceholder } from "../shell/PagePlaceholder.tsx";
import { Lazy } from "../ui/lazy.tsx";
import type { PageComponent, PageProps } from "./page-component.ts";

/** A page with its frame; until its part is there, what stands in its place. Each id is drawn anew. */
export function LazyPage({
  name,
  part: { of, frame },
  title,
  ...props
}: PageProps & { name: string; part: PageComponent; title: string }) {
  const { language } = useApp();
  const drawn = (
    <Lazy
      key={`${name} ${props.id}`}
      of={of(language)}
      props={props}
      instead={
        frame?.instead ??
        ((isFailed, retry) => <PagePlaceholder title={title} isFailed={isFailed} onRetry={retry} />)
      }
    />
  );
  return frame?.around(drawn) ?? drawn;
}

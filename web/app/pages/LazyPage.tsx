import { useApp } from "../../base/app-context/app-context.tsx";
import type { PageComponent, PageProps } from "../../base/pages/page-component.ts";
import { PagePlaceholder } from "../../base/shell/PagePlaceholder.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";

/** A page with its frame; until it is loaded, its placeholder. Each id renders a new instance. */
export function LazyPage({
  name,
  page: { componentFor, frame },
  title,
  ...props
}: PageProps & { name: string; page: PageComponent; title: string }) {
  const { language } = useApp();
  const content = (
    <Lazy
      key={`${name} ${props.id}`}
      component={componentFor(language)}
      props={props}
      fallback={
        frame?.fallback ??
        ((isFailed, retry) => <PagePlaceholder title={title} isFailed={isFailed} onRetry={retry} />)
      }
    />
  );
  return frame?.wrap(content) ?? content;
}

import { Failure } from "../ui/Failure.tsx";
import { PageHeader } from "./Header.tsx";
import { Shell } from "./Shell.tsx";

/** A page while its part is on the way, or where it did not come. */
export function PagePlaceholder({
  title,
  isFailed,
  onRetry,
}: {
  title: string;
  isFailed: boolean;
  onRetry: () => void;
}) {
  return (
    <Shell header={<PageHeader title={title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={!isFailed}>
        <h1 className="visually-hidden">{title}</h1>
        {isFailed && <Failure isNetwork onRetry={onRetry} />}
      </main>
    </Shell>
  );
}

import type { ReactNode } from "react";
import { useApp } from "../app-context/app-context.tsx";
import type { CallState } from "../calls/use-call.ts";
import { WorkFailure } from "../shell/WorkFailure.tsx";

/** Shows the reply of a call once it is there; until then that it loads, or why it failed. */
export function Loaded<Reply>({
  call: { reply, failure, reload },
  className,
  children,
}: {
  call: Pick<CallState<Reply>, "reply" | "failure" | "reload">;
  /** The class of the line that says that it loads. */
  className?: string | undefined;
  /** Absent where the page shows the reply itself. */
  children?: (reply: Reply) => ReactNode;
}) {
  const { words } = useApp();
  return (
    <>
      {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={() => void reload()} />}
      {reply === null && failure === null && <p className={className}>{words.shell.loading}</p>}
      {reply !== null && children?.(reply)}
    </>
  );
}

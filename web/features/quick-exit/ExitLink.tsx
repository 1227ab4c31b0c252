import { EXIT_PATH } from "../../pages/other-paths.ts";
import { useVisit } from "../../visit/visit.tsx";

/** Leaves at once: by the script in the document's head, and without scripts by the server. */
export function ExitLink({ className }: { className: string | undefined }) {
  return (
    <a href={EXIT_PATH} className={className} rel="nofollow" data-exit="">
      {useVisit().words.shell.exit}
    </a>
  );
}

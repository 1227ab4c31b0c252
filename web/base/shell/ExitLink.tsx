import { useApp } from "../app-context/app-context.tsx";
import { EXIT_PATH } from "../pages/special-paths.ts";

/**
 * Leaves right away: by the script in the document's head, and without scripts by the server. A shared screen shows
 * another word (`web/base/browser/inline/kiosk-links.ts`).
 */
export function ExitLink({ className }: { className: string | undefined }) {
  return (
    <a href={EXIT_PATH} className={className} rel="nofollow" data-exit="">
      <span>{useApp().words.shell.exit}</span>
    </a>
  );
}

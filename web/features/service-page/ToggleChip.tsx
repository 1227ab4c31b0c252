import type { ReactNode } from "react";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import buttons from "../../base/ui/buttons.module.css";

/**
 * Opens and closes a part of the page, which the address names. With scripts it is a button that says its state;
 * without, a link to the same page with that part.
 */
export function ToggleChip({ name, children }: { name: string; children: (isOpen: boolean) => ReactNode }) {
  const { isHydrated } = useApp();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const isOpen = search.has(name);
  if (isOpen) search.delete(name);
  else search.set(name, "1");
  if (!isHydrated) {
    return (
      <Link className={buttons.quiet} href={`?${search}`} replace aria-current={isOpen ? "true" : undefined}>
        {children(isOpen)}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={buttons.quiet}
      aria-expanded={isOpen}
      onClick={() => navigate(`?${search}`, { replace: true })}
    >
      {children(isOpen)}
    </button>
  );
}

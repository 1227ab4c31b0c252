import { Link } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";

/** Opens and closes the directions, which the address names: without scripts the link loads the same page with them. */
export function DirectionsButton({ text, className }: { text: string; className: string }) {
  const search = new URLSearchParams(useSearch());
  const isOpen = search.has("directions");
  search.delete("leave");
  if (isOpen) search.delete("directions");
  else search.set("directions", "1");
  return (
    <Link className={className} href={`?${search}`} replace aria-expanded={isOpen}>
      <SvgIcon name="turn" />
      {text}
    </Link>
  );
}

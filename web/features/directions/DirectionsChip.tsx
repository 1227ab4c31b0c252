import { Link } from "../../app-context/router.tsx";
import { useSearch } from "../../app-context/use-search.ts";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";

/** Opens and closes the way there, which the address names: without scripts the same page comes with it. */
export function DirectionsChip({ text }: { text: string }) {
  const search = new URLSearchParams(useSearch());
  const isOpen = search.has("directions");
  if (isOpen) search.delete("directions");
  else search.set("directions", "1");
  return (
    <Link className={buttons.outlined} href={`?${search}`} replace aria-current={isOpen ? "true" : undefined}>
      <Icon name={isOpen ? "check" : "walk"} />
      {text}
    </Link>
  );
}

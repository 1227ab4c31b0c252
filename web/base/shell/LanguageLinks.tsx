import { useApp } from "../app-context/app-context.tsx";
import { useLocation } from "../app-context/router.tsx";
import { useCarriedSearch } from "../app-context/use-carried-search.ts";
import { useLanguages } from "../app-context/use-languages.ts";
import { Icon } from "../ui/Icon.tsx";

/** Links to the same page in the other languages; following one reloads the page (rule interface 7). */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { language } = useApp();
  const [path] = useLocation();
  const parameters = useCarriedSearch();
  parameters.delete("show");
  return useLanguages().map(([other, name]) => {
    if (other === language) return null;
    parameters.set("lang", other);
    return (
      <a key={other} className={className} href={`${path}?${parameters}`} hrefLang={other} lang={other}>
        <Icon name="globe" />
        {name}
      </a>
    );
  });
}

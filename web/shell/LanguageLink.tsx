import { useApp } from "../app-context/app-context.tsx";
import { useLocation } from "../app-context/router.tsx";
import { useSearch } from "../app-context/use-search.ts";
import { Icon } from "../ui/Icon.tsx";

/** The same page in the other language; changing it reloads the page (rule interface 7). */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { language } = useApp();
  const [path] = useLocation();
  const parameters = new URLSearchParams(useSearch());
  const other = language === "en" ? "es" : "en";
  parameters.delete("show");
  parameters.set("lang", other);
  return (
    <a className={className} href={`${path}?${parameters}`} hrefLang={other} lang={other}>
      <Icon name="globe" />
      {other === "es" ? "Español" : "English"}
    </a>
  );
}

import { useEffect, useState } from "react";
import type { Language } from "#domain/words/language.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { useVisit } from "../../visit/visit.tsx";
import { recallCard } from "../home/list-memory.ts";
import type { ServicePageWords } from "./detail-words.ts";
import type { ServicePage, ServicePageProps } from "./ServicePage.tsx";

/**
 * The detail page comes on its own, with its words: the list does not wait for it. Nothing suspends; until it
 * is there, the name that the card knew is shown.
 */

let loaded: { Page: typeof ServicePage; words: ServicePageWords } | null = null;

export async function loadServicePage(language: Language): Promise<void> {
  const [{ ServicePage: Page }, { words }] = await Promise.all([
    import("./ServicePage.tsx"),
    language === "es" ? import("./detail-es.ts") : import("./detail-en.ts"),
  ]);
  loaded = { Page, words };
}

export function LazyServicePage(props: ServicePageProps) {
  const { language } = useVisit();
  const [page, setPage] = useState(() => loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (page !== null || isFailed) return;
    loadServicePage(language).then(
      () => setPage(() => loaded),
      () => setFailed(true),
    );
  }, [page, isFailed, language]);
  if (page !== null) return <page.Page {...props} detail={page.words} />;
  const name = recallCard(props.id)?.name ?? "";
  return (
    <Shell header={<PageHeader title={name} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={!isFailed}>
        <h1 className="hear">{name}</h1>
        {isFailed && <Failure isNetwork onRetry={() => setFailed(false)} />}
      </main>
    </Shell>
  );
}

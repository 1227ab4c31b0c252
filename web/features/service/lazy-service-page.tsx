import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { Language } from "#domain/words/language.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { recallCard } from "../home/list-memory.ts";
import type { ServicePageProps } from "./ServicePage.tsx";

/**
 * The detail page comes on its own, with its words: the list does not wait for it. Nothing suspends; until it
 * is there, the name that the card knew is shown.
 */

let loaded: ComponentType<ServicePageProps> | null = null;

export async function loadServicePage(language: Language): Promise<void> {
  const [{ ServicePage }, { words }] = await Promise.all([
    import("./ServicePage.tsx"),
    language === "es" ? import("./detail-es.ts") : import("./detail-en.ts"),
  ]);
  loaded = (props) => <ServicePage {...props} detail={words} />;
}

export function prepareServicePage(language: Language): ComponentType<ServicePageProps> {
  return function LazyServicePage(props) {
    const [Page, setPage] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Page !== null || isFailed) return;
      loadServicePage(language).then(
        () => setPage(() => loaded),
        () => setFailed(true),
      );
    }, [Page, isFailed]);
    if (Page !== null) return <Page {...props} />;
    const name = recallCard(props.id)?.name ?? "";
    return (
      <Shell header={<PageHeader title={name} />} hasTabs={false}>
        <main id="content" tabIndex={-1} aria-busy={!isFailed}>
          <h1 className="hear">{name}</h1>
          {isFailed && <Failure isNetwork onRetry={() => setFailed(false)} />}
        </main>
      </Shell>
    );
  };
}

import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { Language } from "#domain/words/language.ts";
import { recallCard } from "../home/list-memory.ts";
import { ServiceFailure, ServiceOutline } from "./ServiceOutline.tsx";
import type { ServicePageProps } from "./ServicePage.tsx";

/**
 * The detail page comes on its own, with its words: the list does not wait for it. Nothing suspends; until it
 * is there, what the card knew is shown.
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
    if (isFailed) return <ServiceFailure reason="network" onRetry={() => setFailed(false)} />;
    return <ServiceOutline card={recallCard(props.id)} />;
  };
}

import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import type { DetailMapProps } from "./DetailMap.tsx";
import type { ServiceMapProps } from "./ServiceMap.tsx";

/** The maps come only when somebody looks at one, each with the reader's words. */

const mapWords = async (language: Language) =>
  (await (language === "es" ? import("./map-es.ts") : import("./map-en.ts"))).words;

/** What both maps stand on is the most of it: named here, it comes beside them and not after them. */
const drawing = () => import("./pin-layer.ts");

const serviceMaps = new Map<Language, OnDemand<ServiceMapProps>>();
export function serviceMap(language: Language): OnDemand<ServiceMapProps> {
  return kept(serviceMaps, language, async () => {
    const [{ ServiceMap }, words] = await Promise.all([
      import("./ServiceMap.tsx"),
      mapWords(language),
      drawing(),
    ]);
    return (props) => <ServiceMap {...props} mapWords={words} />;
  });
}

const detailMaps = new Map<Language, OnDemand<DetailMapProps>>();
export function detailMap(language: Language): OnDemand<DetailMapProps> {
  return kept(detailMaps, language, async () => {
    const [{ DetailMap }, words] = await Promise.all([
      import("./DetailMap.tsx"),
      mapWords(language),
      drawing(),
    ]);
    return (props) => <DetailMap {...props} mapWords={words} />;
  });
}

function kept<Props extends object>(
  known: Map<Language, OnDemand<Props>>,
  language: Language,
  load: Parameters<typeof onDemand<Props>>[0],
): OnDemand<Props> {
  const before = known.get(language);
  if (before !== undefined) return before;
  const made = onDemand(load);
  known.set(language, made);
  return made;
}

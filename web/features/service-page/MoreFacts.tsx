import type { OrganizationsWords } from "#words/compiled/listings/organizations.ts";
import type { GoneFromSourceWords } from "#words/compiled/service-page/gone-from-source.ts";
import type { SourcesBehindWords } from "#words/compiled/service-page/sources-behind.ts";
import type { WaysInWords } from "#words/compiled/services/ways-in.ts";
import { GoneFromSource, type GoneFromSourceProps } from "./GoneFromSource.tsx";
import { OtherPlaces, type OtherPlacesProps } from "./OtherPlaces.tsx";
import { SourcesBehind, type SourcesBehindProps } from "./SourcesBehind.tsx";
import { WaysIn, type WaysInProps } from "./WaysIn.tsx";

export interface MoreFactsTexts {
  goneFromSource: GoneFromSourceWords;
  organizations: OrganizationsWords;
  sourcesBehind: SourcesBehindWords;
  waysIn: WaysInWords;
}

export type MoreFactsProps = WaysInProps | OtherPlacesProps | GoneFromSourceProps | SourcesBehindProps;

/**
 * Facts that few services have: how to get in, the other places of a program, that the source no longer lists it, or
 * where the source has it from. They share one file.
 */
export function MoreFacts({ texts, ...props }: MoreFactsProps & { texts: MoreFactsTexts }) {
  if ("goneAt" in props) return <GoneFromSource text={texts.goneFromSource} />;
  if ("behind" in props) return <SourcesBehind {...props} text={texts.sourcesBehind} />;
  return "places" in props ? (
    <OtherPlaces {...props} text={texts.organizations} />
  ) : (
    <WaysIn {...props} text={texts.waysIn} />
  );
}

import type { OrganizationsWords } from "#domain/words/en/organizations.ts";
import type { WaysInWords } from "#domain/words/en/ways-in.ts";
import { OtherPlaces, type OtherPlacesProps } from "../organizations/OtherPlaces.tsx";
import { WaysIn, type WaysInProps } from "./WaysIn.tsx";

export interface MoreFactsTexts {
  organizations: OrganizationsWords;
  waysIn: WaysInWords;
}

export type MoreFactsProps = WaysInProps | OtherPlacesProps;

/** What few services have: how one gets in, or the other places of a program. They are one file. */
export function MoreFacts({ texts, ...props }: MoreFactsProps & { texts: MoreFactsTexts }) {
  return "places" in props ? (
    <OtherPlaces {...props} text={texts.organizations} />
  ) : (
    <WaysIn {...props} text={texts.waysIn} />
  );
}

import type { SiteDescriptionWords } from "../../en/base/site-description.ts";

export const siteDescription: SiteDescriptionWords = {
  tagline: "Comida, albergue, salud y trabajo cerca de usted",
};

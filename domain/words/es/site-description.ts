import type { SiteDescriptionWords } from "../en/site-description.ts";

export const siteDescription: SiteDescriptionWords = {
  tagline: "Comida, albergue, salud y trabajo cerca de usted",
};

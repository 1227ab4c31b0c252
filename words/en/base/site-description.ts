/** Describes the site for search engines and installed apps. */
export const siteDescription = {
  tagline: "Food, shelter, health, and work near you",
};

export type SiteDescriptionWords = typeof siteDescription;

/** What search engines and installed apps say of the site. */
export const siteDescription = {
  tagline: "Food, shelter, health, and work near you",
};

export type SiteDescriptionWords = typeof siteDescription;

import { escaped } from "#domain/base/contract/escaped-html.ts";
import { SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import type { ListedService } from "./queries.ts";

/** Limit of sitemaps.org for one file. */
export const SERVICES_IN_A_FILE = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The pages that are not about one service. */
const PAGES: readonly string[] = [
  ...SERVICE_TYPES.map((type) => `/?tab=${type}`),
  "/crisis_lines",
  "/liaisons",
  "/regions",
  "/coordinators",
  "/feedback",
  ...Object.values(STATIC_PAGE_PATHS),
];

/** The sitemap index: one file of pages, and as many as the services need. */
export function sitemapIndex(origin: string, services: number): string {
  const files = Array.from(
    { length: Math.ceil(services / SERVICES_IN_A_FILE) },
    (_, index) => `services-${index + 1}`,
  );
  const entries = ["pages", ...files].map(
    (name) => `<sitemap><loc>${escaped(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

export function sitemapOfPages(origin: string): string {
  return sitemap(PAGES.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`));
}

/** URLs only: each page links its other language itself. */
export function sitemapOfServices(origin: string, services: readonly ListedService[]): string {
  return sitemap(
    services.map(({ id, updatedAt }) => {
      const changed = new Date(updatedAt).toISOString();
      return `<url><loc>${escaped(`${origin}/services/${id}`)}</loc><lastmod>${changed}</lastmod></url>`;
    }),
  );
}

/** Allows crawlers every page, but not the API. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemap(entries: readonly string[]): string {
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries.join("\n")}\n</urlset>\n`;
}

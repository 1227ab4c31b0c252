import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { LANGUAGES, type Language } from "#domain/words/language.ts";

/** The first of our languages that an Accept-Language header prefers; English where it names none of them. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((wish, place) => {
      const [tag = "", ...settings] = wish.trim().toLowerCase().split(";");
      const weight = settings.map((setting) => /^\s*q=([\d.]{1,6})$/.exec(setting)?.[1]).find(Boolean);
      return { tag: tag.split("-")[0] ?? "", weight: Number(weight ?? "1"), place };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  for (const { tag } of wishes) {
    const language = LANGUAGES.find((known) => known === tag);
    if (language !== undefined) return language;
  }
  return "en";
}

/** The language that somebody chose in this browser, else the one that it prefers. */
export function languageOf({ cookies, headers }: FastifyRequest): Language {
  const chosen = LANGUAGES.find((language) => language === cookies["language"]);
  return chosen ?? preferredLanguage(headers["accept-language"]);
}

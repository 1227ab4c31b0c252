import type { Language } from "#domain/base/languages/language.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { type Wish, wishState } from "#domain/services/wishes.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { askedPlace as en } from "#words/compiled/en/services/asked-place.ts";
import { askedPlace as es } from "#words/compiled/es/services/asked-place.ts";
import type { Card } from "../../../base/service-card/card.ts";

/** A service's answer to each wish of a search, for its card. Its time says when people are taken in. */
export function toldWishes(
  service: ListedService,
  wishes: readonly Wish[],
  language: Language,
): NonNullable<Card["wished"]> {
  const { says } = wordsIn("askedPlace", language, { en, es });
  return wishes.flatMap((wish) => {
    if (wish === "INTAKE") return [];
    const state = wishState(service, wish, "UNTOLD");
    return [{ text: says[wish][state], state }];
  });
}

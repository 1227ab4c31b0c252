import type { ServiceQuery } from "#domain/services/list-query.ts";
import { DENIED, MENTIONED, WISH_FACTS, type Wish, type WishRank } from "#domain/services/wishes.ts";
import type { Conditions } from "./conditions-queries.ts";
import { closedByDeskText } from "./opening-queries.ts";

/** Conditions by what services say of wishes, as `domain/services/wishes.ts` has it. */
interface Wished {
  readonly query: Pick<ServiceQuery, "wishes" | "intakeAt">;
  /** Query for words in a service's texts that may mention the wish; null or absent: no words do. */
  readonly mentions?: string | null;
  readonly hoursStamp: string;
}

/** A condition for the services of a rank. */
export function wishRankText(to: Conditions, wished: Wished, rank: WishRank): string {
  const { wishes } = wished.query;
  const denied = `(${wishes.map((wish) => deniedText(to, wished, wish)).join(" or ")})`;
  if (rank === DENIED) return denied;
  const told = wishes.map((wish) => `${wishToldText(to, wished, wish)}::int`).join(" + ");
  const isTold = `${told} = ${Math.max(rank, 0)} and not ${denied}`;
  if (rank > 0 || wished.mentions == null) return isTold;
  const isMentioned = `s.public_search @@ ${to.value(wished.mentions)}::tsquery`;
  return `${isTold} and ${rank === MENTIONED ? isMentioned : `not ${isMentioned}`}`;
}

/** A condition for services that say that it is as wished. */
export function wishToldText(to: Conditions, wished: Wished, wish: Wish): string {
  if (wish === "INTAKE") {
    const takesIn =
      "width_bucket(m.minute, k.edges) % 2 = 1 and width_bucket(m.minute, k.turned_away) % 2 = 0";
    return `(${intakeText(to, wished, takesIn)} and not ${closedByDeskText(to, { at: wished.query.intakeAt })})`;
  }
  const { yes, no, pets } = WISH_FACTS[wish];
  const told = `s.provisions && ${to.value(yes)}::text[]`;
  const isTold = pets === undefined ? told : `(${told} or s.is_allowed_pets is true)`;
  return no.length === 0 ? `(${isTold})` : `(${isTold} and not s.provisions && ${to.value(no)}::text[])`;
}

/** A condition for services that say that it is not so. */
function deniedText(to: Conditions, wished: Wished, wish: Wish): string {
  if (wish === "INTAKE") {
    const turnsAway =
      "(width_bucket(m.minute, k.edges) % 2 = 0 or width_bucket(m.minute, k.turned_away) % 2 = 1)";
    return `(${intakeText(to, wished, turnsAway)} or ${closedByDeskText(to, { at: wished.query.intakeAt })})`;
  }
  const { yes, no, pets } = WISH_FACTS[wish];
  if (pets === "YES_OR_NO")
    return `(s.is_allowed_pets is false and not s.provisions && ${to.value(yes)}::text[])`;
  return no.length === 0 ? "false" : `(s.provisions && ${to.value(no)}::text[])`;
}

/** SQL of whether the stored edges of its hours say this about the moment; undecided where they do not cover it. */
function intakeText(to: Conditions, { query: { intakeAt }, hoursStamp }: Wished, says: string): string {
  const moment = `to_timestamp(${to.value(intakeAt)}::float8 / 1000)`;
  return `exists (select from hours k, (select ${to.value(Math.floor(intakeAt / 60_000))}::int as minute) m
    where k.id = s.hours_id and k.stamp = ${to.value(hoursStamp)} and ${moment} >= k.covered_from
      and ${moment} < k.covered_until and ${says})`;
}

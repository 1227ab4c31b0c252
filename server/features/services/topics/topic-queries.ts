import { findParentTopic, TOPIC_CODES, type TopicCode } from "#domain/services/topics/topic-table.ts";
import type { TopicFacts } from "#domain/services/topics/topics-of.ts";
import type { Db } from "#server/base/sql/db.ts";
import { WITH_LISTED_SPANISH } from "#server/features/services/text-queries.ts";

/** A service whose topics are of another version of the rule. */
export interface ServiceToBrowse extends TopicFacts {
  readonly id: string;
  readonly statedTopics: readonly TopicCode[];
}

/** Locks the next such services that no one else holds, in the order in which all are locked. */
export async function lockOutdated(db: Db, version: number, limit: number): Promise<ServiceToBrowse[]> {
  return db.query<ServiceToBrowse>(
    `with outdated as (select id from services where topics_version < $1 limit $2),
     locked as (select s.id from services s join outdated using (id) order by s.id for no key update of s skip locked)
     select s.id, s.name, s.organization, s.types as type, s.description, s.stated_topics as "statedTopics",
            s.service_summary as "serviceSummary",
            json_build_object('text', spanish."serviceSummaryEs") as "serviceSummaryEs",
            json_build_object('text', spanish."descriptionEs") as "descriptionEs"
       from services s join locked using (id) ${WITH_LISTED_SPANISH}`,
    [version, limit],
  );
}

/** Sets topics; versions and dates stay: no one has edited anything. */
export async function setTopics(
  db: Db,
  services: readonly { readonly id: string; readonly topics: readonly TopicCode[] }[],
  version: number,
): Promise<void> {
  await db.query(
    `update services s
        set topics = array(select jsonb_array_elements_text(r.topics)), topics_version = $2
       from jsonb_to_recordset($1::jsonb) as r (id uuid, topics jsonb)
      where s.id = r.id`,
    [JSON.stringify(services), version],
  );
}

/** Counts the public services of each topic; a first-level topic includes those below it. */
export async function countByTopic(db: Db): Promise<ReadonlyMap<TopicCode, number>> {
  const parents = TOPIC_CODES.map((code) => ({ code, parent: findParentTopic(code) }));
  // Few services differ in all their topics: what they have together is taken apart once.
  const rows = await db.query<{ code: TopicCode; services: number }>(
    `with together as (
       select topics, count(*) as services from services
        where is_public and is_listed and topics <> '{}' group by topics),
     each as (
       select t.services, c.code from together t
        cross join lateral (
          select unnest(t.topics) as code
          union
          select p.parent from jsonb_to_recordset($1::jsonb) as p (code text, parent text)
           where p.code = any(t.topics) and p.parent is not null) c)
     select code, sum(services)::int as services from each group by code`,
    [JSON.stringify(parents)],
  );
  return new Map(rows.map(({ code, services }) => [code, services]));
}

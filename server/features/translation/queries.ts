import type { SearchableService } from "#domain/search/search-document.ts";
import type { Category, Need, ServiceType, TextState } from "#domain/services/enumerations.ts";
import { spanishText } from "#domain/services/service.ts";
import type { Db } from "#server/sql/db.ts";

/** A service's texts, and what else its search terms are made of. */
export interface TextsRow extends SearchableService {
  id: string;
  needs: Need[];
  type: ServiceType[];
  category: Category[];
}

interface Row extends Omit<TextsRow, "descriptionEs" | "serviceSummaryEs" | "ageEs" | "publicPlace"> {
  descriptionEs: string | null;
  descriptionEsState: TextState | null;
  serviceSummaryEs: string | null;
  serviceSummaryEsState: TextState | null;
  ageEs: string | null;
  ageEsState: TextState | null;
  address1: string | null;
  address2: string | null;
  city: string;
  state: string;
  zip: string | null;
}

/** Null where the service is gone. @param isHeld until the transaction ends nobody else changes it */
export async function readTexts(db: Db, id: string, isHeld: boolean): Promise<TextsRow | null> {
  const [row] = await db.query<Row>(
    `select id, name, description, description_es as "descriptionEs", description_es_state as "descriptionEsState",
            source_description as "sourceDescription", service_summary as "serviceSummary",
            service_summary_es as "serviceSummaryEs", service_summary_es_state as "serviceSummaryEsState",
            age, age_es as "ageEs", age_es_state as "ageEsState", types as type, needs, category, phone,
            contact_email as "contactEmail", address1, address2, city, state, zip
       from services
      where id = $1::uuid and deleted_at is null
      ${isHeld ? "for no key update" : ""}`,
    [id],
  );
  if (row === undefined) return null;
  const { address1, address2, city, state, zip, ...texts } = row;
  return {
    ...texts,
    descriptionEs: spanishText(row.descriptionEs, row.descriptionEsState),
    serviceSummaryEs: spanishText(row.serviceSummaryEs, row.serviceSummaryEsState),
    ageEs: spanishText(row.ageEs, row.ageEsState),
    publicPlace: { address1, address2, city, state, zip },
  };
}

/** The Spanish of a service, with what is computed from it. */
export async function keepSpanish(
  db: Db,
  { id, descriptionEs, serviceSummaryEs, ageEs }: TextsRow,
  computed: { readonly search: string; readonly needBits: number },
): Promise<void> {
  await db.query(
    `update services
        set description_es = $2, description_es_state = $3, service_summary_es = $4, service_summary_es_state = $5,
            age_es = $6, age_es_state = $7, public_search = $8::tsvector, need_bits = $9, version = version + 1
      where id = $1::uuid`,
    [
      id,
      descriptionEs?.text ?? null,
      descriptionEs?.state ?? null,
      serviceSummaryEs?.text ?? null,
      serviceSummaryEs?.state ?? null,
      ageEs?.text ?? null,
      ageEs?.state ?? null,
      computed.search,
      computed.needBits,
    ],
  );
}

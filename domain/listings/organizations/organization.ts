import * as z from "zod/mini";
import { source } from "../../services/source.ts";

/** A number of an organization, as services have theirs. */
const organizationPhone = z.object({ number: z.string(), extension: z.nullable(z.string()) });
export type OrganizationPhone = Readonly<z.output<typeof organizationPhone>>;

/** Facts of an organization as an import or its editor states them. */
export interface OrganizationFacts {
  readonly name: string;
  readonly alternateName: string | null;
  readonly description: string | null;
  readonly url: string | null;
  readonly email: string | null;
  /** The best first. */
  readonly phones: readonly OrganizationPhone[];
}

/** An organization, which runs services. */
export const publicOrganization = z.object({
  id: z.string(),
  name: z.string(),
  alternateName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  url: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The best first. */
  phones: z.array(organizationPhone),
  /** Null: it was entered here. */
  source: z.nullable(source),
  /** Number of its public services. */
  services: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
  /** The owner's address, for them and for administrators. */
  userEmail: z.optional(z.nullable(z.string())),
  /** This viewer's permissions; screens show a control only where its permission is true. */
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type PublicOrganization = z.output<typeof publicOrganization>;

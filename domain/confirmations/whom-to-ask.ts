/** Decides who can be asked to confirm a service's information (rules confirmations 1–4). */

/** The addresses of a service, and when they were last asked, which decide whether they can be asked now. */
export interface Askable {
  /** Address of the owner; null: there is no owner, or the address is not confirmed. */
  readonly ownerEmail: string | null;
  /** Address in the listing. */
  readonly contactEmail: string | null;
  /** When the service or the address was last asked, in epoch milliseconds. */
  readonly askedAt: number | null;
}

/** OWNER: the confirmed owner. LISTED: the address in the listing, which is not confirmed. */
export type MailChannel = "OWNER" | "LISTED";

/** The recipient of the question. */
export interface Contact {
  readonly channel: MailChannel;
  /** In lower case. */
  readonly email: string;
}

/** Returns the recipient of the link; null: there is no address. */
export function chooseContact({ ownerEmail, contactEmail }: Omit<Askable, "askedAt">): Contact | null {
  if (ownerEmail !== null) return { channel: "OWNER", email: ownerEmail.toLowerCase() };
  return contactEmail === null ? null : { channel: "LISTED", email: contactEmail.toLowerCase() };
}

/** Minimum time between two questions, in milliseconds. */
export const ASK_AGAIN_MS = 30 * 86_400_000;

/** @param askedAt epoch milliseconds; null: never. @param now epoch milliseconds */
export function wasAskedLately(askedAt: number | null, now: number): boolean {
  return askedAt !== null && askedAt > now - ASK_AGAIN_MS;
}

export type AskRefusal = "nobodyToAsk" | "forbidden" | "askedRecently";

/** Returns whom to ask now, or why no one can be asked. Only administrators may ask listed addresses. */
export function whomToAsk(
  askable: Askable,
  { isAdministrator, now }: { readonly isAdministrator: boolean; readonly now: number },
): { readonly contact: Contact } | { readonly refusal: AskRefusal } {
  const contact = chooseContact(askable);
  if (contact === null) return { refusal: "nobodyToAsk" };
  if (contact.channel === "LISTED" && !isAdministrator) return { refusal: "forbidden" };
  return wasAskedLately(askable.askedAt, now) ? { refusal: "askedRecently" } : { contact };
}

/** The person who chooses a password. */
export interface PasswordOwner {
  readonly email: string;
  /** Null: not known yet. */
  readonly displayName: string | null;
}

/** Shorter words are part of too many good passwords. */
const MIN_LETTERS = 3;

/** Whether a new password is the person's address or name, with at most digits and signs (rule accounts 37). */
export function isOwnWord(password: string, { email, displayName }: PasswordOwner): boolean {
  const [local = "", domain = ""] = email.split("@");
  const words = [email, local, domain, domain.split(".")[0] ?? "", displayName ?? ""];
  const core = keepLetters(password);
  return core.length >= MIN_LETTERS && words.some((word) => keepLetters(word) === core);
}

/** Returns the letters of a text in lower case, without any other character. */
function keepLetters(text: string): string {
  return text.toLowerCase().replace(/\P{L}/gu, "");
}

import { splitList } from "../../base/contract/text.ts";
import { ROLES, type Role } from "../../base/roles/role.ts";
import { splitWords } from "../../base/text/fold.ts";
import { SIGN_IN_METHODS, type SignInMethod } from "./user.ts";

/** The text typed into the user search, split into the filters of the list of users (rule users 2). */
export interface UserSearch {
  /** Any of these; empty: any. */
  readonly roles: readonly Role[];
  readonly methods: readonly SignInMethod[];
  /** The rest of the text, to be found in names, addresses or phone numbers; empty: there is none. */
  readonly q: string;
}

/** Words of one language for roles and for signing in with a password, with commas between. */
export interface UserSearchWords {
  readonly roles: Readonly<Record<Role, string>>;
  readonly password: string;
}

/**
 * Separates the roles and sign-in methods named in a text from the rest of it. `vocabularies` are those of every
 * language understood; names on the wire always are. Longer names come first, so that "volunteer lead" is one role.
 */
export function readUserSearch(text: string, vocabularies: readonly UserSearchWords[]): UserSearch {
  const typed = text.split(/\s+/u).filter((word) => word !== "");
  const folded = typed.map((word) => splitWords(word).join(" "));
  const names = listNames(vocabularies);
  const roles: Role[] = [];
  const methods: SignInMethod[] = [];
  const rest: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const name = names.find(({ words }) => words.every((word, offset) => folded[at + offset] === word));
    if (name === undefined) {
      rest.push(typed[at] ?? "");
      at += 1;
      continue;
    }
    if (name.role !== undefined && !roles.includes(name.role)) roles.push(name.role);
    if (name.method !== undefined && !methods.includes(name.method)) methods.push(name.method);
    at += name.words.length;
  }
  return { roles, methods, q: rest.join(" ") };
}

interface Name {
  readonly words: readonly string[];
  readonly role?: Role;
  readonly method?: SignInMethod;
}

function listNames(vocabularies: readonly UserSearchWords[]): Name[] {
  const names = [
    ...ROLES.flatMap((role) =>
      [role, ...vocabularies.flatMap(({ roles }) => splitList(roles[role]))].map((name) => ({
        role,
        words: splitWords(name),
      })),
    ),
    ...SIGN_IN_METHODS.map((method) => ({ method, words: splitWords(method) })),
    { method: "TWITTER" as const, words: ["x"] },
    ...vocabularies.flatMap(({ password }) =>
      splitList(password).map((name) => ({ method: "LOCAL" as const, words: splitWords(name) })),
    ),
  ];
  return names.sort((one, other) => other.words.length - one.words.length);
}

import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

/** Loads the pages about people with an account. */

const usersWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/en/accounts/users.ts"),
    es: () => import("#words/es/accounts/users.ts"),
  });

const invitationsWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/en/accounts/invitations.ts"),
    es: () => import("#words/es/accounts/invitations.ts"),
  });

/** The list of people. */
export const users = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/accounts/users/UsersPage.tsx"),
      usersWords(language),
      invitationsWords(language),
    ]),
  ([{ UsersPage }, words, { invitations }]) =>
    () => <UsersPage text={words.users} invitations={invitations} />,
);

/** One of them. */
export const user = lazyPerLanguage(
  (language) => Promise.all([import("../../features/accounts/users/UserPage.tsx"), usersWords(language)]),
  ([{ UserPage }, words]) =>
    ({ id }: PageProps) => <UserPage id={id} text={words.users} />,
);

/** Loads the page of the people with one role. */
export const roleHolders = (role: "ADMINISTRATOR" | "SUPER USER") =>
  lazyPerLanguage(
    (language) =>
      Promise.all([
        import("../../features/accounts/users/RoleHoldersPage.tsx"),
        loadWords(language, {
          en: () => import("#words/en/accounts/role-holders.ts"),
          es: () => import("#words/es/accounts/role-holders.ts"),
        }),
        invitationsWords(language),
      ]),
    ([{ RoleHoldersPage }, words, { invitations }]) =>
      () => <RoleHoldersPage role={role} text={words.roleHolders} invitations={invitations} />,
  );

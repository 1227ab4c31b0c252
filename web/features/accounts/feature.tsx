import type { FunctionComponent } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { PageComponent, PageProps } from "../../base/pages/page-component.ts";
import type { AccountData } from "../../base/pages/page-data.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { preloadAccountWords } from "../../base/shell/account-words.ts";
import { WORK_FRAME, workPage } from "../../base/shell/work-page.tsx";
import { lazy, lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** A page of accounts, with the words of them all. */
function accountPage<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => FunctionComponent<{ initial: AccountData | null }>,
): PageComponent {
  const component = lazy(
    () => Promise.all([load(), preloadAccountWords()]),
    ([module]) => {
      const Component = pick(module);
      return ({ initial }: PageProps) => (
        <Component initial={initial.page === "account" ? initial.data : null} />
      );
    },
  );
  return { componentFor: () => component, frame: WORK_FRAME };
}

const usersWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/compiled/en/accounts/users.ts"),
    es: () => import("#words/compiled/es/accounts/users.ts"),
  });

const invitationsWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/compiled/en/accounts/invitations.ts"),
    es: () => import("#words/compiled/es/accounts/invitations.ts"),
  });

/** The list of people. */
const users = lazyPerLanguage(
  (language) =>
    Promise.all([import("./users/UsersPage.tsx"), usersWords(language), invitationsWords(language)]),
  ([{ UsersPage }, words, { invitations }]) =>
    () => <UsersPage text={words.users} invitations={invitations} />,
);

/** One of them. */
const user = lazyPerLanguage(
  (language) => Promise.all([import("./users/UserPage.tsx"), usersWords(language)]),
  ([{ UserPage }, words]) =>
    ({ id }: PageProps) => <UserPage id={id} text={words.users} />,
);

/** Loads the page of the people with one role. */
const roleHolders = (role: "ADMINISTRATOR" | "SUPER USER") =>
  lazyPerLanguage(
    (language) =>
      Promise.all([
        import("./users/RoleHoldersPage.tsx"),
        loadWords(language, {
          en: () => import("#words/compiled/en/accounts/role-holders.ts"),
          es: () => import("#words/compiled/es/accounts/role-holders.ts"),
        }),
        invitationsWords(language),
      ]),
    ([{ RoleHoldersPage }, words, { invitations }]) =>
      () => <RoleHoldersPage role={role} text={words.roleHolders} invitations={invitations} />,
  );

const permissions = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./permissions/PermissionsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/accounts/permissions.ts"),
        es: () => import("#words/compiled/es/accounts/permissions.ts"),
      }),
    ]),
  ([{ PermissionsPage }, words]) =>
    () => <PermissionsPage text={words.permissions} />,
);

export const feature = {
  pages: {
    login: accountPage(
      () => import("./account/LoginPage.tsx"),
      ({ LoginPage }) => LoginPage,
    ),
    forgotPassword: accountPage(
      () => import("./account/ForgotPasswordPage.tsx"),
      ({ ForgotPasswordPage }) => ForgotPasswordPage,
    ),
    resetPassword: accountPage(
      () => import("./account/ResetPasswordPage.tsx"),
      ({ ResetPasswordPage }) => ResetPasswordPage,
    ),
    confirmEmail: accountPage(
      () => import("./account/ConfirmEmailPage.tsx"),
      ({ ConfirmEmailPage }) => ConfirmEmailPage,
    ),
    invitation: accountPage(
      () => import("./account/InvitationPage.tsx"),
      ({ InvitationPage }) => InvitationPage,
    ),
    profile: accountPage(
      () => import("./account/ProfilePage.tsx"),
      ({ ProfilePage }) => ProfilePage,
    ),
    changePassword: accountPage(
      () => import("./account/ChangePasswordPage.tsx"),
      ({ ChangePasswordPage }) => ChangePasswordPage,
    ),
    sessions: accountPage(
      () => import("./account/SessionsPage.tsx"),
      ({ SessionsPage }) => SessionsPage,
    ),
    passkeys: accountPage(
      () => import("./passkeys/PasskeysPage.tsx"),
      ({ PasskeysPage }) => PasskeysPage,
    ),
    secondFactor: accountPage(
      () => import("./passkeys/SecondFactorPage.tsx"),
      ({ SecondFactorPage }) => SecondFactorPage,
    ),
    enrollPasskey: accountPage(
      () => import("./passkeys/EnrollPasskeyPage.tsx"),
      ({ EnrollPasskeyPage }) => EnrollPasskeyPage,
    ),
    users: workPage(users),
    user: workPage(user),
    access: workPage(roleHolders("ADMINISTRATOR")),
    superUsers: workPage(roleHolders("SUPER USER")),
    permissions: workPage(permissions),
  },
} satisfies WebFeature;

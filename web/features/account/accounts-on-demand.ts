import type { ComponentType } from "react";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import { prepareAccountWords } from "./account-words.ts";

/** The pages of accounts, each with the words of them all. */

export const loginPage = withWords(async () => (await import("./LoginPage.tsx")).LoginPage);
export const forgotPasswordPage = withWords(
  async () => (await import("./ForgotPasswordPage.tsx")).ForgotPasswordPage,
);
export const resetPasswordPage = withWords(
  async () => (await import("./ResetPasswordPage.tsx")).ResetPasswordPage,
);
export const confirmEmailPage = withWords(
  async () => (await import("./ConfirmEmailPage.tsx")).ConfirmEmailPage,
);
export const profilePage = withWords(async () => (await import("./ProfilePage.tsx")).ProfilePage);
export const changePasswordPage = withWords(
  async () => (await import("./ChangePasswordPage.tsx")).ChangePasswordPage,
);
export const sessionsPage = withWords(async () => (await import("./SessionsPage.tsx")).SessionsPage);

function withWords<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  return onDemand(async () => {
    const [part] = await Promise.all([load(), prepareAccountWords()]);
    return part;
  });
}

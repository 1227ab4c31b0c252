import { onDemand } from "../../ui/on-demand.tsx";
import { prepareAccountWords } from "./account-words.ts";

/** The pages of accounts, each with the words of them all. */

export const loginPage = onDemand(async () => {
  const [{ LoginPage }] = await Promise.all([import("./LoginPage.tsx"), prepareAccountWords()]);
  return LoginPage;
});

export const forgotPasswordPage = onDemand(async () => {
  const [{ ForgotPasswordPage }] = await Promise.all([
    import("./ForgotPasswordPage.tsx"),
    prepareAccountWords(),
  ]);
  return ForgotPasswordPage;
});

export const resetPasswordPage = onDemand(async () => {
  const [{ ResetPasswordPage }] = await Promise.all([
    import("./ResetPasswordPage.tsx"),
    prepareAccountWords(),
  ]);
  return ResetPasswordPage;
});

export const confirmEmailPage = onDemand(async () => {
  const [{ ConfirmEmailPage }] = await Promise.all([import("./ConfirmEmailPage.tsx"), prepareAccountWords()]);
  return ConfirmEmailPage;
});

export const profilePage = onDemand(async () => {
  const [{ ProfilePage }] = await Promise.all([import("./ProfilePage.tsx"), prepareAccountWords()]);
  return ProfilePage;
});

export const changePasswordPage = onDemand(async () => {
  const [{ ChangePasswordPage }] = await Promise.all([
    import("./ChangePasswordPage.tsx"),
    prepareAccountWords(),
  ]);
  return ChangePasswordPage;
});

export const sessionsPage = onDemand(async () => {
  const [{ SessionsPage }] = await Promise.all([import("./SessionsPage.tsx"), prepareAccountWords()]);
  return SessionsPage;
});

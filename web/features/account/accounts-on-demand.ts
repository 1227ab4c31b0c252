import { OnDemand } from "../../ui/on-demand.tsx";
import { prepareAccountWords } from "./account-words.ts";

/** The pages of accounts, each with the words of them all. */

export const loginPage = new OnDemand(async () => {
  const [{ LoginPage }] = await Promise.all([import("./LoginPage.tsx"), prepareAccountWords()]);
  return LoginPage;
});

export const forgotPasswordPage = new OnDemand(async () => {
  const [{ ForgotPasswordPage }] = await Promise.all([
    import("./ForgotPasswordPage.tsx"),
    prepareAccountWords(),
  ]);
  return ForgotPasswordPage;
});

export const resetPasswordPage = new OnDemand(async () => {
  const [{ ResetPasswordPage }] = await Promise.all([
    import("./ResetPasswordPage.tsx"),
    prepareAccountWords(),
  ]);
  return ResetPasswordPage;
});

export const confirmEmailPage = new OnDemand(async () => {
  const [{ ConfirmEmailPage }] = await Promise.all([import("./ConfirmEmailPage.tsx"), prepareAccountWords()]);
  return ConfirmEmailPage;
});

export const profilePage = new OnDemand(async () => {
  const [{ ProfilePage }] = await Promise.all([import("./ProfilePage.tsx"), prepareAccountWords()]);
  return ProfilePage;
});

export const changePasswordPage = new OnDemand(async () => {
  const [{ ChangePasswordPage }] = await Promise.all([
    import("./ChangePasswordPage.tsx"),
    prepareAccountWords(),
  ]);
  return ChangePasswordPage;
});

export const sessionsPage = new OnDemand(async () => {
  const [{ SessionsPage }] = await Promise.all([import("./SessionsPage.tsx"), prepareAccountWords()]);
  return SessionsPage;
});

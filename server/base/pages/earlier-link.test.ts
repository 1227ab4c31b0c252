import { expect, test } from "vitest";
import { requestResetPassword } from "#domain/accounts/account/password-calls.ts";
import { callsInProcess } from "#server/base/http/calls.ts";
import { route } from "#server/base/http/route.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import { answerForm } from "./page-forms.ts";

const FORM = new Map([
  ["form", "forgotPassword"],
  ["email", "maria@help.example"],
]);

test.each([
  [{ link: { to: "m•••@help.example", minutesAgo: 12, minutesLeft: 48 } }, "m•••@help.example", "48"],
  [{}, undefined, undefined],
])(
  "without scripts the page has what the reply says of an earlier link",
  async (more, linkTo, minutesLeft) => {
    const reply = { code: 200, message: "Please check your email.", ...more };
    const createCallApi = callsInProcess([route(requestResetPassword, async () => ({ ok: true, reply }))]);
    const callApi = createCallApi({ viewer: GUEST, language: "en", now: 0, client: null });
    const result = await answerForm(FORM, new URLSearchParams(), callApi);
    expect(result?.outcome?.texts["linkTo"]).toBe(linkTo);
    expect(result?.outcome?.texts["minutesLeft"]).toBe(minutesLeft);
  },
);

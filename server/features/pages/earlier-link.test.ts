import { expect, test } from "vitest";
import type { CallApi } from "#domain/contract/call-api.ts";
import { answerForm } from "./page-forms.ts";

const FORM = new Map([
  ["form", "forgotPassword"],
  ["email", "maria@help.example"],
]);

test.each([
  [{ link: { to: "m•••@help.example", minutesAgo: 12, minutesLeft: 48 } }, "m•••@help.example"],
  [{}, undefined],
])("without scripts the page says what the reply has of an earlier link", async (more, linkTo) => {
  const reply = { code: 200, message: "Please use the link that was sent before.", ...more };
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: one call is answered, whose reply is above.
  const callApi = (async () => ({ ok: true, reply })) as unknown as CallApi;
  const result = await answerForm(FORM, new URLSearchParams(), callApi);
  expect(result?.outcome?.texts["linkTo"]).toBe(linkTo);
  expect(result?.outcome?.texts["minutesLeft"]).toBe(linkTo === undefined ? undefined : "48");
});

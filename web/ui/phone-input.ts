import type { ClipboardEvent, FormEvent } from "react";
import { formatPhone } from "#domain/contract/contact-rules.ts";

/** For a field of a telephone: digits are grouped while they are typed at the end, and a pasted number is read whole. */
export const PHONE_INPUT = {
  onInput({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    if (input.selectionStart === input.value.length) input.value = formatPhone(input.value);
  },
  onBlur({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    input.value = formatPhone(input.value);
  },
  onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = formatPhone(event.clipboardData.getData("text"));
    if (pasted === "") return;
    event.preventDefault();
    event.currentTarget.value = pasted;
    event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
  },
};

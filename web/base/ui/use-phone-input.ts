import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { groupTyped, type PhoneField, readTyped } from "#domain/base/phone/typed-phone.ts";

interface PhoneInput {
  /** Part of the input that has no place in this field; null: there is none. */
  readonly leftOver: string | null;
  readonly handlers: {
    onFocus(event: FocusEvent<HTMLInputElement>): void;
    onInput(event: FormEvent<HTMLInputElement>): void;
    onBlur(event: FocusEvent<HTMLInputElement>): void;
  };
}

/**
 * Reads a number that is typed, pasted or filled in by a browser (rules phones 1, 2 and 6). Digits are grouped while
 * they are typed at the end; text that arrives in one piece, and the text of a field that is left, is read as a whole.
 *
 * @param place puts a text into the field, and an extension into its own; false where there is none for an extension
 */
export function usePhoneInput(
  field: PhoneField,
  place: (input: HTMLInputElement, text: string, extension: string | null) => boolean,
): PhoneInput {
  const [leftOver, setLeftOver] = useState<string | null>(null);
  const before = useRef("");
  const entered = useRef<string | null>(null);
  const put = (input: HTMLInputElement, text: string) => {
    before.current = text;
    place(input, text, null);
  };
  const settle = (input: HTMLInputElement): boolean => {
    const typed = input.value.trim();
    const read = typed === "" ? null : readTyped(typed, field);
    if (read === null || read.problem !== null) return false;
    before.current = read.phone;
    entered.current = read.phone;
    const hasPlace = place(input, read.phone, read.extension);
    const extension = hasPlace || read.extension === null ? "" : `ext. ${read.extension}`;
    const rest = [extension, read.leftOver].filter((text) => text !== "").join("; ");
    if (rest !== "") setLeftOver(rest);
    return true;
  };
  return {
    leftOver,
    handlers: {
      onFocus({ currentTarget: input }) {
        before.current = input.value;
        entered.current = input.value;
      },
      onInput({ currentTarget: input, nativeEvent }) {
        const { value } = input;
        const added = value.length - before.current.length;
        const isAtEnd = input.selectionStart === null || input.selectionStart === value.length;
        const isAtOnce = added > 1 || !isTyped(nativeEvent);
        if (leftOver !== null) setLeftOver(null);
        if (isAtOnce && isWhole(value) && settle(input)) return;
        put(input, isAtEnd && added > 0 ? groupTyped(value, field) : value);
      },
      onBlur({ currentTarget: input }) {
        // A number that was there before and was not touched stays as it is.
        if (input.value !== entered.current) settle(input);
      },
    },
  };
}

/** Key by key; not pasted, and not filled in by the browser. */
function isTyped(event: Event): boolean {
  return event instanceof InputEvent && !/^insert(?:From|Replacement)/.test(event.inputType);
}

/** Part of a number that a keyboard enters in one piece is not a number yet. */
function isWhole(value: string): boolean {
  return value.replace(/[^\p{L}\d]/gu, "").length >= 10;
}

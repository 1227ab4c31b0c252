import { parseWebAddress } from "#domain/base/contract/web-address.ts";
import { storedPhone } from "#domain/base/phone/typed-phone.ts";
import { getFieldSpec } from "#domain/services/field-names.ts";
import { CONTROL_FIELDS, type FormName } from "./form-values.ts";

/**
 * A text as the server would store it, however it was typed: `5555550142` as `(555) 555-0142`, `04` as `4`. So two
 * versions of one number look alike, and are no conflict. What is wrong stays as it was typed.
 */
export function storedText(name: FormName, typed: string): string {
  const text = typed.trim();
  const field = CONTROL_FIELDS.find((each) => each === name);
  switch (field === undefined ? undefined : getFieldSpec(field).kind) {
    case "phone":
      return storedPhone(text, { takes: "listing" });
    case "count":
      return /^\d{1,9}$/.test(text) ? String(Number(text)) : text;
    case "webAddress":
      return parseWebAddress(text) ?? text;
    default:
      return text;
  }
}

/** Marks of an invalid field: on itself, or on the group that it answers. */
const INVALID = '[aria-invalid="true"], [data-invalid]';

/** A field that is marked as wrong. */
function findControl(marked: HTMLElement): HTMLElement | null {
  return marked.matches("[data-invalid]") ? marked.querySelector("input, button") : marked;
}

/** The fields of a part of the page that are marked as wrong, in their order; of a group, its first. */
export function invalidFields(element: HTMLElement | null): readonly HTMLElement[] {
  const marked = [...(element?.querySelectorAll<HTMLElement>(INVALID) ?? [])];
  // A group that contains an invalid field only repeats the message.
  const own = marked.filter((one) => one.querySelector(INVALID) === null);
  return own.flatMap((one) => findControl(one) ?? []);
}

/** The first of them. */
export function firstInvalid(element: HTMLElement | null): HTMLElement | null {
  return invalidFields(element)[0] ?? null;
}

/** Focuses the first invalid field once the errors are rendered, so that they are read with it. */
export function focusFirstInvalid(element: HTMLElement | null): void {
  setTimeout(() => firstInvalid(element)?.focus());
}

/** The name of a field that is wrong: its label, or what its group is called. */
export function nameOfField(control: HTMLElement): string {
  const group =
    control.closest("fieldset:not(:has(> legend.visually-hidden))") ?? control.closest("fieldset");
  const label = control.matches("[aria-invalid]")
    ? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
    : group?.querySelector("legend");
  // Leaves out the note that the field is optional.
  return label?.firstChild?.textContent?.trim() ?? "";
}

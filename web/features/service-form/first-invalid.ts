/** The first field of a part of the page that is marked as wrong. */
export function firstInvalid(element: HTMLElement | null): HTMLElement | null {
  return (
    element?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :is(input, button)') ?? null
  );
}

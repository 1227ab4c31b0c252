/** Replaces the children of `parent`. The focus stays on the link that had it, where that is there still. */
export function replaceKeepingFocus(parent: HTMLElement, ...children: readonly Node[]): void {
  const root = parent.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  const address = focused instanceof HTMLAnchorElement && parent.contains(focused) ? focused.href : null;
  parent.replaceChildren(...children);
  if (address === null) return;
  const same = [...parent.querySelectorAll("a")].find(({ href }) => href === address);
  same?.focus({ preventScroll: true });
}

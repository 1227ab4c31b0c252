import type { ComponentType, ReactNode } from "react";
import { createElement, useEffect, useState } from "react";

/**
 * A part of the page that comes on its own when it is needed: the first view does not wait for it. Nothing
 * suspends, so the server, which prepares every part, draws all of it in one go.
 */
export class OnDemand<Props extends object> {
  readonly #load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null = null;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  /** Brings it; from then on it is drawn at once. */
  async prepare(): Promise<void> {
    this.loaded ??= await this.#load();
  }
}

/** Draws such a part; until it is there, `instead`. */
export function PartOnDemand<Props extends object>({
  of,
  props,
  instead,
}: {
  of: OnDemand<Props>;
  props: Props;
  instead?: (isFailed: boolean, retry: () => void) => ReactNode;
}) {
  const [Loaded, setLoaded] = useState(() => of.loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Loaded !== null || isFailed) return;
    of.prepare().then(
      () => setLoaded(() => of.loaded),
      () => setFailed(true),
    );
  }, [of, Loaded, isFailed]);
  return Loaded === null ? instead?.(isFailed, () => setFailed(false)) : createElement(Loaded, props);
}

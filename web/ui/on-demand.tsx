import { createElement, useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";

export interface OnDemand<Props> {
  Part: ComponentType<{ props: Props; instead?: (isFailed: boolean, retry: () => void) => ReactNode }>;
  /** Brings it; from then on it is drawn at once. */
  prepare: () => Promise<void>;
}

/**
 * A part of the page that comes on its own when it is needed: the first view does not wait for it. Nothing
 * suspends, so the server, which prepares every part, draws all of it in one go.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const prepare = async () => {
    loaded ??= await load();
  };
  const Part: OnDemand<Props>["Part"] = ({ props, instead }) => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Loaded !== null || isFailed) return;
      prepare().then(
        () => setLoaded(() => loaded),
        () => setFailed(true),
      );
    }, [Loaded, isFailed]);
    return Loaded === null ? instead?.(isFailed, () => setFailed(false)) : createElement(Loaded, props);
  };
  return { Part, prepare };
}

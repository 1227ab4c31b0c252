import { useSyncExternalStore } from "react";
import { deviceItem } from "./device-storage.ts";

/**
 * Whether single letters act on this device (rule interface 16); people who use speech input, or whose hands tremble,
 * switch them off.
 */
const KEY = "letter-keys";
const OFF = "off";

const listeners = new Set<() => void>();
let areOn: boolean | null = null;

function read(): boolean {
  areOn ??= deviceItem(KEY) !== OFF;
  return areOn;
}

export function writeLetterKeys(on: boolean): void {
  areOn = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLetterKeys(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

import type { Client } from "#server/base/http/client.ts";

/** A client that adds nothing to requests and stores nothing, for calls that are made without HTTP. */
export function clientAt(address: string): Client {
  return {
    address,
    origin: null,
    isLocal: false,
    deviceId: null,
    keepDeviceId: () => {},
    userAgent: "",
    keepSession: () => {},
    session: null,
    knownDevice: null,
    rememberDevice: () => {},
    waitsInTurn: () => {},
    gone: new AbortController().signal,
  };
}

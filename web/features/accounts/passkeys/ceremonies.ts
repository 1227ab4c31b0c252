import type {
  CreationOptions,
  Credential,
  NewCredential,
  RequestOptions,
} from "#domain/accounts/passkeys/webauthn.ts";

/** The browser's own dialogs for passkeys. Their library is loaded when one is opened. */

/** Whether the browser supports passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window !== "undefined" && window.PublicKeyCredential !== undefined;
}

/** Creates a passkey; null where the person, or the browser, closed the dialog without one. */
export async function createPasskey(options: CreationOptions): Promise<NewCredential | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, response: { clientDataJSON, attestationObject, transports } };
  } catch {
    return null;
  }
}

/** Asks for an existing passkey. */
export async function askForPasskey(options: RequestOptions): Promise<Credential | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, response: { clientDataJSON, authenticatorData, signature } };
  } catch {
    return null;
  }
}

import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { callInBackground } from "../../../base/calls/call-api.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { askForPasskey } from "./ceremonies.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";

/** Signing in with a passkey, in place of the address and the password. */
export function PasskeySignIn({
  onDone,
}: {
  onDone(reply: EndpointReply<"POST /auth/passkeys/sign-in">): void | Promise<void>;
}) {
  const words = useAccountWords();
  const signIn = async () => {
    const options = await callInBackground("POST /auth/passkeys/sign-in-options");
    if (!options.ok) return options;
    const credential = await askForPasskey(options.reply);
    if (credential === null) return { problem: null };
    const answer = await callInBackground("POST /auth/passkeys/sign-in", { body: { credential } });
    if (!answer.ok) return answer;
    await onDone(answer.reply);
    return null;
  };
  return <PasskeyButton text={words.passkeys.signIn} look="outlined" run={signIn} />;
}

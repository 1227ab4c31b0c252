import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { type ReadMessage, readMessage } from "#server/features/mail/read-message.ts";

/** The server's behavior to one recipient, or to everyone. */
type RecipientBehaviour =
  /** Accepts the message. */
  | "kind"
  /** Refuses the address for good, or for now. */
  | { readonly atRecipient: number; readonly reply?: string }
  /** Refuses the mail after it came. */
  | { readonly atMail: number }
  /** Accepts the mail and drops the connection without acknowledging it. */
  | "drops";

/** A real mail server on a port of this machine. */
export interface MailServer {
  readonly port: number;
  /** `smtp://127.0.0.1:port`. */
  readonly url: string;
  /** Accepted mails, in order, including those that were not acknowledged. */
  readonly taken: { readonly to: readonly string[]; readonly from: string; readonly mail: ReadMessage }[];
  behaviourOf(recipient: string): RecipientBehaviour;
  close(): Promise<void>;
}

/** @param port zero takes a free one; another is waited for where another connection has just taken it */
export async function mailServer(port = 0): Promise<MailServer> {
  const taken: MailServer["taken"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH"],
    hideSTARTTLS: true,
    logger: false,
    onRcptTo({ address }, _, done) {
      const mood = running.behaviourOf(address);
      if (typeof mood === "object" && "atRecipient" in mood)
        return done(refusal(mood.atRecipient, mood.reply));
      done();
    },
    onData(stream, { id, envelope }, done) {
      void buffer(stream).then((bytes) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const mood = running.behaviourOf(to[0] ?? "");
        if (typeof mood === "object" && "atMail" in mood) return done(refusal(mood.atMail));
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        taken.push({ to, from, mail: readMessage(bytes) });
        if (mood !== "drops") return done();
        for (const connection of server.connections) {
          if (connection.id === id) connection._socket.destroy();
        }
      });
    },
  });
  server.on("error", () => {});
  await listen(server, port);
  const address = server.server.address();
  const given = typeof address === "object" && address !== null ? address.port : port;
  const running: MailServer = {
    port: given,
    url: `smtp://127.0.0.1:${given}`,
    taken,
    behaviourOf: () => "kind",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return running;
}

async function listen(server: SMTPServer, port: number): Promise<void> {
  for (;;) {
    const listening = once(server.server, "listening");
    server.listen(port, "127.0.0.1");
    try {
      await listening;
      return;
    } catch (error) {
      if (port === 0 || Object(error).code !== "EADDRINUSE") throw error;
      await setTimeout(100);
    }
  }
}

function refusal(code: number, message = "No."): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

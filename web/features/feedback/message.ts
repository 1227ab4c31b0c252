import type { MessageKind } from "#domain/feedback/message-form.ts";
import type { QueuedMessage } from "../../base/browser/queued-messages.ts";
import type { MessageBody } from "./send-message.ts";

/** The service that a message goes to or is about. */
export interface MessageTarget {
  readonly id: string;
  readonly name: string;
  /** The service is protected, so an exit forgets messages to or about it. */
  readonly isProtected: boolean | null;
}

/** The key of a form's draft: each service has its own. */
export function toDraftKey(kind: MessageKind, serviceId: string | null): string {
  return serviceId === null ? kind : `${kind}.${serviceId}`;
}

/** A random UUID; the browser's own maker of them is missing without HTTPS and in Safari 15. */
export function newSendingId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  });
  const part = (from: number, to: number) => hex.slice(from, to).join("");
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join("-");
}

/** Builds the body of the call; every picture has its name by then. */
export function toMessageBody(message: QueuedMessage): MessageBody {
  const { texts, kind, serviceId, sendingId } = message;
  const of = (field: string) => (texts[field] ?? "").trim();
  const common = {
    email: of("email"),
    message: of("message"),
    files: message.pictures.flatMap(({ name }) => (name === null ? [] : [name])),
    sendingId,
  };
  if (kind === "contact") {
    const coordinate = message.coordinate ?? "0|0";
    const service = serviceId ?? "";
    return {
      to: "service",
      body: {
        ...common,
        name: of("name"),
        phone: of("phone"),
        subject: of("subject"),
        type: "SERVICE",
        service,
        coordinate,
      },
    };
  }
  if (serviceId === null) return { to: "app", body: { ...common, subject: of("subject") } };
  return { to: "app", body: { ...common, service: serviceId } };
}

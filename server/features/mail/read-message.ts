/** A parsed mail. */
export interface ReadMessage {
  readonly from: string;
  readonly to: string;
  /** Empty where there is no reply address. */
  readonly replyTo: string;
  readonly subject: string;
  /** Date as in the header. */
  readonly date: string;
  readonly messageId: string;
  /** `<address>` that ends mails of this kind; empty where there is none. */
  readonly listUnsubscribe: string;
  /** Body that a mail program posts there (RFC 8058); empty where it may not. */
  readonly listUnsubscribePost: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Parses a mail written by this app: a header (RFC 5322, words encoded by RFC 2047) and two bodies, plain text and
 * HTML, in UTF-8. Not a general parser.
 */
export function readMessage(bytes: Buffer): ReadMessage {
  const whole = bytes.toString("latin1");
  const { head, body } = splitHead(whole);
  const boundary = /boundary="?([^";]+)"?/i.exec(head.get("content-type") ?? "")?.[1];
  const parts = boundary === undefined ? [whole] : body.split(`--${boundary}`).slice(1, -1);
  const read = parts.map((part) => splitHead(part.replace(/^\r?\n/, "")));
  const readBodyPart = (type: string) => {
    const part = read.find((found) => found.head.get("content-type")?.toLowerCase().startsWith(type));
    return part === undefined ? "" : decodedBody(part.body, part.head.get("content-transfer-encoding") ?? "");
  };
  const field = (name: string) => decodedWords(head.get(name) ?? "");
  return {
    from: field("from"),
    to: field("to"),
    replyTo: field("reply-to"),
    subject: field("subject"),
    date: field("date"),
    messageId: field("message-id"),
    listUnsubscribe: field("list-unsubscribe"),
    listUnsubscribePost: field("list-unsubscribe-post"),
    text: readBodyPart("text/plain"),
    html: readBodyPart("text/html"),
  };
}

function splitHead(part: string): { head: ReadonlyMap<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(part);
  const headText = end === null ? part : part.slice(0, end.index);
  const lines = headText.replace(/\r?\n(?=[ \t])/g, "").split(/\r?\n/);
  const head = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { head, body: end === null ? "" : part.slice(end.index + end[0].length) };
}

function decodedBody(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64").toString("utf8").replace(/\r\n/g, "\n").trim();
    case "quoted-printable":
      return quotedPrintable(body.replace(/=[ \t]*\r?\n/g, ""))
        .replace(/\r\n/g, "\n")
        .trim();
    default:
      return Buffer.from(body, "latin1").toString("utf8").replace(/\r\n/g, "\n").trim();
  }
}

function decodedWords(value: string): string {
  return value.replace(/(\?=)\s+(?==\?)/g, "$1").replace(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, kind, text]) =>
      kind?.toLowerCase() === "b"
        ? Buffer.from(text ?? "", "base64")
        : Buffer.from(quotedBytes((text ?? "").replaceAll("_", " ")), "latin1"),
    );
    return Buffer.concat(bytes).toString("utf8");
  });
}

function quotedPrintable(text: string): string {
  return Buffer.from(quotedBytes(text), "latin1").toString("utf8");
}

function quotedBytes(text: string): string {
  return text.replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

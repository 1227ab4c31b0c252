import { get } from "node:http";
import { text } from "node:stream/consumers";

/** A reply to a request with headers that `fetch` does not let a program set, such as `Host`. */
export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export function rawGet(
  address: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers }, (reply) => {
      text(reply).then(
        (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
        reject,
      );
    }).on("error", reject);
  });
}

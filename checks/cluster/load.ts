import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { App } from "./apps.ts";

/** One request, and how it ended. */
export interface Asked {
  readonly kind: "read" | "write";
  readonly app: string;
  /** Milliseconds of `performance.now()`. */
  readonly from: number;
  readonly to: number;
  /** 0: there was no reply. */
  readonly status: number;
  /** What no reply may be, in words; null: it is fine. */
  readonly fault: string | null;
}

/** Readers and writers, at work until they are stopped. */
export interface Load {
  /** Everything that was asked, oldest first. */
  readonly asked: readonly Asked[];
  /** Markers of messages that were acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Acknowledged kudos of each service. */
  readonly kudos: ReadonlyMap<string, number>;
  /** Reads of own writes that another process answered. */
  readonly readBack: () => number;
  stop(): Promise<void>;
}

const READERS = 4;
/** Of a visitor who reads on. */
const READ_PAUSE_MS = 60;
const WRITE_PAUSE_MS = 40;
/** Longer than any limit of the app. */
const MAX_REPLY_MS = 40_000;
const READS = [
  "/api/services?nearCoordinate=-80.19|25.77&limit=20",
  "/api/services?nearCoordinate=-80.19|25.77&isOpen=true&limit=20",
  "/api/services/count",
  "/",
  "/crisis_lines",
];

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly cookies: string;
}

/** @param services one for each writer */
export function startLoad(apps: readonly App[], services: readonly string[]): Load {
  const asked: Asked[] = [];
  const acknowledged = new Set<string>();
  const kudos = new Map<string, number>();
  let readBack = 0;
  let isStopped = false;

  const ask = async (
    kind: Asked["kind"],
    app: App,
    path: string,
    init: RequestInit = {},
    check: (text: string) => string | null = () => null,
  ): Promise<Reply> => {
    const from = performance.now();
    let reply: Reply = { status: 0, text: "", cookies: "" };
    let fault: string | null = null;
    try {
      const got = await fetch(`${app.origin}${path}`, {
        ...init,
        redirect: "manual",
        signal: AbortSignal.timeout(MAX_REPLY_MS),
      });
      const cookies = got.headers.getSetCookie().map((line) => line.split(";")[0]);
      reply = { status: got.status, text: await got.text(), cookies: cookies.join("; ") };
      if (reply.status === 200) fault = check(reply.text);
      else if (reply.status !== 503) fault = `${path} answered ${reply.status}`;
      else if (!got.headers.has("retry-after")) fault = `${path} answered 503 without Retry-After`;
    } catch (error) {
      fault = `${path}: no reply (${error instanceof Error ? error.message : String(error)})`;
    }
    asked.push({ kind, app: app.name, from, to: performance.now(), status: reply.status, fault });
    return reply;
  };
  const pickApp = (turn: number): App => {
    const app = apps[turn % apps.length];
    if (app === undefined) throw new Error("There is no app.");
    return app;
  };

  const reader = async (number: number): Promise<void> => {
    for (let turn = number; !isStopped; turn++) {
      await ask("read", pickApp(turn), READS[turn % READS.length] ?? "/", {
        headers: { cookie: "accessed=true" },
      });
      await pause(READ_PAUSE_MS);
    }
  };

  /** Each write goes to one process, and is read back from the other. */
  const writer = async (service: string): Promise<void> => {
    for (let turn = 0; !isStopped; turn++) {
      const kudo = await ask("write", pickApp(turn), `/api/services/${service}/likes`, { method: "POST" });
      if (kudo.status === 200) {
        const given = (kudos.get(service) ?? 0) + 1;
        kudos.set(service, given);
        const back = await ask(
          "read",
          pickApp(turn + 1),
          `/api/services/${service}`,
          { headers: { cookie: kudo.cookies } },
          (text) => {
            const { likes }: { likes: number } = JSON.parse(text);
            return likes >= given ? null : `read back ${likes} kudos of ${given} acknowledged ones`;
          },
        );
        if (back.status === 200) readBack++;
      }
      const marker = randomUUID();
      const message = { email: "writer@people.example", subject: marker, message: "A message." };
      const sent = await ask("write", pickApp(turn), "/api/feedbacks/app", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message),
      });
      if (sent.status === 200) acknowledged.add(marker);
      await pause(WRITE_PAUSE_MS);
    }
  };

  const working = Promise.all([
    ...Array.from({ length: READERS }, (_, number) => reader(number)),
    ...services.map((service) => writer(service)),
  ]);
  return {
    asked,
    acknowledged,
    kudos,
    readBack: () => readBack,
    async stop() {
      isStopped = true;
      await working;
    },
  };
}

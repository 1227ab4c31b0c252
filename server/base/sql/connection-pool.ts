import pg from "pg";
import type { Availability } from "./availability.ts";
import { requestCancel } from "./cancel-request.ts";
import { DatabaseFault, databaseFault, faultOfDriver } from "./database-fault.ts";
import { isConnectionLost } from "./lost-connection.ts";
import type { PoolName, PoolState, PoolWatch } from "./pool-watch.ts";
import { wireTypes } from "./wire-types.ts";

/** Grace period of a cancelled statement before its connection is closed. */
const CANCEL_MS = 500;
/** Grace period of statements in flight when the pool is closed. */
const CLOSE_MS = 1000;

/** Enforced by the app itself, because session settings do not work through a transaction pooler. */
export interface PoolLimits {
  /** Limit for obtaining a connection, milliseconds; null: none. */
  readonly queueMs: number | null;
  /** Limit for a statement, milliseconds; null: none. */
  readonly statementMs: number | null;
}

/** The watch that gets a pool's events, and the name for them. */
interface WatchedAs {
  readonly name: PoolName;
  readonly watch: PoolWatch;
}

/** A pool of connections to one server. It connects on demand. */
export class ConnectionPool {
  readonly #pool: pg.Pool;
  readonly #limits: PoolLimits;
  readonly #availability: Availability | null;
  /** Open connections, each with the time when it was opened. */
  readonly #clients = new Map<pg.Client, number>();
  /** Connections that are being opened, which a frozen server never completes. */
  readonly #connecting = new Set<pg.Client>();
  /** Connections for which a cancel request was sent. */
  readonly #cancelled = new WeakSet<pg.PoolClient>();
  /** Statements that wait for a connection, the longest-waiting first. */
  readonly #waiting = new Set<{ readonly from: number }>();
  readonly #watched: WatchedAs | null;

  /** @param availability null: the server is not monitored */
  constructor(
    address: pg.PoolConfig,
    limits: PoolLimits,
    availability: Availability | null,
    watched: WatchedAs | null = null,
  ) {
    this.#limits = limits;
    this.#watched = watched;
    this.#availability = availability;
    const { queueMs } = limits;
    const connecting = this.#connecting;
    this.#pool = new pg.Pool({
      Client: class extends pg.Client {
        constructor(config?: pg.ClientConfig) {
          super(config);
          connecting.add(this);
          this.once("end", () => connecting.delete(this));
        }
      },
      types: wireTypes,
      application_name: "amparo",
      keepAlive: true,
      ...(queueMs === null ? {} : { connectionTimeoutMillis: queueMs }),
      ...address,
    });
    // The pool drops lost connections itself; an unhandled event would end the process.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      connecting.delete(client);
      this.#clients.set(client, performance.now());
      client.on("error", () => {});
    });
    this.#pool.on("remove", (client) => this.#clients.delete(client));
    watched?.watch.opened(watched.name, () => this.#state());
  }

  /** @throws DatabaseFault if no connection can be made; immediately while the server is known to be down */
  async connect(): Promise<pg.PoolClient> {
    if (this.#availability?.isDown === true) throw this.#noted(new DatabaseFault("unavailable"));
    const waiting = { from: performance.now() };
    this.#waiting.add(waiting);
    try {
      const client = await this.#pool.connect();
      this.#watched?.watch.waited(this.#watched.name, (performance.now() - waiting.from) / 1000);
      return client;
    } catch (error) {
      this.#suspect(error);
      throw this.#noted(faultOfDriver(error));
    } finally {
      this.#waiting.delete(waiting);
    }
  }

  /** Opens a new connection. Discards idle ones, which may be dead too. */
  async connectAnew(): Promise<pg.PoolClient> {
    const from = performance.now();
    for (;;) {
      const client = await this.connect();
      if ((this.#clients.get(client) ?? 0) >= from) return client;
      client.release(true);
    }
  }

  /** Returns a connection to the pool, or closes it if it is unusable. @param error of its last statement */
  release(client: pg.PoolClient, error?: unknown): void {
    const isFit = error === undefined || (error instanceof pg.DatabaseError && !isConnectionLost(error));
    client.release(!isFit || this.#cancelled.has(client));
  }

  /** Runs a statement on a connection of this pool, and cancels it at its limit. */
  async run<Row>(client: pg.PoolClient, query: pg.QueryConfig): Promise<Row[]> {
    const { statementMs } = this.#limits;
    const limit = statementMs === null ? null : this.#limit(client, statementMs);
    this.#availability?.asked();
    let isAnswer = true;
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(query);
      // A text with several statements has several results.
      return Array.isArray(result) ? result.flatMap((each) => takeRows<Row>(each)) : takeRows(result);
    } catch (error) {
      isAnswer = error instanceof pg.DatabaseError && !isConnectionLost(error);
      this.#suspect(error);
      throw this.#noted(faultOfDriver(error));
    } finally {
      if (limit !== null) clearTimeout(limit.timer);
      this.#availability?.ended(isAnswer);
    }
  }

  /** Closes every connection immediately, open or not yet; statements in flight fail. */
  dropAll(): void {
    for (const client of [...this.#connecting, ...this.#clients.keys()]) {
      client.connection.stream.destroy(new DatabaseFault("unavailable"));
    }
  }

  /** Resolves when every connection is closed. Statements still in flight after a second fail. */
  async close(): Promise<void> {
    const late = setTimeout(() => this.dropAll(), CLOSE_MS);
    await this.#pool.end();
    clearTimeout(late);
  }

  #state(): PoolState {
    const { totalCount, idleCount } = this.#pool;
    const [first] = this.#waiting;
    const oldestWaitMs = first === undefined ? 0 : performance.now() - first.from;
    return { open: totalCount, idle: idleCount, waiting: this.#waiting.size, oldestWaitMs };
  }

  /** Counts an error that is the database's fault, and returns it unchanged. */
  #noted(error: unknown): unknown {
    const kind = this.#watched === null ? undefined : databaseFault(error)?.kind;
    if (kind !== undefined) this.#watched?.watch.failed(this.#watched.name, kind);
    return error;
  }

  /** Starts the timer that cancels the current statement and, if that does not help, closes the connection. */
  #limit(client: pg.PoolClient, milliseconds: number): { timer: NodeJS.Timeout } {
    const limit = {
      timer: setTimeout(() => {
        this.#cancelled.add(client);
        requestCancel(client);
        const { stream } = client.connection;
        limit.timer = setTimeout(() => stream.destroy(new DatabaseFault("slow")), CANCEL_MS);
      }, milliseconds),
    };
    return limit;
  }

  /** A lost connection may mean that the server is down. */
  #suspect(error: unknown): void {
    if (this.#availability?.isDown === false && isConnectionLost(error)) void this.#availability.isUp();
  }
}

/**
 * Takes the rows out of a result. V8 keeps what a dead old object refers to until it collects all old objects, and the
 * driver's results are reached from such ones: with their rows, hardly any row would be collected while it is young.
 */
function takeRows<Row>(result: pg.QueryResult): Row[] {
  const { rows } = result;
  result.rows = [];
  return rows;
}

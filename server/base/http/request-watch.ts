import type { FastifyInstance } from "fastify";

/** Told of every request, by the pattern of its route and never by its address. */
export interface RequestWatch {
  began(): void;
  /** @param seconds from the headers of the request to the end of the reply */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** The reply was sent, or the connection was lost. */
  ended(): void;
}

/** Route label of requests that no route matches. */
const NO_ROUTE = "none";

const MS_PER_SECOND = 1000;

/** Callbacks rather than promises: every request passes here. */
export function watchRequests(app: FastifyInstance, watch: RequestWatch): void {
  app.addHook("onRequest", (_, reply, done) => {
    watch.began();
    // Runs even if the client leaves before its reply.
    reply.raw.once("close", () => watch.ended());
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    watch.answered(request.method, route, reply.statusCode, reply.elapsedTime / MS_PER_SECOND);
    done();
  });
}

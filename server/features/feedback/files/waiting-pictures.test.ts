import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { NOW, picturesForTests, upload } from "#checks/pictures-for-tests.ts";
import { mountRoutes } from "#server/base/http/mount.ts";
import { type HeavyWork, heavyWork } from "#server/base/load/heavy-work.ts";
import { fileRoutes } from "./file-routes.ts";

onOneEngine("pictures that wait to be re-encoded", (open) => {
  const pictures = picturesForTests(open);

  test("have their turn after the work of others, and not where their network has too much waiting", async () => {
    const queue = heavyWork(true);
    const asked = Promise.withResolvers<void>();
    const heavy: HeavyWork = {
      ...queue,
      run: (client, work) => {
        asked.resolve();
        return queue.run(client, work);
      },
    };
    const app = fastify();
    app.decorate("languages", ["en"]);
    await app.register(fastifyCookie);
    mountRoutes(app, fileRoutes(open(), pictures.store, heavy), {
      now: () => NOW,
      findViewer: async () => null,
      publicOrigin: null,
    });
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const { promise: others, resolve } = Promise.withResolvers<null>();
    const begin = () => queue.run({ address: "127.0.0.1" }, () => others);
    const one = begin();
    const waiting = upload({ address }, pictures.jpeg);
    await asked.promise;
    // With the picture as many as one network may have.
    const full = Array.from({ length: 10 }, begin);
    const refused = await upload({ address }, pictures.jpeg);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
    resolve(null);
    expect((await waiting).status).toBe(200);
    await Promise.all([one, ...full]);
    expect((await upload({ address }, pictures.jpeg)).status).toBe(200);
    await app.close();
  });
});

import { expect, test } from "vitest";
import { clientAt } from "#checks/client-for-tests.ts";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { countServices, countServicesByType, getServicePins } from "#domain/services/service-calls.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import { heavyWork } from "#server/base/load/heavy-work.ts";
import { openSearch } from "#server/features/search/search.ts";
import { serviceRoutes } from "../service-page/service-routes.ts";
import { listReads } from "./list-reads.ts";
import { ServiceCache } from "./service-cache.ts";

const NOW = Date.UTC(2026, 10, 20, 18, 0);

onEachEngine("Pins that many ask for at once", (open) => {
  const answers = (isLimited: boolean, addresses: readonly string[], id = getServicePins.id) => {
    const repairs = { staleHours: () => {}, inconsistent: () => {} };
    const directory = {
      db: open(),
      fresh: open(),
      textSearch: openSearch(),
      repairs,
      cache: new ServiceCache(0),
      unmet: { note: () => {} },
      nights: { at: async () => [], forget: () => {} },
      nightFirst: async () => null,
      findServedPlace: async () => null,
      findElsewhere: async () => new Set<never>(),
    };
    const pins = serviceRoutes(
      directory,
      async () => false,
      async () => null,
      listReads(directory, heavyWork(isLimited)),
    ).find(({ call }) => call.id === id);
    return Promise.all(
      addresses.map((address) =>
        pins?.answer(
          { params: {}, query: { bounds: "-81,25,-80,26" }, body: undefined },
          { viewer: GUEST, language: "en", now: NOW, client: clientAt(address) },
        ),
      ),
    );
  };
  const greedy = Array<string>(15).fill("203.0.113.7");

  test("are few of one network's, and others get theirs", async () => {
    const found = await answers(true, [...greedy, "203.0.113.8"]);
    expect(found.map((answer) => answer?.ok)).toEqual([...greedy.map((_, n) => n < 12), true]);
    expect(found[14]).toMatchObject({ problem: { code: 429 }, retryAfterSeconds: 5 });
  });

  test.each([countServices.id, countServicesByType.id])(
    "leave room for %s, of which one network's are few as well",
    async (id) => {
      const many = Array<string>(15).fill("203.0.113.7");
      const found = await answers(true, [...many, "203.0.113.8"], id);
      expect(found.map((answer) => answer?.ok)).toEqual([...many.map((_, n) => n < 12), true]);
      expect(found[14]).toMatchObject({ problem: { code: 429 }, retryAfterSeconds: 5 });
    },
  );

  test("are everybody's where nothing is limited", async () => {
    expect((await answers(false, greedy)).every((answer) => answer?.ok)).toBe(true);
  });
});

import { walkBetween } from "#domain/directions/on-foot.ts";
import type { Way } from "#domain/directions/plan-rides.ts";
import { motisWays } from "#server/base/outside/transit/motis.ts";
import { endOfNight, type WayAndBack } from "./answer-question.ts";
import type { Timetables } from "./timetable-process.ts";

/**
 * Gets timetables from a server for large regions. Many arrivals at a time are walks, since the server answers one way
 * per request.
 *
 * @param url without a trailing slash
 * @param onFailure receives the error, without places
 */
export function transitServer(url: string, onFailure: (error: unknown) => void): Timetables {
  return {
    async wayTo({ from, to, leaves, timeZone }) {
      try {
        const { durationMs } = walkBetween(from, to);
        const found = (await motisWays(url, { from, to, at: leaves, isArrival: false }))
          .filter((way) => way.leaves >= leaves)
          .sort((a, b) => a.arrives - b.arrives || a.legs.length - b.legs.length || b.leaves - a.leaves);
        const way = found.find(({ arrives }) => arrives < leaves + durationMs) ?? null;
        const later =
          found.find(
            (each) =>
              each.leaves > (way?.leaves ?? leaves) &&
              each.arrives > (way?.arrives ?? leaves) &&
              each.arrives - each.leaves < durationMs,
          ) ?? null;
        if (way === null) return { way: null, later: await withBack(later) };
        return { way: await withBack(way), later: await withBack(later) };
      } catch (error) {
        onFailure(error);
        return null;
      }

      async function withBack(way: Way | null): Promise<WayAndBack | null> {
        if (way === null) return null;
        const until = endOfNight(timeZone, way.arrives);
        const back = await motisWays(url, { from: to, to: from, at: until, isArrival: true });
        const last = Math.max(...back.filter(({ arrives }) => arrives <= until).map((each) => each.leaves));
        return { ...way, lastBack: last >= way.arrives ? last : null };
      }
    },
    arrivalsAt: async () => null,
    feeds: () => [],
    close: () => {},
  };
}

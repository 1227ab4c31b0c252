import type { Leg } from "./load-directions.ts";

const DRAWINGS: Readonly<Record<Exclude<Leg["mode"], "WALK">, string>> = {
  BUS: "M6 4h12a2 2 0 0 1 2 2v11H4V6a2 2 0 0 1 2-2ZM4 12h16M7 17v2.5M17 17v2.5M7.5 14.6v.1M16.5 14.6v.1",
  RAIL: "M8 3.5h8a3 3 0 0 1 3 3V15a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 15V6.5a3 3 0 0 1 3-3ZM5 11h14M8.5 17.5 6 21M15.5 17.5 18 21M8.5 14.3v.1M15.5 14.3v.1",
  FERRY:
    "M4 13h16l-2.5 5h-11L4 13ZM7 13V8h10v5M12 8V4M3 21c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1",
};

/** Next to text that says the same. */
export function RideIcon({ mode }: { mode: keyof typeof DRAWINGS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[mode]} />
    </svg>
  );
}

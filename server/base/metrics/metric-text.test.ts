import { describe, expect, test } from "vitest";
import { LabeledCounter, LabeledHistogram } from "./counted.ts";
import { gauge, metricText } from "./metric-text.ts";

describe("the text of metrics", () => {
  test("has help, type and one line for each sample", () => {
    const counter = new LabeledCounter({
      name: "a_total",
      help: "Some\nlines \\",
      labels: ["route", "status"],
    });
    counter.add(["/api/x", "200"]);
    counter.add(["/api/x", "200"], 2);
    counter.add(['with "quotes" and \\', "404"]);
    expect(metricText([counter.family(), gauge("b", "One.", 0.5)])).toBe(
      [
        "# HELP a_total Some\\nlines \\\\",
        "# TYPE a_total counter",
        'a_total{route="/api/x",status="200"} 3',
        'a_total{route="with \\"quotes\\" and \\\\",status="404"} 1',
        "# HELP b One.",
        "# TYPE b gauge",
        "b 0.5",
        "",
      ].join("\n"),
    );
  });

  test("leaves out families without samples", () => {
    expect(metricText([{ name: "a", help: "None.", type: "gauge", samples: [] }])).toBe("");
  });

  test("a histogram counts up from bound to bound, and to infinity", () => {
    const histogram = new LabeledHistogram({ name: "wait", help: "Waits.", labels: ["pool"] });
    for (const seconds of [0.005, 0.0051, 0.3, 99]) histogram.observe(["readers"], seconds);
    const lines = metricText([histogram.family()]).trimEnd().split("\n").slice(2);
    const upTo = (bound: string): string | undefined => lines.find((line) => line.includes(`le="${bound}"`));
    expect(lines).toHaveLength(14);
    expect(upTo("0.005")).toBe('wait_bucket{pool="readers",le="0.005"} 1');
    expect(upTo("0.01")).toBe('wait_bucket{pool="readers",le="0.01"} 2');
    expect(upTo("0.25")).toBe('wait_bucket{pool="readers",le="0.25"} 2');
    expect(upTo("10")).toBe('wait_bucket{pool="readers",le="10"} 3');
    expect(upTo("+Inf")).toBe('wait_bucket{pool="readers",le="+Inf"} 4');
    expect(lines.at(-2)).toMatch(/^wait_sum\{pool="readers"\} 99\.31/);
    expect(lines.at(-1)).toBe('wait_count{pool="readers"} 4');
  });
});

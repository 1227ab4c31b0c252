import { expect, test } from "vitest";
import { packageResources } from "./package-resources.ts";

const AT = "https://data.example/hsds/datapackage.json?v=2";
const paths = (...all: readonly unknown[]) => ({ resources: all.map((path) => ({ path })) });

test.each<[string, unknown, unknown]>([
  ["a text", "resources", null],
  ["without resources", { name: "county" }, null],
  ["none", paths(), []],
  [
    "beside it",
    paths("services.csv"),
    [{ file: "services.csv", url: "https://data.example/hsds/services.csv" }],
  ],
  [
    "in a folder",
    paths("tables/phones.csv", "/other/services.json"),
    [
      { file: "phones.csv", url: "https://data.example/hsds/tables/phones.csv" },
      { file: "services.json", url: "https://data.example/other/services.json" },
    ],
  ],
  ["no table", paths("readme.md", "logo.svg", 7, ["a.csv"]), []],
  ["data in the document", { resources: [{ data: [] }, null] }, []],
  ["on another site", paths("https://cdn.example/services.csv"), "ELSEWHERE"],
  ["without encryption", paths("http://data.example/services.csv"), "ELSEWHERE"],
  ["on another port", paths("//data.example:8443/services.csv"), "ELSEWHERE"],
  ["no web address", paths("file:///etc/services.csv"), "ELSEWHERE"],
  ["with a password", paths("https://a:b@data.example/services.csv"), "ELSEWHERE"],
  ["one name twice", paths("a/services.csv", "b/Services.csv"), "ELSEWHERE"],
  ["too many", paths(...Array.from({ length: 1001 }, (_, at) => `t${at}.csv`)), null],
])("%s", (_, value, resources) => {
  expect(packageResources(value, AT)).toEqual(resources);
});

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** Statements of the Containerfile and `deploy/compose.yaml` about the program, checked without a container engine. */

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const containerfile = read("Containerfile").split("\n");
const compose = read("deploy/compose.yaml");
const scripts: Readonly<Record<string, string>> = JSON.parse(read("package.json")).scripts;

/** The text behind an instruction; of several, of the last. */
const instruction = (name: string): string =>
  containerfile.findLast((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
const jsonIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf("[")));

describe("the container", () => {
  test("starts as npm start does, and is built by a script that there is", () => {
    expect(jsonIn(instruction("CMD")).join(" ")).toBe(scripts["start"]);
    const named = containerfile.flatMap((line) =>
      [...line.matchAll(/npm run (\S+)/g)].map(([, name = ""]) => name),
    );
    expect(named).toEqual(["build"]);
    for (const name of named) expect(scripts[name]).toBeDefined();
  });

  test("copies files that there are", () => {
    const copied = containerfile
      .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
      .flatMap((line) => line.split(" ").slice(1, -1));
    expect(copied.length).toBeGreaterThan(1);
    for (const file of copied) expect(existsSync(join(root, file)), file).toBe(true);
  });

  test("lacks nothing that the running program reads from what is left out of it", () => {
    const left = read(".dockerignore").split("\n").filter(Boolean);
    const running = execFileSync(
      "git",
      ["ls-files", "server", "web", "words", "domain", "db", "vite.config.ts"],
      {
        cwd: root,
        encoding: "utf8",
      },
    )
      .split("\n")
      .filter(
        (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.|-for-tests\.|^server\/app\/dev\//.test(file),
      );
    expect(running.length).toBeGreaterThan(1000);
    const missing = running.filter((file) => {
      if (!existsSync(join(root, file))) return false;
      const imported = [...read(file).matchAll(/from "([#./][^"]*)"/g)].map(([, path = ""]) => path);
      return imported.some((path) =>
        left.some((name) => path.startsWith(`#${name}/`) || path.includes(`../${name}/`)),
      );
    });
    expect(missing).toEqual([]);
  });

  test("is healthy by the same call in the image and in compose", () => {
    const [, listed = ""] = /healthcheck:\n\s+test:\s+\[\s*"CMD",([^\]]*?),?\s*\]/.exec(compose) ?? [];
    const check = jsonIn(instruction("HEALTHCHECK"));
    expect(jsonIn(`[${listed}]`)).toEqual(check);
    expect(check.at(-1)).toContain("/api/live");
  });

  test("is given settings that the manual explains", () => {
    const manual = read("docs/operate.md");
    const app = compose.slice(compose.indexOf("  app:"), compose.indexOf("  database:\n    image"));
    const given = [...app.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = ""]) => name);
    const set = containerfile
      .filter((line) => line.startsWith("ENV "))
      .flatMap((line) =>
        line
          .split(" ")
          .slice(1)
          .map((pair) => pair.split("=")[0] ?? ""),
      )
      // Settings of Node and npm are not the program's own.
      .filter((name) => !/^(?:NODE|NPM)_/.test(name));
    expect(given.length).toBeGreaterThan(3);
    expect(set).toEqual(["HOST", "PORT", "DATA_DIR"]);
    for (const name of [...given, ...set]) expect(manual.includes(`| \`${name}\``), name).toBe(true);
  });
});

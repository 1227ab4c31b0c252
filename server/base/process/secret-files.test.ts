import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../settings/config.ts";
import { SECRET_SETTINGS } from "../settings/settings.ts";
import { withSecretFiles } from "./secret-files.ts";

describe("secrets in files", () => {
  let folder = "";
  const writeSecret = (text: string): string => {
    const path = join(folder, "secret");
    writeFileSync(path, text);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "amparo-secrets-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("are the settings that they are named after", () => {
    for (const name of SECRET_SETTINGS) {
      const env = { [`${name}_FILE`]: writeSecret("hunter2\n") };
      expect(withSecretFiles(env, SECRET_SETTINGS)[name], name).toBe("hunter2");
    }
    const path = writeSecret("postgres://amparo:hunter2@localhost/amparo\n");
    expect(readConfig({ DATABASE_URL_FILE: path }).databaseUrl).toBe(
      "postgres://amparo:hunter2@localhost/amparo",
    );
  });

  test.each([
    ["a file that is not there", () => join(folder, "nothing"), {}],
    ["a folder", () => folder, {}],
    ["an empty file", () => writeSecret(" \n"), {}],
    ["a setting besides", () => writeSecret("hunter2"), { SMTP_URL: "smtp://u:hunter2@mail.example" }],
    ["what is no such address", () => writeSecret("hunter2"), {}],
  ])("%s ends the start in a line that repeats nothing of it", (_, path, env) => {
    const start = () => readConfig({ ...env, SMTP_URL_FILE: path(), PUBLIC_URL: "https://help.example" });
    expect(start).toThrow(/SMTP_URL/);
    expect(start).not.toThrow(/hunter2|amparo-secrets/);
  });
});

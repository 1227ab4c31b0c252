import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ASVS_REQUIREMENTS } from "./asvs-requirements.ts";

/** Claims of the documents about security, and conditions that they rely on in all of the code. */

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("docs/security-asvs.md", () => {
  const page = read("docs/security-asvs.md");
  const rows = [...page.matchAll(/^\| (v5\.0\.0-[\d.]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, id = "", about = "", state = "", why = ""]) => ({ id, about, state, why }),
  );
  const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)` “([^”]+)”/g)].map(
    ([, file = "", title = ""]) => ({ file, title }),
  );

  test("has each requirement of levels 1 and 2 once, and no other", () => {
    expect(ASVS_REQUIREMENTS).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(ASVS_REQUIREMENTS);
    // No row has another form.
    expect(page.match(/v5\.0\.0-/g)).toHaveLength(rows.length);
  });

  test("each is held, does not apply or is open, with the number of each in the first lines", () => {
    const counts = new Map<string, number>();
    for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
    const [held, not, open] = ["held", "does not apply", "open"].map((state) => counts.get(state));
    expect([...counts.keys()].sort()).toEqual(["does not apply", "held", "open"]);
    expect(page).toContain(`${held} are held, ${not} do not apply, ${open} are open.`);
  });

  test("what is held names a test or a page, and what is not says why", () => {
    const without = rows.filter(({ state, why }) =>
      state === "held" ? !/^(?:`[\w./-]+\.test\.tsx?` “|\[)/.test(why) : !/\w+ \w+/.test(why),
    );
    expect(without).toEqual([]);
  });

  test("each test that is named is in its file", () => {
    expect(named.length).toBeGreaterThan(150);
    const missing = named.filter(
      ({ file, title }) => !existsSync(join(root, file)) || !hasTitle(file, title),
    );
    expect(missing).toEqual([]);
  });

  test("each part of a page that is named is there", () => {
    const parts = [...page.matchAll(/\]\(([\w./-]+)#([\w-]+)\)/g)];
    expect(parts.length).toBeGreaterThan(10);
    const missing = parts.filter(
      ([, file = "", anchor = ""]) => !listAnchors(`docs/${file}`).includes(anchor),
    );
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

/** Whether a test, or a group of them, has this title: the first argument of a call. */
function hasTitle(file: string, title: string): boolean {
  const text = read(file);
  return ['"', "'", "`"].some((quote) => new RegExp(`\\(\\s*${quote}${escaped(title)}${quote},`).test(text));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function listAnchors(file: string): string[] {
  if (!existsSync(join(root, file))) return [];
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  );
}

/** The files of the running product, without tests. */
const code = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /^(?:domain|server|web|words|db)\/.*\.(?:ts|tsx|mjs)$/.test(file))
  .filter((file) => !/\.test\.tsx?$|-for-tests\.ts$/.test(file) && existsSync(join(root, file)))
  .map((file) => ({ file, text: read(file) }));

function filesWith(pattern: RegExp): string[] {
  return code.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

describe("the code", () => {
  test("no command goes through a shell", () => {
    const used = new Set(
      code.flatMap(({ text }) =>
        [...text.matchAll(/import \{([^}]*)\} from "node:child_process"/g)].flatMap(([, names = ""]) =>
          names.split(",").map((name) => name.trim()),
        ),
      ),
    );
    for (const name of used) expect(["spawn", "spawnSync", "fork", "type ChildProcess"]).toContain(name);
    expect(used.size).toBeGreaterThan(0);
    expect(filesWith(/\bshell: true/)).toEqual([]);
  });

  test("nothing is run from text", () => {
    expect(filesWith(/\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(["'`]|from "node:vm"/)).toEqual(
      [],
    );
  });

  test("nothing that has to be secret comes from Math.random", () => {
    // Pauses between polls, and names that only the browser itself reads.
    expect(filesWith(/Math\.random/)).toEqual([
      "web/base/browser/inline/kiosk.ts",
      "web/features/operations/badges/poll-badges.ts",
    ]);
  });

  test("certificates of others are always checked", () => {
    expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
  });

  test("connections to others begin in these files of the server, and in packages that are named, alone", () => {
    // Each connection has its line in the table of docs/security-inventory.md.
    const server = (pattern: RegExp) => filesWith(pattern).filter((file) => file.startsWith("server/"));
    const sockets = /\b(?:request|createConnection|connect)\b[^;]*\} from "node:(?:https?|net|tls)"/;
    expect(server(/(?<![.\w])fetch\(/)).toEqual([
      "server/base/outside/exchange-json.ts",
      "server/base/outside/files/s3-files.ts",
    ]);
    expect(server(sockets)).toEqual([
      "server/base/outside/websites/checked-connection.ts",
      "server/base/sql/cancel-request.ts",
    ]);
    // The first of them writes files.
    expect(server(/createTransport\(/)).toEqual([
      "server/base/outside/mail/outbox-mail.ts",
      "server/base/outside/mail/smtp-mail.ts",
    ]);
    expect(server(/from "(?:undici|axios|got|node-fetch|ws|node:dgram|node:http2)"/)).toEqual([]);
  });

  test("nothing is encrypted by our own code", () => {
    expect(filesWith(/create(?:C|Dec)ipher|public(?:En|De)crypt|subtle\.(?:en|de)crypt/)).toEqual([]);
  });

  test("digests are SHA-2, but for names of our own and where another protocol wants SHA-1", () => {
    const others = code.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:hash|createHash|createHmac)\(\s*"([\w-]+)"/g)]
        .filter(([, algorithm]) => algorithm !== "sha256")
        .map(([, algorithm]) => `${algorithm} ${file}`),
    );
    expect([...new Set(others)].sort()).toEqual([
      "sha1 server/base/http/reply-json.ts",
      "sha1 server/base/sql/prepared-statements.ts",
      "sha1 server/features/chatbot/text-messages/twilio-gateway.ts",
      "sha1 server/features/demonstration/service-to-store.ts",
      "sha1 server/features/imports/part-builder.ts",
      "sha1 server/features/places/place-id.ts",
    ]);
  });

  test("the inventory names each file that uses cryptography", () => {
    const used = filesWith(
      /from "(?:node:crypto|@simplewebauthn\/server|standardwebhooks|openid-client|aws4fetch)"/,
    );
    const [, section = ""] =
      /\n## Cryptography\n([\s\S]*?)(?=\n## |$)/.exec(read("docs/security-inventory.md")) ?? [];
    const listed = [...section.matchAll(/`((?:server|domain|web|db)\/[\w./-]+\.ts)`/g)].flatMap(
      ([, file]) => file ?? [],
    );
    expect([...new Set(listed)].sort()).toEqual(used.sort());
  });
});

describe("what is deployed", () => {
  test("what goes into the container has neither history nor tests", () => {
    const left = read(".dockerignore").split("\n");
    for (const each of [".git", "checks", "data"]) expect(left).toContain(each);
  });

  test("the example for nginx takes TLS 1.2 and 1.3 alone", () => {
    expect(read("deploy/nginx.conf").match(/ssl_protocols .*;/g)).toEqual(["ssl_protocols TLSv1.2 TLSv1.3;"]);
  });

  test("the example for nginx takes ciphers with forward secrecy and authentication alone, the strongest first", () => {
    const [, ciphers = ""] = /ssl_ciphers (.*);/.exec(read("deploy/nginx.conf")) ?? [];
    const names = ciphers.split(":");
    expect(names.length).toBeGreaterThan(3);
    for (const name of names)
      expect(name).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/);
    const bits = names.map((name) => (name.includes("AES128") ? 128 : 256));
    expect(bits).toEqual(bits.toSorted((a, b) => b - a));
    expect(read("deploy/nginx.conf")).toContain("ssl_prefer_server_ciphers on;");
  });
});

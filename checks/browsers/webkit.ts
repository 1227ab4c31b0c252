import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import * as z from "zod/mini";
import { freePort } from "#checks/free-port.ts";
import { type BrowserKind, type DrivenBrowser, PATIENCE_MS, PHONE, type Role } from "./driven-browser.ts";

/** Safari's engine as distributions have it: WebKitGTK's small browser, by its own driver's WebDriver calls. */

const DISPLAY = "/usr/bin/xvfb-run";
const DRIVER = "/usr/bin/WebKitWebDriver";
const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

export const webkit: BrowserKind = {
  name: "WebKit",
  missing: [
    ...(existsSync(DRIVER) ? [] : ["webkit2gtk-driver"]),
    ...(miniBrowser === undefined ? ["MiniBrowser"] : []),
    ...(existsSync(DISPLAY) ? [] : ["xvfb"]),
  ],
  open: openWebkit,
};

/** How WebDriver writes a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const Element = z.object({ [ELEMENT]: z.string() });
const Elements = z.array(Element);
const Started = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});

/** Elements that may have a role; the browser itself is asked which of them do. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  button: "button, summary, input[type=submit], [role=button]",
  heading: "h1, h2, h3, h4, [role=heading]",
  link: "a[href], [role=link]",
  password: "input[type=password]",
  searchbox: "input[type=search], [role=searchbox]",
  textbox:
    "input:not([type=checkbox], [type=radio], [type=search], [type=password], [type=hidden]), textarea, [role=textbox]",
};

/** Those that are shown, with all text that a name can be made of, so that few have to be asked about. */
const SHOWN = `
  const [selector, name] = arguments;
  const plain = (text) => text.replace(/\\s+/g, " ").trim();
  return [...document.querySelectorAll(selector)].filter((element) => {
    if (element.getClientRects().length === 0) return false;
    const by = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
    const labels = [...(element.labels ?? [])].map((label) => label.textContent);
    const texts = [element.getAttribute("aria-label"), element.textContent, element.getAttribute("value"), ...by, ...labels];
    return texts.some((text) => plain(text ?? "").includes(name));
  });`;

async function openWebkit(): Promise<DrivenBrowser> {
  const port = await freePort();
  const driver = spawn(DISPLAY, ["-a", "-s", "-screen 0 1600x1200x24", DRIVER, `--port=${port}`], {
    stdio: "ignore",
    // A group of its own, so that the display ends with it.
    detached: true,
    // Containers run as root, for whom its sandbox does not start.
    env: { ...process.env, LANG: "C.UTF-8", LANGUAGE: "en", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const endDriver = () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, "SIGTERM");
  };
  const root = `http://127.0.0.1:${port}`;
  try {
    await waitUntil("WebKit's driver", () => call("GET", `${root}/status`));
    const { sessionId, capabilities } = Started.parse(
      await call("POST", `${root}/session`, {
        capabilities: {
          alwaysMatch: { "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] } },
        },
      }),
    );
    return await drivenBrowser(`${root}/session/${sessionId}`, capabilities, endDriver);
  } catch (error) {
    endDriver();
    throw error;
  }
}

async function drivenBrowser(
  session: string,
  { browserName, browserVersion }: { browserName: string; browserVersion: string },
  endDriver: () => void,
): Promise<DrivenBrowser> {
  const post = (path: string, body: unknown) => call("POST", `${session}${path}`, body);
  const get = (path: string) => call("GET", `${session}${path}`);
  await post("/window/rect", PHONE);
  await post("/timeouts", { script: PATIENCE_MS, pageLoad: PATIENCE_MS });

  const find = async (role: Role, name: string): Promise<string | null> => {
    const candidates = Elements.parse(
      await post("/execute/sync", { script: SHOWN, args: [CANDIDATES[role], name] }),
    );
    for (const candidate of candidates) {
      const element = `/element/${candidate[ELEMENT]}`;
      if ((await get(`${element}/computedlabel`)) !== name) continue;
      if (role === "password" || (await get(`${element}/computedrole`)) === role) return element;
    }
    return null;
  };
  /** Does something with it once it is there; again where the page has replaced it meanwhile. */
  const use = async (role: Role, name: string, what: (element: string) => Promise<unknown>) =>
    waitUntil(`the ${role} “${name}”`, async () => {
      const element = await find(role, name);
      if (element === null) throw new Error("It is not on the page.");
      const reference = { [ELEMENT]: element.slice("/element/".length) };
      await post("/execute/sync", {
        script: 'arguments[0].scrollIntoView({ block: "center", inline: "center", behavior: "instant" })',
        args: [reference],
      });
      await what(element);
    });
  return {
    name: `${browserName} ${browserVersion}`,
    async open(address) {
      await post("/url", { url: address });
    },
    address: async () => z.string().parse(await get("/url")),
    async back() {
      await post("/back", {});
    },
    has: async (role, name) => (await find(role, name)) !== null,
    click: (role, name) => use(role, name, (element) => post(`${element}/click`, {})),
    type: (role, name, text) =>
      use(role, name, (element) => post(`${element}/value`, { text: text.replaceAll("\n", "\uE007") })),
    evaluate: (expression) =>
      post("/execute/async", {
        script: `const done = arguments[0]; (async () => (${expression}))().then(done, (error) => done("error: " + error))`,
        args: [],
      }),
    async setCookie(name, value) {
      await post("/cookie", { cookie: { name, value, path: "/" } });
    },
    async close() {
      await call("DELETE", session);
      endDriver();
    },
  };
}

async function call(method: "GET" | "POST" | "DELETE", address: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value }: { value: unknown } = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** Tries until it succeeds. @throws what went wrong last, once patience has run out */
async function waitUntil(what: string, attempt: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} was waited for in vain.`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

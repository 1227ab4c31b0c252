/** Follows redirects with its cookies, as browsers do, until one leads to a page of the app. */
export class CookieClient {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #app: string;
  /** Path of the page where it ended. */
  ended = "";

  constructor(app: string) {
    this.#app = app;
  }

  async go(path: string): Promise<this> {
    this.ended = (await this.until(path, null)).replace(this.#app, "");
    return this;
  }

  /**
   * Follows redirects to the first address with this path, without requesting it; without a path, to a page of the app.
   */
  async until(path: string, wanted: string | null): Promise<string> {
    let address = new URL(path, this.#app);
    for (let step = 0; step < 12; step++) {
      const isPage = address.origin === this.#app && !address.pathname.startsWith("/api/");
      const isThere = wanted === null ? isPage : address.pathname === wanted;
      if (isThere) return `${address.pathname}${address.search}`;
      address = new URL(await this.#ask(address), address);
    }
    throw new Error("It goes round in circles.");
  }

  async profile(): Promise<Record<string, unknown>> {
    const headers = { cookie: this.#cookieOf(new URL(this.#app)) };
    return (await fetch(`${this.#app}/api/auth/profile`, { headers })).json();
  }

  /** Changes the state as a browser with the cookie of another departure would. */
  changeAuthorizationState(part: "nonce" | "verifier", value: string): void {
    const jar = this.#cookies.get(this.#app);
    const stored = JSON.parse(Buffer.from(jar?.get("departure") ?? "", "base64url").toString());
    jar?.set("departure", Buffer.from(JSON.stringify({ ...stored, [part]: value })).toString("base64url"));
  }

  async #ask(address: URL): Promise<string> {
    const reply = await fetch(address, {
      headers: { cookie: this.#cookieOf(address) },
      redirect: "manual",
    });
    const jar = this.#cookies.get(address.origin) ?? new Map<string, string>();
    this.#cookies.set(address.origin, jar);
    for (const line of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0\b|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const location = reply.headers.get("location");
    if (location === null) throw new Error(`${address.href}: ${reply.status} ${await reply.text()}`);
    return location;
  }

  #cookieOf({ origin }: URL): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

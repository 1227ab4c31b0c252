import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { authenticatorForTest } from "#checks/authenticator-for-tests.ts";
import { CookieClient } from "#checks/cookie-client.ts";
import { OAUTH_CLIENT, type OauthServer, oauthServer } from "#checks/oauth-server.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { OPENID_CLIENT, type OpenIdServer, openIdServer } from "#checks/openid-server.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { SIGN_INS_PER_NETWORK_PER_HOUR } from "#domain/base/contract/limits.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";

const NAMES = { GOOGLE: "google", FACEBOOK: "facebook", TWITTER: "twitter" } as const;

function encodedClaims(claims: object): string {
  return Buffer.from(JSON.stringify(claims)).toString("base64url");
}

/** Decodes the claims of an ID token. */
function decodeClaims(token: string): object {
  return Object(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
}

onOneEngine("signing in elsewhere", (open) => {
  let google: OpenIdServer;
  let facebook: OauthServer;
  let x: OauthServer;
  let app: RunningApp;
  beforeAll(async () => {
    facebook = await oauthServer("FACEBOOK");
    x = await oauthServer("TWITTER");
    google = await openIdServer();
    const social = {
      GOOGLE: { ...OPENID_CLIENT, baseUrl: google.address },
      FACEBOOK: { ...OAUTH_CLIENT, baseUrl: facebook.address },
      TWITTER: { ...OAUTH_CLIENT, baseUrl: x.address },
    };
    app = await runningApp(open(), { config: { trustProxy: false, isRateLimited: false, social } });
    google.register(`${app.address}/api/auth/google/callback`);
    // Tokens of the real provider are signed for its own time.
    app.now = Date.now();
  });
  afterAll(() => Promise.all([app?.close(), google?.close(), facebook?.close(), x?.close()]));
  beforeEach(async () => {
    await open().query("delete from users");
    google.person = { sub: "g-1", email: "ana@mail.example", email_verified: true, name: "Ana Pérez" };
    google.agrees = true;
    google.changeIdToken = null;
    facebook.profile = { id: "f-1", email: "ana@mail.example", name: "Ana P" };
    x.profile = { data: { id: "x-1", name: "Ana X", username: "ana", confirmed_email: "ana@mail.example" } };
    for (const server of [facebook, x]) Object.assign(server, { profileStatus: 200 }).refused.length = 0;
    app.jobs.length = 0;
    app.logged.length = 0;
  });

  const users = () =>
    open().query<Record<string, unknown>>(
      `select email, display_name as name, last_method as method, confirmed_at is not null as "isConfirmed",
              password_hash is not null as "hasPassword",
              array(select provider || ' ' || subject from user_identities i where i.user_id = u.id order by 1) as identities,
              (select count(*)::int from sessions s where s.user_id = u.id) as sessions
         from users u order by email`,
    );
  const localUser = async (isConfirmed: boolean) => {
    const { user } = await signedInAs(app, "USER", {
      email: "ana@mail.example",
      displayName: "Local",
      passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA",
      confirmedAt: isConfirmed ? app.now : null,
    });
    return user.id;
  };
  const browser = () => new CookieClient(app.address);
  const signIn = (provider: keyof typeof NAMES) => browser().go(`/api/auth/${NAMES[provider]}`);

  test("is offered as far as it is set up, and is not there otherwise", async () => {
    expect(await app.read("/auth/providers")).toEqual(["GOOGLE", "FACEBOOK", "TWITTER"]);
    const without = await runningApp(open());
    expect(await without.read("/auth/providers")).toEqual([]);
    for (const path of [
      "/auth/google",
      "/auth/google/callback?code=1&state=2",
      "/auth/github",
      "/auth/local",
    ]) {
      const reply = await without.get(`/api${path}`);
      expect([reply.status, await reply.json()]).toMatchObject([404, { code: 404 }]);
    }
    await without.close();
  });

  describe("makes an account, once", () => {
    test("by Google, with an address that it vouches for", async () => {
      const ana = await signIn("GOOGLE");
      expect(ana.ended).toBe("/add_service");
      expect(await ana.profile()).toMatchObject({
        email: "ana@mail.example",
        displayName: "Ana Pérez",
        lastMethod: "GOOGLE",
        isConfirmed: true,
        roles: ["USER"],
      });
      expect(app.jobs.map(({ data }) => Object(data).mail)).toEqual(["welcome"]);
      // An account that is there comes back to the list.
      expect((await signIn("GOOGLE")).ended).toBe("/");
      expect(await users()).toMatchObject([{ identities: ["GOOGLE g-1"], sessions: 2 }]);
    });

    test.each(["FACEBOOK", "TWITTER"] as const)(
      "by %s, with an address that we have to confirm",
      async (provider) => {
        const ana = await signIn(provider);
        expect(ana.ended).toBe("/add_service");
        expect(await ana.profile()).toMatchObject({
          email: "ana@mail.example",
          lastMethod: provider,
          isConfirmed: false,
        });
        expect(app.jobs.map(({ data }) => Object(data).mail)).toEqual(["welcome", "confirmEmail"]);
        expect([...facebook.refused, ...x.refused]).toEqual([]);
      },
    );

    test("and finds it again under whatever address the provider gives later", async () => {
      await signIn("GOOGLE");
      google.person = { ...google.person, email: "other@mail.example" };
      expect((await (await signIn("GOOGLE")).profile()).email).toBe("ana@mail.example");
    });

    test("returns to the page before the sign-in, on this site only", async () => {
      const ana = await browser().go("/api/auth/google?next=%2Fmanage_services%3Fa%3D1");
      expect(ana.ended).toBe("/manage_services?a=1");
      for (const evil of [
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
      ]) {
        expect((await browser().go(`/api/auth/google?next=${encodeURIComponent(evil)}`)).ended).toBe("/");
      }
    });
  });

  test.each(["FACEBOOK", "TWITTER"] as const)(
    "by %s starts no session where the role takes a second factor",
    async (provider) => {
      const strict = await runningApp(open(), {
        config: {
          trustProxy: false,
          isRateLimited: false,
          social: {
            GOOGLE: null,
            FACEBOOK: { ...OAUTH_CLIENT, baseUrl: facebook.address },
            TWITTER: { ...OAUTH_CLIENT, baseUrl: x.address },
          },
          secondFactorRoles: new Set(["USER"]),
        },
      });
      strict.now = app.now;
      const path = `/api/auth/${NAMES[provider]}`;
      const ana = await new CookieClient(strict.address).go(`${path}?next=%2Fmanage_services`);
      const asked = new URL(ana.ended, strict.address);
      const factorToken = asked.searchParams.get("factor");
      const reply = await sendJson(strict, "POST", "/auth/second-factor/options", { factorToken });
      const options = await reply.json();
      await strict.close();
      expect([asked.pathname, asked.searchParams.get("next")]).toEqual([
        "/second_factor",
        "/manage_services",
      ]);
      expect(options).toEqual({ options: null });
      expect(await users()).toMatchObject([{ sessions: 0 }]);
    },
  );

  test("by Google, the second step ends with sign-in's reply and the page before; without a passkey comes a link", async () => {
    const provider = await openIdServer();
    provider.person = google.person;
    const strict = await runningApp(open(), {
      config: {
        trustProxy: false,
        isRateLimited: false,
        social: {
          GOOGLE: { ...OPENID_CLIENT, baseUrl: provider.address },
          FACEBOOK: null,
          TWITTER: null,
        },
        secondFactorRoles: new Set(["USER"]),
      },
    });
    try {
      strict.now = app.now;
      provider.register(`${strict.address}/api/auth/google/callback`);
      // Without `PUBLIC_URL` passkeys belong to this name alone.
      const address = strict.address.replace("127.0.0.1", "localhost");
      const post = (path: string, body: unknown) => sendJson({ address }, "POST", path, body);
      const ana = await new CookieClient(strict.address).go("/api/auth/google?next=%2Fmanage_services");
      const asked = new URL(ana.ended, strict.address);
      expect([asked.pathname, asked.searchParams.get("next")]).toEqual([
        "/second_factor",
        "/manage_services",
      ]);
      const factorToken = asked.searchParams.get("factor");
      expect(await users()).toMatchObject([{ method: "GOOGLE", sessions: 0 }]);
      strict.jobs.length = 0;
      expect((await post("/auth/second-factor/mail", { factorToken })).status).toBe(200);
      const [user] = await open().query<{ id: string }>("select id from users");
      const job = { mail: "enrollPasskey", userId: user?.id ?? "" } as const;
      expect(strict.jobs.map(({ data }) => data)).toEqual([job]);
      const [mail] = await findRecipients(open(), job, strict.now);
      const facts = await mail?.facts();
      if (facts?.mail !== "enrollPasskey") throw new Error("No link was mailed.");
      const options = await post("/auth/second-factor/enrollment-options", { token: facts.token });
      const credential = authenticatorForTest(address).create(await options.json());
      const enrolled = await post("/auth/second-factor/enrollment", { token: facts.token, credential });
      const { recoveryCodes, ...reply } = await enrolled.json();
      expect([enrolled.status, reply]).toMatchObject([
        200,
        { code: 200, message: "Signed in successfully", id: user?.id, lastMethod: "GOOGLE" },
      ]);
      const again = await new CookieClient(strict.address).go("/api/auth/google");
      const next = new URL(again.ended, strict.address).searchParams.get("factor");
      const finished = await post("/auth/second-factor", {
        factorToken: next,
        recoveryCode: recoveryCodes[0],
      });
      expect(Object.keys(await finished.json()).sort()).toEqual(Object.keys(reply).sort());
      expect(await users()).toMatchObject([{ method: "GOOGLE", sessions: 2 }]);
    } finally {
      await strict.close();
      await provider.close();
    }
  });

  describe("joins an account that is there", () => {
    test("by an address that is confirmed here and vouched for there", async () => {
      await localUser(true);
      expect((await signIn("GOOGLE")).ended).toBe("/");
      expect(await users()).toMatchObject([
        { name: "Local", hasPassword: true, identities: ["GOOGLE g-1"], sessions: 2, method: "GOOGLE" },
      ]);
    });

    test("of an address that nobody confirmed once they have said whether they created it", async () => {
      const id = await localUser(false);
      await open().query("insert into user_identities values ('TWITTER', 'somebody else', $1::uuid)", [id]);
      const ana = await browser().go("/api/auth/google?next=%2Fmanage_services%3Fa%3D1");
      const asked = new URL(ana.ended, app.address);
      expect([asked.pathname, asked.searchParams.get("with"), asked.searchParams.get("next")]).toEqual([
        "/auth/confirm",
        "google",
        "/manage_services?a=1",
      ]);
      expect(await users()).toMatchObject([
        { isConfirmed: false, hasPassword: true, identities: ["TWITTER somebody else"], sessions: 1 },
      ]);
      const body = { token: asked.searchParams.get("token"), disown: true };
      expect((await sendJson(app, "POST", "/auth/confirm-email", body)).status).toBe(200);
      expect((await ana.go("/api/auth/google?next=%2Fmanage_services%3Fa%3D1")).ended).toBe(
        "/manage_services?a=1",
      );
      expect(await users()).toMatchObject([
        { isConfirmed: true, hasPassword: false, identities: ["GOOGLE g-1"], sessions: 1 },
      ]);
    });

    test.each(["FACEBOOK", "TWITTER"] as const)("never by %s's word", async (provider) => {
      for (const isConfirmed of [true, false]) {
        await open().query("delete from users");
        await localUser(isConfirmed);
        expect((await signIn(provider)).ended).toBe("/login?failed=emailTaken");
        expect(await users()).toMatchObject([{ hasPassword: true, identities: [], sessions: 1 }]);
      }
    });

    test.each([false, "true", undefined])("not by an address that Google marks %j", async (word) => {
      await localUser(true);
      google.person = { ...google.person, email_verified: word };
      expect((await signIn("GOOGLE")).ended).toBe("/login?failed=emailTaken");
      expect(await users()).toMatchObject([{ identities: [], sessions: 1 }]);
    });
  });

  describe("lets nobody in", () => {
    const nobody = async (ended: string, failure: string) => {
      expect(ended).toBe(`/login?failed=${failure}`);
      expect(await users()).toEqual([]);
    };

    test("users who decline, or whose address is not given", async () => {
      google.agrees = false;
      await nobody((await signIn("GOOGLE")).ended, "refused");
      x.profile = { data: { id: "x-1", name: "Ana" } };
      await nobody((await signIn("TWITTER")).ended, "needsEmail");
      facebook.profile = { id: "f-1", email: "no address" };
      await nobody((await signIn("FACEBOOK")).ended, "needsEmail");
    });

    test("whom the provider does not name, or while it fails, and the log quotes nobody", async () => {
      x.profile = { data: { email: "ana@mail.example" } };
      await nobody((await signIn("TWITTER")).ended, "other");
      x.profileStatus = 503;
      await nobody((await signIn("TWITTER")).ended, "other");
      expect(app.logged.join("\n")).not.toContain("@mail.example");
    });

    test("while the provider cannot be reached, and remembers where they were going", async () => {
      const gone = await openIdServer();
      await gone.close();
      const social = { GOOGLE: { ...OPENID_CLIENT, baseUrl: gone.address }, FACEBOOK: null, TWITTER: null };
      const orphan = await runningApp(open(), {
        config: { trustProxy: false, isRateLimited: false, social },
      });
      const reply = await fetch(`${orphan.address}/api/auth/google?next=/available_beds`, {
        redirect: "manual",
      });
      expect(reply.headers.get("location")).toBe("/login?failed=other&next=%2Favailable_beds");
      expect(reply.headers.getSetCookie()).toEqual([]);
      await orphan.close();
    });

    test.each<[string, NonNullable<OpenIdServer["changeIdToken"]>]>([
      [
        "signature",
        (token) => token.replace(/\.[^.]+\./, `.${encodedClaims({ ...decodeClaims(token), sub: "g-2" })}.`),
      ],
      ["algorithm", (token) => `${encodedClaims({ alg: "none" })}.${token.split(".")[1]}.`],
      ["audience", (token, sign) => sign({ ...decodeClaims(token), aud: "another client" })],
      ["issuer", (token, sign) => sign({ ...decodeClaims(token), iss: "https://accounts.evil.example" })],
      ["time", (token, sign) => sign({ ...decodeClaims(token), exp: 1_700_000_000 })],
    ])("with an ID token of Google's whose %s is not right", async (_, change) => {
      google.changeIdToken = change;
      await nobody((await signIn("GOOGLE")).ended, "other");
      // Signed anew as it was, it is one.
      google.changeIdToken = (token, sign) => sign(decodeClaims(token));
      expect((await signIn("GOOGLE")).ended).toBe("/add_service");
    });

    test("by a provider that says that it is another one", async () => {
      const address = google.address.replace("127.0.0.1", "localhost");
      expect((await fetch(`${address}/.well-known/openid-configuration`)).status).toBe(200);
      const social = { GOOGLE: { ...OPENID_CLIENT, baseUrl: address }, FACEBOOK: null, TWITTER: null };
      const deceived = await runningApp(open(), {
        config: { trustProxy: false, isRateLimited: false, social },
      });
      const reply = await fetch(`${deceived.address}/api/auth/google`, { redirect: "manual" });
      expect(reply.headers.get("location")).toBe("/login?failed=other");
      await deceived.close();
    });

    test("with someone else's answer: another state, another browser, another provider, twice", async () => {
      const ana = browser();
      const answer = await ana.until("/api/auth/twitter", "/api/auth/twitter/callback");
      await nobody((await browser().go(answer)).ended, "other");
      await nobody((await ana.go(answer.replace("twitter", "facebook"))).ended, "other");
      // A cookie is read once, so that ana has to begin anew.
      await nobody((await ana.go(answer)).ended, "other");
      const again = await ana.until("/api/auth/twitter", "/api/auth/twitter/callback");
      await nobody((await ana.go(again.replace(/state=[^&]+/, "state=another"))).ended, "other");
      const third = await ana.until("/api/auth/twitter", "/api/auth/twitter/callback");
      expect((await ana.go(third)).ended).toBe("/add_service");
      await ana.go("/api/auth/twitter/callback?code=1");
      expect((await users()).length).toBe(1);
    });

    test.each([
      ["GOOGLE", "nonce"],
      ["GOOGLE", "verifier"],
      ["TWITTER", "verifier"],
      ["FACEBOOK", "verifier"],
    ] as const)(
      "by a code of %s that was stolen: it is tied to the %s of another departure",
      async (provider, part) => {
        const ana = browser();
        const path = `/api/auth/${NAMES[provider]}`;
        const answer = await ana.until(path, `${path}/callback`);
        ana.changeAuthorizationState(part, "another-departure-0123456789-0123456789-0123456789");
        await nobody((await ana.go(answer)).ended, "other");
      },
    );

    test.each([
      "%00",
      "x".repeat(8000),
      Buffer.from("{}").toString("base64url"),
      Buffer.from('{"provider":"TWITTER","state":"a","verifier":"b","nonce":"c","next":"/"}').toString(
        "base64url",
      ),
    ])("with a cookie of their own making: %.40s", async (cookie) => {
      const reply = await fetch(`${app.address}/api/auth/twitter/callback?code=1&state=a`, {
        headers: { cookie: `departure=${cookie}` },
        redirect: "manual",
      });
      await nobody(reply.headers.get("location") ?? "", "other");
    });
  });

  test.each([
    ["?oauth_token=abc-D_1", "https://api.x.com/oauth/authenticate?oauth_token=abc-D_1"],
    ["?oauth_token=abc&next=https://evil.example", "https://api.x.com/oauth/authenticate?oauth_token=abc"],
    ["?oauth_token=a%0d%0aset-cookie:x", "/login"],
    ["?oauth_token=//evil.example", "/login"],
    ["", "/login"],
  ])("the callback of older clients, %s, leads to a constant address", async (query, address) => {
    const reply = await fetch(`${app.address}/auth/twitter/callback${query}`, { redirect: "manual" });
    expect([reply.status, reply.headers.get("location")]).toEqual([303, address]);
  });

  test("one network may try only so often", async () => {
    const limited = await runningApp(open(), {
      config: {
        trustProxy: true,
        isRateLimited: true,
        social: { GOOGLE: null, FACEBOOK: null, TWITTER: { ...OAUTH_CLIENT, baseUrl: x.address } },
      },
    });
    const attempt = async (address: string) => {
      const headers = { "x-forwarded-for": address };
      const path = `${limited.address}/api/auth/twitter/callback?code=1&state=a`;
      return (await fetch(path, { headers, redirect: "manual" })).status;
    };
    for (let n = 0; n < SIGN_INS_PER_NETWORK_PER_HOUR.connection; n++) {
      expect(await attempt(`2001:db8:1:1::${n + 1}`)).toBe(303);
    }
    expect(await attempt("2001:db8:1:1:ffff::1")).toBe(429);
    expect(await attempt("203.0.113.7")).toBe(303);
    await limited.close();
  });

  test("the browser alone keeps what ties the answer to it, for ten minutes, and scripts cannot read it", async () => {
    const reply = await fetch(`${app.address}/api/auth/google`, { redirect: "manual" });
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.getSetCookie().join()).toMatch(
      /^departure=[\w-]+; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const leads = new URL(reply.headers.get("location") ?? "");
    expect(leads.origin).toBe(google.address);
    expect(Object.fromEntries(leads.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${app.address}/api/auth/google/callback`,
      scope: "openid email profile",
      state: expect.stringMatching(/^.{20,}$/),
      nonce: expect.stringMatching(/^.{20,}$/),
    });
  });
});

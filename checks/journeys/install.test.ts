import sharp from "sharp";
import { expect, test } from "vitest";
import { demonstrationTown } from "./journey.ts";

/** A phone that puts the app on its home screen. */
const town = demonstrationTown();

test.each(["en", "es"] as const)("the app can be installed, in %s", async (language) => {
  const { page } = await town().visit({ language });
  await page.goto("/");
  const address = (await page.getAttribute('link[rel="manifest"]', "href")) ?? "";
  const manifest: {
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  } = await (await town().app.get(address)).json();
  expect(manifest).toMatchObject({ lang: language, start_url: "/", display: "standalone" });
  for (const { src, sizes, type } of manifest.icons.filter(({ type }) => type === "image/png")) {
    const reply = await town().app.get(src);
    expect(reply.headers.get("content-type")).toBe(type);
    const { width, height } = await sharp(await reply.arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
});

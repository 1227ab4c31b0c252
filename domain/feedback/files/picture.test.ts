import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPictureType, isPolyglot, pictureName, pictureTypeByContent } from "./picture.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["\u0089PNG\r\n\u001a\n...", "image/png"],
  ["\u00ff\u00d8\u00ff\u00e0...", "image/jpeg"],
  ["RIFF\u0001\u0002\u0003\u0004WEBPVP8 ", "image/webp"],
  ["RIFF\u0001\u0002\u0003\u0004WAVEfmt ", null],
  ["GIF89a", null],
  ["BM", null],
  ["<svg xmlns='http://www.w3.org/2000/svg'>", null],
  ["<!doctype html>", null],
  [" \u0089PNG\r\n\u001a\n", null],
  ["\u0089PNG", null],
  ["", null],
])("%j begins as %s", (content, type) => {
  expect(pictureTypeByContent(bytes(content))).toBe(type);
});

describe("a name of ours", () => {
  test("has its media type", () => {
    for (const type of ["image/png", "image/jpeg", "image/webp"] as const) {
      expect(findPictureType(pictureName("a".repeat(32), type))).toBe(type);
    }
  });

  test.each([
    "photo.jpg",
    `${"a".repeat(32)}.svg`,
    `${"a".repeat(32)}.jpg.html`,
    `../${"a".repeat(29)}.jpg`,
    `${"a".repeat(31)}/.jpg`,
    `${"a".repeat(32)}.jpg\n`,
    "",
  ])("is not %j", (name) => {
    expect(findPictureType(name)).toBeNull();
  });
});

test.each([
  "<html><body>",
  "<HTML\n>",
  "<!DOCTYPE html>",
  "<script>alert(1)</script>",
  "<Script src=x>",
  "<iframe src=x>",
  '<svg version="1.1" xmlns="http://www.w3.org/2000/svg">',
  "<?php system($_GET[0]);",
  "%PDF-1.7",
  "PK\u0005\u0006\u0000\u0000\u0000\u0000",
])("with %j inside it is something else too", (inside) => {
  expect(isPolyglot(`\u0089PNG\r\n\u001a\n pixels ${inside} pixels`)).toBe(true);
});

test("what phones write into and behind a photograph is none", () => {
  const metadata =
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>';
  expect(isPolyglot(`\u00ff\u00d8\u00ff\u00e1${metadata} pixels ftypmp42 SEFT`)).toBe(false);
});

test("pixels are none", () => {
  const pixels = fc.uint8Array({ maxLength: 5000 });
  fc.assert(fc.property(pixels, (data) => !isPolyglot(String.fromCharCode(...data))));
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseAnswer } from "~nouns/imagenes/unsplash/photo-schema.server";
import { openPhoto, sealPhoto, searchPhotos } from "~nouns/imagenes/unsplash/search.server";
import { createUnsplash, UnsplashError } from "~nouns/imagenes/unsplash/unsplash.server";
import { testDatabase } from "../../../../support/database";
import { apiPhoto, startUnsplashApi, type UnsplashApi } from "../../../../support/unsplash-api";

testDatabase();
let api: UnsplashApi;
beforeAll(async () => {
  api = await startUnsplashApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.requests.length = 0;
  api.mode = "ok";
});

const newClient = (more: object = {}) =>
  createUnsplash({ apiUrl: api.origin, accessKey: "clave-secreta", ...more });

describe("the client", () => {
  it("asks as documented and takes at most six photos", async () => {
    const photos = await newClient().search("  cuna & manta#client_id=evil ");
    expect(photos.map(({ id }) => id)).toEqual(["f1", "f2", "f3", "f4", "f5", "f6"]);
    expect(photos[0]).toMatchObject({
      regular: "https://images.unsplash.com/photo-f1?ixid=1&w=1080",
      alt: "foto f1",
      authorUrl: "https://unsplash.com/@anafoto?utm_source=mimbre&utm_medium=referral",
    });
    const [{ url, headers }] = api.requests as [UnsplashApi["requests"][number]];
    const { pathname, searchParams } = new URL(url, api.origin);
    expect(pathname).toBe("/search/photos");
    expect([...searchParams]).toEqual([
      ["query", "cuna & manta#client_id=evil"],
      ["per_page", "6"],
      ["orientation", "landscape"],
    ]);
    expect(headers).toMatchObject({
      authorization: "Client-ID clave-secreta",
      "accept-version": "v1",
    });
  });

  it("finds nothing in an empty answer", async () => {
    api.mode = "empty";
    expect(await newClient().search("cuna")).toEqual([]);
  });

  it.each(["slow", "429", "malformed", "huge", "redirect", "html", "cut"])(
    "fails on %s and follows nothing",
    async (mode) => {
      api.mode = mode;
      const client = newClient(mode === "slow" ? { timeLimitMs: 500 } : {});
      await expect(client.search("cuna")).rejects.toThrow(UnsplashError);
      expect(api.requests).toHaveLength(1);
    },
  );

  it("fails when nobody answers", async () => {
    const client = newClient({ apiUrl: "http://127.0.0.1:9" });
    await expect(client.search("cuna")).rejects.toThrow(UnsplashError);
  });

  it("spares the API for 30 s after five failures", async () => {
    let clock = 0;
    const client = newClient({ now: () => clock });
    api.mode = "429";
    for (let count = 0; count < 8; count += 1) {
      await expect(client.search("cuna")).rejects.toThrow(UnsplashError);
    }
    expect(api.requests).toHaveLength(5);
    clock = 30_001;
    api.mode = "ok";
    expect(await client.search("cuna")).toHaveLength(6);
  });

  it("tells of a chosen photo where the answer said, and nowhere else", async () => {
    const client = newClient();
    const [photo] = await client.search("cuna");
    if (!photo) throw new Error("no photo");
    await client.recordDownload(photo);
    expect(api.requests.at(-1)).toMatchObject({
      url: "/photos/f1/download?ixid=1",
      headers: { authorization: "Client-ID clave-secreta" },
    });
    const foreign = { ...photo, download: "http://127.0.0.1:9/photos/f1/download" };
    await expect(client.recordDownload(foreign)).rejects.toThrow("foreign");
  });
});

describe("results that are not as documented are left out", () => {
  const ORIGIN = "https://api.unsplash.com";
  const urlsAt = (url: string) => ({ urls: { regular: url, small: url } });
  it.each([
    ["another host", urlsAt("https://evil.test/a.jpg")],
    ["a host that ends like it", urlsAt("https://images.unsplash.com.evil.test/a.jpg")],
    ["plain http", urlsAt("http://images.unsplash.com/a.jpg")],
    ["script", urlsAt("javascript:alert(1)//images.unsplash.com")],
    ["user data in the address", urlsAt("https://a:b@images.unsplash.com/a.jpg")],
    ["another port", urlsAt("https://images.unsplash.com:8443/a.jpg")],
    ["a foreign download", { links: { download_location: "https://evil.test/photos/1" } }],
    ["no author", { user: null }],
    ["no id", { id: 7 }],
  ])("%s", (_, changes) => {
    const results = [apiPhoto("good", ORIGIN), apiPhoto("bad", ORIGIN, changes)];
    expect(parseAnswer({ results }, ORIGIN, 6)?.map(({ id }) => id)).toEqual(["good"]);
  });

  it("and an author's name cannot lead elsewhere", () => {
    const results = [apiPhoto("x", ORIGIN, { user: { name: "X", username: "../a?b#c" } })];
    const [photo] = parseAnswer({ results }, ORIGIN, 6) ?? [];
    expect(photo?.authorUrl).toMatch(/^https:\/\/unsplash\.com\/@\.\.%2Fa%3Fb%23c\?utm_source=/);
  });
});

describe("a search by an admin", () => {
  it("says why it found no photos", async () => {
    const client = newClient();
    expect(await searchPhotos("cuna", "ana", undefined)).toEqual({ state: "off" });
    expect(await searchPhotos("  ", "ana", client)).toEqual({ state: "idle" });
    api.mode = "empty";
    expect(await searchPhotos("cuna", "ana", client)).toEqual({ state: "empty" });
    api.mode = "malformed";
    expect(await searchPhotos("cuna", "ana", client)).toEqual({ state: "failed" });
  });

  it("is limited to 20 a minute for each", async () => {
    const client = newClient();
    for (let count = 0; count < 20; count += 1) {
      expect((await searchPhotos("cuna", "ana", client)).state).toBe("found");
    }
    expect(await searchPhotos("cuna", "ana", client)).toEqual({ state: "limited" });
    expect((await searchPhotos("cuna", "eva", client)).state).toBe("found");
    expect(api.requests).toHaveLength(21);
  });
});

it("a result comes back as it was found, or not at all", async () => {
  const [photo] = await newClient().search("cuna");
  if (!photo) throw new Error("no photo");
  const sealed = sealPhoto(photo);
  expect(openPhoto(sealed)).toEqual(photo);
  const forged = Buffer.from(JSON.stringify({ ...photo, regular: "https://evil.test" }));
  const [, signature] = sealed.split(".");
  expect(openPhoto(`${forged.toString("base64url")}.${signature}`)).toBeUndefined();
  expect(openPhoto(undefined)).toBeUndefined();
  expect(openPhoto("..")).toBeUndefined();
});

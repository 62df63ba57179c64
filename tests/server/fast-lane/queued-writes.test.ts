import { once } from "node:events";
import { expect, it } from "vitest";
import { takeAttempt } from "~base/limits/attempts.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";
import { html, makePages, open, serve } from "../support";

testDatabase();

const UNITS = 400;
const LIMIT = { name: "fotos", max: 1_000, windowMs: 60_000 } as const;
const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n";

it("a kept page is answered before the second of 400 waiting write units begins", async () => {
  const pages = makePages();
  const order: string[] = [];
  const { port, server } = await serve({ pages, application: async () => html("<p>hola</p>") });
  const socket = open(port, REQUEST);
  await new Promise((resolve) => socket.once("data", resolve));
  server.on("request", (_, res) => res.once("finish", () => order.push("page")));

  socket.write(REQUEST);
  const units = Array.from({ length: UNITS }, (_, n) =>
    database().write(async (trx) => {
      order.push(`unit ${n}`);
      await takeAttempt(trx, { ...LIMIT, who: String(n) }, new Date());
    }),
  );
  await Promise.all(units);

  expect(order).toHaveLength(UNITS + 1);
  expect(order.indexOf("page")).toBeLessThan(order.indexOf("unit 1"));
});

it("a kept page is answered before the second of 100 requests to the application begins", async () => {
  const pages = makePages();
  const order: string[] = [];
  const application = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === "/contacto") order.push("request");
    return html("<p>hola</p>");
  };
  const { port, server } = await serve({ pages, application });
  const socket = open(port, REQUEST);
  await new Promise((resolve) => socket.once("data", resolve));
  server.on("request", ({ url }, res) => {
    if (url === "/") res.once("finish", () => order.push("page"));
  });

  const others = Array.from({ length: 100 }, () => open(port, REQUEST));
  await Promise.all(others.map((each) => once(each, "data")));
  order.length = 0;
  const answers = others.map((each) => once(each, "data"));
  for (const each of others) each.write(REQUEST.replace("/", "/contacto"));
  socket.write(REQUEST);
  await Promise.all(answers);

  expect(order).toHaveLength(101);
  expect(order.indexOf("page")).toBeLessThanOrEqual(1);
});

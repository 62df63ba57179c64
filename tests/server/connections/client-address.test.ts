import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress } from "~/server/connections/client-address";
import { html, send, serve } from "../support";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("the client's address", () => {
  it.each([
    ["no proxy: the socket's, whatever is forwarded", 0, "9.9.9.9", "203.0.113.7"],
    ["one proxy: the last entry", 1, "1.1.1.1, 9.9.9.9", "9.9.9.9"],
    ["one proxy: earlier entries are invented", 1, "8.8.8.8,1.1.1.1,9.9.9.9", "9.9.9.9"],
    ["two proxies: the last but one", 2, "8.8.8.8, 1.1.1.1, 9.9.9.9", "1.1.1.1"],
    ["fewer entries than proxies", 3, "1.1.1.1, 9.9.9.9", "203.0.113.7"],
    ["no header", 1, undefined, "203.0.113.7"],
    ["no address", 1, "unknown", "203.0.113.7"],
    ["an empty entry", 1, "1.1.1.1,", "203.0.113.7"],
    ["a port", 1, "9.9.9.9:4711", "9.9.9.9"],
    ["IPv6 with a port", 1, "[2001:db8::1]:4711", "2001:db8:0:0::/64"],
  ])("%s", (_, hops, forwarded, expected) => {
    expect(clientAddress(request("203.0.113.7", forwarded), hops)).toBe(expected);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
  ])("%s counts as %s", (address, expected) => {
    expect(clientAddress(request(address), 0)).toBe(expected);
  });

  it("reaches the application and not the log", async () => {
    const seen: unknown[] = [];
    const { port, lines } = await serve({
      trustedProxyHops: 1,
      application: async (_, context) => {
        seen.push(context?.clientAddress);
        return html("x");
      },
    });
    await send(port, "GET /x", { "X-Forwarded-For": "198.51.100.23" });
    expect(seen).toEqual(["198.51.100.23"]);
    expect(JSON.stringify(lines)).not.toContain("198.51.100.23");
  });
});

import type { IncomingMessage } from "node:http";
import { isIP, isIPv4 } from "node:net";

/** @param hops the number of the owner's proxies; addresses before theirs may be invented */
export function clientAddress(req: IncomingMessage, hops: number): string {
  const direct = req.socket.remoteAddress ?? "";
  const forwarded = hops > 0 ? forwardedAddress(req, hops) : undefined;
  return normalise(forwarded ?? direct);
}

function forwardedAddress(req: IncomingMessage, hops: number): string | undefined {
  const entries = String(req.headers["x-forwarded-for"] ?? "").split(",");
  const entry = entries.at(-hops)?.trim() ?? "";
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, "$1");
  return isIP(bare) ? bare : undefined;
}

export function normalise(address: string): string {
  if (isIPv4(address) || !isIP(address)) return address;
  const groups = expand(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === "0,0,0,0,0,65535") {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

function expand(address: string): number[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*/s, "")}]`);
  const [before = "", after] = hostname.slice(1, -1).split("::");
  const parse = (text = "") =>
    (text ? text.split(":") : []).map((group) => Number.parseInt(group, 16));
  const [left, right] = [parse(before), parse(after)];
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}

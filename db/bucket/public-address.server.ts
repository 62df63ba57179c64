import dns from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { BucketError } from "./bucket-error";

/** Addresses that are no single public machine, from the IANA registries of special purposes. */
const V4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3";
/** Outside 2000::/3 nothing is public; inside it these lead elsewhere or carry another address. */
const V6 = "::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20";

const listOf = (ranges: string, family: "ipv4" | "ipv6") => {
  const list = new BlockList();
  for (const range of ranges.split(" ")) {
    const [from = "", bits] = range.split("/");
    list.addSubnet(from, Number(bits), family);
  }
  return list;
};

// Two lists, because one would compare an address with the ranges of the other family too.
const refusedV4 = listOf(V4, "ipv4");
const refusedV6 = listOf(V6, "ipv6");

const isPublic = (address: string) =>
  isIP(address) === 6 ? !refusedV6.check(address, "ipv6") : !refusedV4.check(address, "ipv4");

export function requirePublic(host: string): void {
  const address = host.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isPublic(address)) throw new BucketError("private address");
}

/**
 * Refuses names that lead to this machine or a local network. Connections use this very answer,
 * as a second look-up could give another address than the one that was checked.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) =>
  dns.lookup(hostname, options, (error, found, family) => {
    const addresses =
      typeof found === "string" ? [found] : (found ?? []).map((each) => each.address);
    if (error || addresses.every(isPublic)) return done(error, found, family);
    done(new BucketError("private address"), []);
  });

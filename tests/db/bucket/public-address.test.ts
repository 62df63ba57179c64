import dns from "node:dns";
import { promisify } from "node:util";
import { expect, it, vi } from "vitest";
import { lookUpPublic, requirePublic } from "~db/bucket/public-address.server";

const hostOf = (address: string) => new URL(address).hostname;

it.each([
  "https://127.0.0.1/copias",
  "https://127.1/copias",
  "https://2130706433/copias",
  "https://0x7f000001/copias",
  "https://0177.0.0.1/copias",
  "https://0.0.0.0/copias",
  "https://10.0.0.5/copias",
  "https://100.100.100.200/copias",
  "https://169.254.169.254/copias",
  "https://172.16.3.4/copias",
  "https://192.168.1.10:9000/copias",
  "https://224.0.0.1/copias",
  "https://255.255.255.255/copias",
  "https://[::]/copias",
  "https://[::1]/copias",
  "https://[::ffff:127.0.0.1]/copias",
  "https://[::ffff:a9fe:a9fe]/copias",
  "https://[64:ff9b::7f00:1]/copias",
  "https://[2002:7f00:1::]/copias",
  "https://[fd00:ec2::254]/copias",
  "https://[fe80::1]/copias",
  "https://[ff02::1]/copias",
])("%s leads into the network of the server and is refused", (address) => {
  expect(() => requirePublic(hostOf(address))).toThrow("private address");
});

it.each(["https://93.184.216.34/x", "https://[2606:2800:220:1::1]/x", "https://s3.ejemplo.es/x"])(
  "%s may be asked",
  (address) => {
    expect(() => requirePublic(hostOf(address))).not.toThrow();
  },
);

it("a name that leads to this machine is refused where the connection is made", async () => {
  const lookUp = promisify(lookUpPublic);
  await expect(lookUp("localhost", { all: true })).rejects.toThrow("private address");
  await expect(lookUp("localhost", {})).rejects.toThrow("private address");
});

it("a name with a public and a private address is refused", async () => {
  const both = ["93.184.216.34", "10.0.0.5"].map((address) => ({ address, family: 4 }));
  vi.spyOn(dns, "lookup").mockImplementation(((
    _: string,
    __: object,
    done: (...all: unknown[]) => void,
  ) => done(null, both)) as never);
  await expect(promisify(lookUpPublic)("s3.ejemplo.es", { all: true })).rejects.toThrow("private");
  vi.restoreAllMocks();
});

import { expect, it } from "vitest";
import { PortError, tryPort } from "~/server/port";

it("an address of another machine is named as what is wrong", async () => {
  // An address that RFC 5737 reserves for documents, so no machine has it.
  const refused = expect(tryPort(0, "192.0.2.1")).rejects;
  await refused.toThrow(PortError);
  await expect(tryPort(0, "192.0.2.1")).rejects.toThrow(/^HOST no es una dirección de este/);
});

it("a free port of this machine is let go again", async () => {
  await expect(tryPort(0, "127.0.0.1")).resolves.toBeUndefined();
});

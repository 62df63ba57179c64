import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "~/runtime/log.server";
import { hashAddress } from "~/runtime/signature.server";

type Asked = Record<"route" | "clientAddress", string>;

const asked = new AsyncLocalStorage<Asked>();

export const answering = <T>(request: Asked, work: () => Promise<T>) => asked.run(request, work);

/** Logs a keyed hash of the IP address: it groups attempts without naming the address. */
export function logRefused(reason: string, more: Readonly<Record<string, unknown>> = {}): void {
  const { route, clientAddress } = asked.getStore() ?? {};
  const from = clientAddress && hashAddress(clientAddress);
  log().info({ route, from, ...more }, `refused: ${reason}`);
}

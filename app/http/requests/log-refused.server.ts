import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "~/runtime/log.server";
import { hashAddress } from "~/runtime/signature.server";

type Asked = Record<"route" | "clientAddress", string>;

const asked = new AsyncLocalStorage<Asked>();

export const answering = <T>(request: Asked, work: () => Promise<T>): Promise<T> =>
  asked.run(request, work);

/** Logs a keyed hash of the IP address, so that attempts from one can be grouped without naming it. */
export function logRefused(reason: string, more: Readonly<Record<string, unknown>> = {}): void {
  const { route, clientAddress } = asked.getStore() ?? {};
  const from = clientAddress && hashAddress(clientAddress);
  log().info({ route, from, ...more }, `refused: ${reason}`);
}

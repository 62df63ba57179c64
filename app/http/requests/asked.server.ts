import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "~/runtime/log.server";
import { hashAddress } from "~/runtime/signature.server";

interface Asked {
  route: string;
  clientAddress: string;
}

const asked = new AsyncLocalStorage<Asked>();

/** Answers a request so that what is refused on the way can say what was asked for, and by whom. */
export const answering = <T>(request: Asked, work: () => Promise<T>): Promise<T> =>
  asked.run(request, work);

/** Logs a keyed hash of the address: attempts of one address can be told apart, and nobody learns it. */
export function logRefused(reason: string, more: Readonly<Record<string, unknown>> = {}): void {
  const { route, clientAddress } = asked.getStore() ?? {};
  const from = clientAddress && hashAddress(clientAddress);
  log().info({ route, from, ...more }, `refused: ${reason}`);
}

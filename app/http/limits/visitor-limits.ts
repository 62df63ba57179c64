import { wideNetwork } from "./wide-network";
import { createWindows, type Windows } from "./windows";

const HOUR_MS = 60 * 60 * 1000;
const perHour = (max: number) => createWindows({ max, windowMs: HOUR_MS });

/**
 * Limits what one address adds in an hour to one thing and in all, and a rented /48 to ten times as much. Each
 * process counts alone.
 */
export function createVisitorLimits({ inAll, toOne }: Record<"inAll" | "toOne", number>) {
  const perAddress = perHour(inAll);
  const perThing = perHour(toOne);
  const perNetwork = perHour(10 * inAll);
  return function mayAdd(clientAddress: string, thing: string): boolean {
    const network = wideNetwork(clientAddress);
    const counters: [Windows, key: string][] = [
      [perAddress, clientAddress],
      [perThing, `${clientAddress} ${thing}`],
      ...(network ? [[perNetwork, network] satisfies [Windows, string]] : []),
    ];
    if (counters.some(([windows, key]) => windows.secondsFull(key))) return false;
    for (const [windows, key] of counters) windows.take(key);
    return true;
  };
}

import { wideNetwork } from "./wide-network";
import { createWindows } from "./windows";

const HOUR_MS = 60 * 60 * 1000;

/** Limits what an address adds in an hour to one thing and in all, a rented /48 to ten times; each process counts alone. */
export function createVisitorLimits({ inAll, toOne }: Record<"inAll" | "toOne", number>) {
  const limits = [inAll, toOne, 10 * inAll].map((max) => createWindows({ max, windowMs: HOUR_MS }));
  return function mayAdd(clientAddress: string, thing: string): boolean {
    const keys = [clientAddress, `${clientAddress} ${thing}`, wideNetwork(clientAddress)];
    if (limits.some((windows, n) => keys[n] && windows.secondsFull(keys[n]))) return false;
    for (const [n, windows] of limits.entries()) if (keys[n]) windows.take(keys[n]);
    return true;
  };
}

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether script runs here: what works only with it is hidden until then. */
export function useScriptReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Tells if script runs: parts that need it stay hidden until then. */
export function useScriptReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export function useScriptReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

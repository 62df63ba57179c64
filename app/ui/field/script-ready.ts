import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export const useScriptReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

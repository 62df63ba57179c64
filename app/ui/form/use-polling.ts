import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useFormFrame } from "./form-frame";

const POLL_MS = 500;

/** @param shown any value that changes with each answer */
export function usePolling(isOn: boolean, shown: unknown): void {
  const reload = useFormFrame()?.reload;
  const { revalidate, state } = useRevalidator();
  // Waits for a navigation to end: reloading would restart it without its message.
  const isIdle = useNavigation().state === "idle" && state === "idle";
  useEffect(() => {
    if (!isOn || !isIdle) return;
    const timer = setTimeout(reload ?? revalidate, POLL_MS);
    return () => clearTimeout(timer);
  }, [isOn, shown, isIdle, reload, revalidate]);
}

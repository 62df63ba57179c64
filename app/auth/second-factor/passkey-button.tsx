import { type MouseEvent, type ReactNode, useState } from "react";
import { useScriptReady } from "~/ui/field/script-ready";
import type { AskedPasskey, NewPasskey } from "./ceremony";

export const PASSKEY_NAME_MAX = 40;

const UNLOADED = "No ha llegado una parte de la página: recárgala y vuelve a probar.";

interface PasskeyButtonProps {
  of: AskedPasskey | NewPasskey;
  /** Enter presses the button only where it has an intent. */
  intent?: string;
  look?: string;
  children: ReactNode;
}

/** Has the device answer, and sends the form with that answer instead of a code. */
export function PasskeyButton({ of, intent, look = "btn-quiet", children }: PasskeyButtonProps) {
  const isReady = useScriptReady();
  const [said, setSaid] = useState("");
  async function use(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { currentTarget: button } = event;
    const isLoaded = import("./ceremony");
    setSaid(await isLoaded.then((part) => part.sendAnswer(button, of)).catch(() => UNLOADED));
  }
  return (
    <div className="grid gap-2 noscript:hidden">
      <input type="hidden" name="llave" />
      <button
        type={intent ? "submit" : "button"}
        name={intent && "intent"}
        value={intent}
        disabled={!isReady}
        onClick={use}
        className={`btn ${look}`}
      >
        {children}
      </button>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {said}
      </p>
    </div>
  );
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useScriptReady } from "~/ui/field/script-ready";

export const PASSKEY_NAME_MAX = 40;

export type NewPasskey = Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
export type AskedPasskey = Omit<PublicKeyCredentialRequestOptionsJSON, "extensions">;

const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: "No se ha usado ninguna llave de acceso: vuelve a probar cuando quieras.",
  InvalidStateError: "En este dispositivo ya tienes una llave de acceso de tu cuenta.",
};
const UNABLE = "Este navegador no puede usar una llave de acceso aquí.";

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
  const answer = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  async function use(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { currentTarget: button } = event;
    const { form } = button;
    const typed = form?.querySelectorAll<HTMLInputElement>("input:not([name=code])") ?? [];
    if (!form || ![...typed].every((each) => each.reportValidity())) return;
    try {
      const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
      const given =
        "rp" in of
          ? await startRegistration({ optionsJSON: of })
          : await startAuthentication({ optionsJSON: of });
      if (answer.current) answer.current.value = JSON.stringify(given);
      form.noValidate = true;
      form.requestSubmit(intent ? button : null);
    } catch (error) {
      setSaid((error instanceof Error && REASONS[error.name]) || UNABLE);
    }
  }
  return (
    <div className="grid gap-2 noscript:hidden">
      <input ref={answer} type="hidden" name="llave" />
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

import * as webauthn from "@simplewebauthn/browser";

export type NewPasskey = Omit<webauthn.PublicKeyCredentialCreationOptionsJSON, "extensions">;
export type AskedPasskey = Omit<webauthn.PublicKeyCredentialRequestOptionsJSON, "extensions">;

const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: "No se ha usado ninguna llave de acceso: vuelve a probar cuando quieras.",
  InvalidStateError: "En este dispositivo ya tienes una llave de acceso de tu cuenta.",
};
const UNABLE = "Este navegador no puede usar una llave de acceso aquí.";

/** Sends the form with the answer of the device instead of a code. @returns why not, in words */
export async function sendAnswer(button: HTMLButtonElement, of: AskedPasskey | NewPasskey) {
  const { form } = button;
  const typed = form?.querySelectorAll<HTMLInputElement>("input:not([name=code])") ?? [];
  const answer = form?.elements.namedItem("llave");
  if (!form || !(answer instanceof HTMLInputElement)) return "";
  if (![...typed].every((each) => each.reportValidity())) return "";
  try {
    const given =
      "rp" in of
        ? await webauthn.startRegistration({ optionsJSON: of })
        : await webauthn.startAuthentication({ optionsJSON: of });
    answer.value = JSON.stringify(given);
    form.noValidate = true;
    form.requestSubmit(button.type === "submit" ? button : null);
    return "";
  } catch (error) {
    return (error instanceof Error && REASONS[error.name]) || UNABLE;
  }
}

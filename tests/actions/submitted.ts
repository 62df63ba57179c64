import type { submitRecord } from "~/actions/submit-record.server";
import { readFlash } from "~/http/cookies/cookies.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import { formOf } from "../support/form-of";

export const ACTOR = { id: "u1", email: "ana@ejemplo.es" };
export const IMAGEN = "https://fotos.test/a.jpg";

export const contextOf = () => ({ requestId: "x", nonce: "x", clientAddress: "203.0.113.7" });

/** Makes the arguments of an action from the fields of an admin form; `id` names a stored row. */
export const submissionOf = (
  fields: Parameters<typeof formOf>[0],
  id?: string,
  path = "/admin",
) => ({
  request: new Request(`http://sitio.test${path}`, { method: "POST" }),
  form: formOf({ idem: makeSeal(), ...fields }),
  context: contextOf(),
  ...{ actor: ACTOR, id },
});

/** Gives the refused form and its status, and fails if the form was accepted. */
export function refusalOf(answer: Awaited<ReturnType<typeof submitRecord>>) {
  if (!("data" in answer)) throw new Error(`answered ${answer.status}`);
  return { status: answer.init?.status, ...answer.data };
}

/** Finds the message that is shown on the page to which an answer redirects. */
export function flashOf(answer: object) {
  if (!(answer instanceof Response)) throw new Error("refused");
  const [Cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
  return readFlash(new Request("http://sitio.test/admin", { headers: { Cookie } }));
}

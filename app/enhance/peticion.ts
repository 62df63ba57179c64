import type { Comparado } from "~/domain/comparativa/comparado";
import type { FlashMessage } from "~/flash-messages";

export interface Respuesta {
  lista: Comparado[];
  mensaje: FlashMessage | null;
}

const LIMIT_MS = 10_000;

/**
 * Asks the site for the visitor's list, or to change it, which also sets the cookie.
 * @param form what to change
 * @throws when there is no proper answer
 */
export async function askLista(address: string, form?: URLSearchParams): Promise<Respuesta> {
  const response = await fetch(address, {
    method: form ? "POST" : "GET",
    body: form,
    headers: { Accept: "application/json" },
    // Whoever leaves the page at once still gets what was asked for.
    keepalive: true,
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

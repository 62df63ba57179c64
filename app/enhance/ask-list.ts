import type { FlashMessage } from "~/http/results/flash-message";
import type { Comparado } from "~features/comparativa/comparado";

export type Respuesta = { lista: Comparado[]; mensaje: FlashMessage | null };

const LIMIT_MS = 10_000;

export async function askLista(address: string, form?: URLSearchParams): Promise<Respuesta> {
  const response = await fetch(address, {
    method: form ? "POST" : "GET",
    body: form,
    headers: { Accept: "application/json" },
    // Lets the request finish even if the visitor leaves the page.
    keepalive: true,
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw response;
  return response.json();
}

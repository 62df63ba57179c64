import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Finds a free port, for sites whose settings must name their own address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Settings of a site with an address of its own, at this machine. */
export async function domainHere() {
  const PORT = String(await freePort());
  return { PORT, SITE_ORIGIN: `http://localhost:${PORT}` };
}

/** SQL for the owner's legal data, without which a site with an address stays closed. */
export const LEGAL_DATA = `insert or replace into ajustes (clave, valor, updated_at) values
  ('titular', 'Ana Ruiz', '2026-01-01'), ('nif', '00000000T', '2026-01-01'),
  ('direccion', 'Calle de la Palma, 1, Madrid', '2026-01-01'),
  ('email', 'hola@lacuna.es', '2026-01-01'), ('telefono', '910 000 000', '2026-01-01')`;

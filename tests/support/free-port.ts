import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A site that has to know its own address is given a port that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Settings of a site with a domain of its own, which is this machine. */
export async function domainHere() {
  const PORT = String(await freePort());
  return { PORT, SITE_ORIGIN: `http://localhost:${PORT}` };
}

/** The data that the law wants in public, as a statement; without them a site with a domain stays closed. */
export const LEGAL_DATA = `insert or replace into ajustes (clave, valor, updated_at) values
  ('titular', 'Ana Ruiz', '2026-01-01'), ('nif', '00000000T', '2026-01-01'),
  ('direccion', 'Calle de la Palma, 1, Madrid', '2026-01-01'),
  ('email', 'hola@lacuna.es', '2026-01-01'), ('telefono', '910 000 000', '2026-01-01')`;

import { once } from "node:events";
import { createServer, type Server } from "node:net";

const NOT_HERE = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"]);

export class PortError extends Error {
  override name = "PortError";

  static from(error: NodeJS.ErrnoException, port: number): Error {
    if (error.code === "EADDRINUSE") {
      return new PortError(`El puerto ${port} ya está en uso. Elige otro con PORT=${port + 1}.`);
    }
    if (error.code === "EACCES") {
      return new PortError(`No hay permiso para usar el puerto ${port}. Elige otro con PORT=3000.`);
    }
    if (NOT_HERE.has(error.code ?? "")) {
      return new PortError(
        "HOST no es una dirección de este ordenador. Quítalo, o pon HOST=127.0.0.1 o HOST=0.0.0.0.",
      );
    }
    return error;
  }
}

export async function listenAt(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw error instanceof Error ? PortError.from(error, port) : error;
  }
}

export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listenAt(server, port, host);
  server.close();
  await once(server, "close");
}

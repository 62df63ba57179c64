import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Outside {
  address: string;
  port: number;
  /** Hosts that a browser wanted, in order: `www.amazon.es:443`. */
  asked: string[];
  close(): void;
}

/** Stands for all that is not this machine: a proxy notes who is asked for, and lets nobody out. */
export async function startOutside(): Promise<Outside> {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? "");
    answer.writeHead(502).end();
  });
  server.on("connect", (request, socket) => {
    asked.push(request.url ?? "");
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, port, asked, close: () => server.close() };
}

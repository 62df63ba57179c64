import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Outside {
  address: string;
  port: number;
  /** The hosts that a browser tried to reach, in order, as `www.amazon.es:443`. */
  asked: string[];
  close(): void;
}

/** A proxy in place of the internet: it notes each host that is asked for, and reaches none. */
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

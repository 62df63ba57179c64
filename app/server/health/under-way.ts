import type { RequestHandler } from "@remix-run/node";
import { withoutSecrets } from "~/runtime/log-text";

const MAX_BYTES = 2_048;
const MAX_PATH = 300;

/** Lists the pages being drawn, newest first, where a thread can read it if the loop is stuck. */
export function createUnderWay() {
  const memory = new SharedArrayBuffer(MAX_BYTES);
  const bytes = Buffer.from(memory);
  const names = new Map<symbol, string>();
  const tell = () => bytes.fill(0, bytes.write([...names.values()].reverse().join("\n")));
  return {
    memory,
    naming:
      (application: RequestHandler): RequestHandler =>
      async (request, context) => {
        const own = Symbol();
        const path = new URL(request.url).pathname.slice(0, MAX_PATH);
        names.set(own, withoutSecrets(`${request.method} ${path}`));
        tell();
        try {
          return await application(request, context);
        } finally {
          names.delete(own);
          tell();
        }
      },
  };
}

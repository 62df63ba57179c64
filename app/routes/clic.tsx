import type { ActionFunctionArgs } from "@remix-run/node";
import { TooManyAttemptsError } from "~/domain/attempt-limits/attempt-limits.server";
import { countClic } from "~/domain/clics/clics.server";
import { isPageKind } from "~/domain/clics/pagina";
import { PRODUCTO_ID } from "~/domain/productos/campos";
import { hashAddress } from "~/http/signature.server";
import { log } from "~/log.server";
import { isWriteTrouble } from "~db/trouble.server";

/** Reading an address must not count. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Where browsers tell that a buy link was followed; nobody sees the answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const productoId = searchParams.get("p") ?? "";
  const pagina = searchParams.get("en") ?? "";
  if (!PRODUCTO_ID.test(productoId) || !isPageKind(pagina)) return answer(400);
  const { clientAddress } = context;
  try {
    const isCounted = await countClic({
      productoId,
      pagina,
      addressHash: hashAddress(clientAddress),
      addressProductoHash: hashAddress(`${clientAddress} ${productoId}`),
    });
    return answer(isCounted ? 204 : 404);
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return answer(429);
    if (!isWriteTrouble(error)) throw error;
    log().warn({ err: error }, "click not counted");
    return answer(503);
  }
}

const answer = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });

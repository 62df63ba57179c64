import type { ActionFunctionArgs } from "@remix-run/node";
import { isPageKind } from "~/domain/clics/pagina";
import { countClic } from "~/domain/clics/recuento.server";
import { PRODUCTO_ID } from "~/domain/productos/rules/campos";

/** Reading an address must not count. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}

const STATUS = { contado: 204, desconocido: 404, demasiados: 429 };

/** Browsers report followed buy links here; nobody sees the answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const productoId = searchParams.get("p") ?? "";
  const pagina = searchParams.get("en") ?? "";
  if (!PRODUCTO_ID.test(productoId) || !isPageKind(pagina)) return answer(400);
  const { clientAddress } = context;
  return answer(STATUS[await countClic({ productoId, pagina, clientAddress })]);
}

const answer = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });

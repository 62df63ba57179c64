import type { ActionFunctionArgs } from "@remix-run/node";
import { hasSessionCookie } from "~/auth/session/cookies.server";
import { isRobot } from "~/http/requests/robots";
import { isPageKind } from "~/site/page-kind";
import { countClic } from "~features/clics/recuento.server";
import { PRODUCTO_ID } from "~nouns/productos/rules/producto-id";

/** A click counts only by POST, because robots follow addresses by GET. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}

const STATUS = { contado: 204, desconocido: 404, demasiados: 429 };

/** Browsers report followed buy links here, and ignore the answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const productoId = searchParams.get("p") ?? "";
  const pagina = searchParams.get("en") ?? "";
  if (!PRODUCTO_ID.test(productoId) || !isPageKind(pagina)) return answer(400);
  // Signed-in people and robots are not counted, as in the views.
  if (hasSessionCookie(request) || isRobot(request.headers.get("User-Agent") ?? ""))
    return answer(204);
  const { clientAddress } = context;
  return answer(STATUS[await countClic({ productoId, pagina, clientAddress })]);
}

const answer = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });

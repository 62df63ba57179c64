import type { ActionFunctionArgs } from "@remix-run/node";
import {
  add,
  COMPARE_COOKIE,
  COMPARE_MAX_AGE_S,
  formatLista,
  parseLista,
  remove,
} from "~/domain/comparativa/lista";
import { filterPublished } from "~/domain/productos/productos.server";
import type { FlashKey } from "~/flash-messages";
import { readCookie, writeCookie } from "~/http/cookies.server";
import { writeFlash } from "~/http/flash.server";
import { required, seeOther } from "~/http/responses.server";
import { safeReturnPath } from "~/http/return-path";
import { paths } from "~/paths";

/** The address alone leads to the comparison. */
export function loader() {
  return seeOther(paths.comparativas());
}

/** Changes the visitor's list and goes back to the page that asked for it. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const before = await required(filterPublished(parseLista(readCookie(request, COMPARE_COOKIE))));
  const { lista, flash } = await required(change(before, form));
  const cookies = [
    writeCookie(COMPARE_COOKIE, formatLista(lista), { maxAge: COMPARE_MAX_AGE_S, readable: true }),
  ];
  if (flash) cookies.push(await writeFlash(flash));
  return seeOther(safeReturnPath(form.get("volver"), paths.comparativas()), ...cookies);
}

interface Change {
  lista: string[];
  flash?: FlashKey;
}

async function change(lista: string[], form: FormData): Promise<Change> {
  const id = String(form.get("id") ?? "");
  const ids = String(form.get("ids") ?? "");
  switch (form.get("intent")) {
    case "anadir": {
      const [known] = await filterPublished([id]);
      if (!known) return { lista, flash: "comparar.desconocido" };
      const added = add(lista, known);
      return {
        lista: added.lista,
        flash: added.outcome === "limit" ? "comparar.limite" : "comparar.anadido",
      };
    }
    case "quitar":
      return { lista: remove(lista, id), flash: "comparar.eliminado" };
    case "limpiar":
      return { lista: [], flash: "comparar.vaciada" };
    case "usar":
      return { lista: await filterPublished(parseLista(ids)), flash: "comparar.usada" };
    case "restaurar":
      return { lista: lista.length > 0 ? lista : await filterPublished(parseLista(ids)) };
    default:
      throw new Response(null, { status: 422 });
  }
}

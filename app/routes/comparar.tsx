import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type FlashKey, readCookie, writeCookie, writeFlash } from "~/http/cookies/cookies.server";
import { readForm } from "~/http/forms/form.server";
import { safeReturnPath } from "~/http/requests/return-path";
import { answerJson, required, seeOther, wantsJson } from "~/http/responses/responses.server";
import { findFlashMessage } from "~/layout/flash-messages";
import { paths } from "~/site/paths";
import { toComparado } from "~features/comparativa/comparado";
import * as listas from "~features/comparativa/lista";
import { filterPublished, findByIds } from "~nouns/productos/queries/productos.server";
import { atCard } from "~nouns/productos/screens/toggle-state";

export async function loader({ request }: LoaderFunctionArgs) {
  if (!wantsJson(request)) return seeOther(paths.comparativas());
  const cookie = readCookie(request, listas.COMPARE_COOKIE);
  const lista = await required(filterPublished(listas.parseComparar(cookie)));
  const isOutdated = cookie !== undefined && cookie !== listas.formatComparar(lista);
  return answerLista({ lista }, isOutdated ? [writeLista(lista)] : []);
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const before = await required(
    filterPublished(listas.parseComparar(readCookie(request, listas.COMPARE_COOKIE))),
  );
  const [intent, id = String(form.get("id") ?? "")] = String(form.get("intent")).split(" ");
  const change = await required(changeLista(before, intent, id, String(form.get("ids"))));
  const cookies = change.isRefused ? [] : [writeLista(change.lista)];
  if (wantsJson(request)) return answerLista(change, cookies);
  if (change.flash) cookies.push(await writeFlash(change.flash));
  const volver = atCard(String(form.get("volver")), id);
  return seeOther(safeReturnPath(volver, paths.comparativas()), ...cookies);
}

const writeLista = (lista: readonly string[]) =>
  writeCookie(listas.COMPARE_COOKIE, listas.formatComparar(lista), {
    maxAge: listas.COMPARE_MAX_AGE_S,
    readable: true,
  });

async function answerLista({ lista, flash }: Change, cookies: string[]): Promise<Response> {
  const productos = await required(findByIds(lista));
  const mensaje = (flash && findFlashMessage(flash)) ?? null;
  return answerJson({ lista: productos.map(toComparado), mensaje }, cookies);
}

interface Change {
  lista: string[];
  flash?: FlashKey;
  /** True if the product is gone, which leaves the visitor's list unchanged. */
  isRefused?: true;
}

async function changeLista(lista: string[], intent = "", id = "", ids = ""): Promise<Change> {
  switch (intent) {
    case "anadir": {
      const [known] = await filterPublished([id]);
      if (!known) return { lista, flash: "comparar.desconocido", isRefused: true };
      const longer = listas.add(lista, known);
      return longer
        ? { lista: longer, flash: "comparar.anadido" }
        : { lista, flash: "comparar.limite" };
    }
    case "quitar":
      return { lista: listas.remove(lista, id), flash: "comparar.eliminado" };
    case "limpiar":
      return { lista: [], flash: "comparar.vaciada" };
    case "usar": {
      const shared = listas.parseComparar(ids);
      const known = await filterPublished(shared);
      if (known.length > 0) return { lista: known, flash: "comparar.usada" };
      const flash = shared.length > 1 ? "comparar.desconocidos" : "comparar.desconocido";
      return { lista, flash, isRefused: true };
    }
    case "restaurar":
      return { lista: lista.length > 0 ? lista : await filterPublished(listas.parseComparar(ids)) };
    default:
      throw new Response(null, { status: 422 });
  }
}

import type { AdminSubmission } from "~/actions/submission";
import * as consejos from "~/domain/consejos/queries/versiones.server";
import { CONSEJO_NOT_SAVED } from "~/domain/consejos/rules/mensajes";
import * as productos from "~/domain/productos/queries/versiones.server";
import { PRODUCTO_NOT_SAVED } from "~/domain/productos/rules/mensajes";
import type { Item, TipoPublicable } from "~/domain/tipo";
import { notFound, required, seeOther } from "~/http/answers/responses.server";
import { writeFlash } from "~/http/cookies/flash.server";
import { readForm, refuse, refuseFailedWrite, replyWith } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";

const KINDS = {
  producto: {
    ...{ domain: productos, item: "El producto", problem: PRODUCTO_NOT_SAVED },
    list: { label: "Productos", href: paths.adminProductos() },
    pathOf: paths.adminProducto,
    versionPath: paths.adminProductoVersiones,
  },
  consejo: {
    ...{ domain: consejos, item: "El artículo", problem: CONSEJO_NOT_SAVED },
    list: { label: "Consejos", href: paths.adminConsejos() },
    pathOf: paths.adminConsejo,
    versionPath: paths.adminConsejoVersiones,
  },
} as const;

export async function loadVersiones({ tipo, id }: Item<TipoPublicable>, request: Request) {
  const { domain, list, pathOf, versionPath } = KINDS[tipo];
  const asked = Number(new URL(request.url).searchParams.get("v"));
  const compared = await required(domain.compareVersion(id, asked));
  if (!compared) throw notFound();
  const volver = returnPathOf(request, list.href);
  const versions = compared.versions.map((each) => ({
    ...each,
    href: versionPath(id, { v: each.version, volver }),
  }));
  return { ...compared, versions, list, href: pathOf(id, { volver }) };
}

const UNLAWFUL =
  "Esa versión no puede estar publicada, porque incumple una norma: antes de restaurarla, guárdalo como borrador.";

export async function submitRestore(
  { tipo, id }: Item<TipoPublicable>,
  { request, context, actor }: Omit<AdminSubmission, "form">,
) {
  const { domain, list, pathOf, item, problem } = KINDS[tipo];
  const form = await readForm(request);
  if (form.get("intent") !== "restaurar") throw new Response(null, { status: 422 });
  try {
    const seen = { id, version: Number(form.get("version")) };
    const outcome = await domain.restoreVersion(seen, Number(form.get("v")), actor);
    if (outcome === "saved") {
      const volver = returnPathOf(request, list.href);
      return seeOther(pathOf(id, { volver }), await writeFlash(`${tipo}.restaurado`));
    }
    if (outcome === "unlawful") {
      return refuse(context, { reply: replyWith(form, UNLAWFUL) }, { status: 422 });
    }
    const changed = `${item} ha cambiado mientras mirabas sus versiones. Vuelve a comparar.`;
    return refuse(context, { reply: replyWith(form, changed) }, { status: 409 });
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem });
  }
}

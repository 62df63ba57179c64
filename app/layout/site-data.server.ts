import type { AppLoadContext } from "@remix-run/node";
import { findViewer } from "~/auth/session/guard.server";
import { readCookie, readFlash, wantsLight } from "~/http/cookies/cookies.server";
import { makeFormProof } from "~/http/forms/form-proof.server";
import type { SiteData } from "~/http/page/site-data";
import { siteOrigin } from "~/http/requests/origin.server";
import { hereOf } from "~/http/requests/return-path";
import { block, blockHeaders } from "~/http/responses/responses.server";
import type { Block } from "~/http/results/block";
import { findFlashMessage } from "~/layout/flash-messages";
import { findMarks } from "~/layout/marks.server";
import { settings } from "~/runtime/env.server";
import { CONSEJOS, SITE_NAME } from "~/site/marca";
import { nowIso } from "~base/fechas";
import { COMPARE_COOKIE, parseComparar } from "~features/comparativa/lista";
import { findIngresos } from "~features/contenido-view/ingresos.server";
import { parseEnlaces } from "~nouns/ajustes/ajuste";
import { findApertura, getAjustes } from "~nouns/ajustes/ajustes.server";
import { NEUTROS } from "~nouns/ajustes/neutros";
import { findMenu, findVisibleTree } from "~nouns/categorias/queries/categorias.server";
import { ACCESIBILIDAD } from "~nouns/paginas/pagina.kind";
import { listPublicadas, toEnlace } from "~nouns/paginas/paginas.server";
import { filterPublished } from "~nouns/productos/queries/productos.server";
import { hasDemoProductos } from "~nouns/productos/queries/revisores.server";

/** The page is drawn even if the database fails: the header then has no categories. */
export async function loadSiteData(request: Request, context: AppLoadContext) {
  const cookie = parseComparar(readCookie(request, COMPARE_COOKIE));
  const [categorias, lista, ajustes, paginas, demo, ingresos, marks, viewer, flash] =
    await Promise.all([
      block(findMenu(isPrivate(request) ? undefined : findVisibleTree)),
      block(filterPublished(cookie)),
      block(getAjustes()),
      block(listPublicadas()),
      block(hasDemoProductos()),
      block(findIngresos()),
      block(findMarks()),
      block(findViewer(request, context)),
      readFlash(request),
    ]);
  const own = "data" in ajustes ? ajustes.data : undefined;
  const site: SiteData = {
    ...ofSettings(own),
    ...linksOf(own, "data" in paginas ? paginas.data : []),
    marks: "data" in marks ? marks.data : {},
    isDemo: "data" in demo && demo.data,
    lista: "data" in lista ? lista.data : cookie,
    light: wantsLight(request),
    flash: (flash && findFlashMessage(flash.key, flash.detail, await isClosed())) ?? null,
    isAdmin: "data" in viewer && Boolean(viewer.data?.person.adminType),
    here: hereOf(new URL(request.url)),
    now: nowIso(),
    origin: siteOrigin(request),
    ingresos: "data" in ingresos ? ingresos.data : "amazon",
    isFormRefused: context.isFormRefused ?? false,
  };
  const parts = [categorias, ajustes, paginas, demo, ingresos, marks];
  const headers = new Headers(blockHeaders(...parts));
  if (isPrivate(request)) {
    const { prueba, cookie } = makeFormProof(request);
    site.prueba = prueba;
    if (cookie) headers.append("Set-Cookie", cookie);
  }
  if (flash) headers.append("Set-Cookie", flash.clear);
  return { site: { ...site, categorias }, headers, status: statusOf(parts) };
}

/** If all parts have failed, the database is away, and the page an error whatever it shows. */
const statusOf = (parts: readonly Block<unknown>[]) =>
  parts.every((part) => "failed" in part) ? 503 : 200;

type Own = Awaited<ReturnType<typeof getAjustes>> | undefined;

function ofSettings(own: Own) {
  const siteName = own?.nombre ?? SITE_NAME;
  return {
    siteName,
    consejos: own?.consejos_nombre ?? CONSEJOS,
    lema: own?.lema ?? "",
    pie: own?.pie ?? "",
    hasLista: own?.lista !== "",
    amazonTag: own?.tag ?? settings().AMAZON_TAG ?? null,
    amazonTags: own?.tags ?? {},
    networks: own?.networks ?? [],
    precios: own?.precio_modo ?? "",
    responsable: own?.titular ?? siteName,
    contactEmail: own?.email ?? null,
    contactPhone: own?.telefono ?? null,
    contactHours: own?.horario ?? "",
    contactPlace: own?.lugar ?? "",
    social: own?.redes ?? [],
  };
}

function linksOf(own: Own, publicadas: Awaited<ReturnType<typeof listPublicadas>>) {
  const menu = own?.menu ?? parseEnlaces(NEUTROS.menu ?? "");
  const enlaces = (lugar: string) =>
    publicadas.filter((each) => each.lugar === lugar).map(toEnlace);
  return {
    menu: [
      ...menu,
      ...enlaces("menu").filter(({ href }) => menu.every((each) => each.href !== href)),
    ],
    paginas: enlaces("pie"),
    legal: publicadas.filter(({ slug }) => slug === ACCESIBILIDAD).map(toEnlace),
  };
}

/** Editors must not be told that a text is public while the site is closed to visitors. */
const isClosed = async () => (await findApertura().catch(() => undefined))?.isClosed;

const isPrivate = ({ url }: Request) => /^\/(auth|admin)(\/|$)/i.test(new URL(url).pathname);

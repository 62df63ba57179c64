import { recordMessages } from "~/actions/record-messages";
import { authMessages } from "~/auth/account/auth-messages";
import type { FlashMessage } from "~/http/results/flash-message";
import { paths } from "~/site/paths";
import { sinonimosMensajes } from "~features/busqueda/rules/sinonimos";
import { comparativaMensajes } from "~features/comparativa/comparar-messages";
import { buzonMensajes } from "~features/contacto/buzon";
import { copiasMensajes } from "~features/copias/copias.server";
import { correoMensajes } from "~features/correo/prueba.server";
import { demoMensajes } from "~features/escritorio/demo.server";
import { importacionMensajes, readDetail } from "~features/importacion/lote/lote-messages";
import { redireccionesMensajes } from "~features/redirecciones/redireccion";
import { relacionesMensajes } from "~features/relaciones/relacion";
import { ajustesMensajes } from "~nouns/ajustes/ajuste";
import { categoriasMensajes } from "~nouns/categorias/rules/categoria-messages";
import { fichaMensajes } from "~nouns/ficha/dato";
import { imagenesMensajes } from "~nouns/imagenes/rules/imagen-messages";
import { productosMensajes } from "~nouns/productos/rules/producto-messages";
import { papeleraMensajes } from "~record/papelera/papelera-messages";
import { pendienteMensajes } from "~record/pendientes/pendiente";
import { revisionMensajes } from "~record/revision/revision";
import { IN_DRAFT, type Tipo } from "~record/tipos/tipo";

const messages = {
  ...authMessages,
  ...ajustesMensajes,
  ...buzonMensajes,
  ...categoriasMensajes,
  ...comparativaMensajes,
  ...copiasMensajes,
  ...correoMensajes,
  ...demoMensajes,
  ...importacionMensajes,
  ...fichaMensajes,
  ...imagenesMensajes,
  ...papeleraMensajes,
  ...pendienteMensajes,
  ...productosMensajes,
  ...recordMessages,
  ...redireccionesMensajes,
  ...relacionesMensajes,
  ...revisionMensajes,
  ...sinonimosMensajes,
};

type Messages = typeof messages;

declare module "~/http/cookies/cookies.server" {
  interface FlashMessages extends Messages {}
}

export function findFlashMessage(key: string, detail = "", isClosed?: boolean) {
  if (!Object.hasOwn(messages, key)) return undefined;
  const message: FlashMessage = messages[key as keyof Messages];
  if (key === "importacion.completada") return { ...message, ...readDetail(detail) };
  const [, tipo] = SAVED.exec(key) ?? [];
  if (!tipo || !detail) return message;
  const isDraft = detail === IN_DRAFT;
  const shown = isClosed ? "Se verá en el sitio cuando se abra." : "Se ve en el sitio.";
  const known = isClosed === undefined ? "" : shown;
  const place = isDraft ? "Es un borrador: no se ve en el sitio." : known;
  const text = [message.text, place].filter(Boolean).join(" ");
  return { ...message, text, href: isDraft ? undefined : paths[tipo as Tipo](detail) };
}

const SAVED = /^(producto|consejo|pagina|categoria)\.(creado|actualizado)$/;

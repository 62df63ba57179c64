import { authMessages } from "~/auth/account/auth-messages";
import { autoresMensajes } from "~/domain/autores/mensajes";
import { categoriasMensajes } from "~/domain/categorias/rules/mensajes";
import { comparativaMensajes } from "~/domain/comparativa/mensajes";
import { consejosMensajes } from "~/domain/consejos/rules/mensajes";
import { escritorioMensajes } from "~/domain/escritorio/mensajes";
import { fichaMensajes } from "~/domain/ficha/dato";
import { imagenesMensajes } from "~/domain/imagenes/rules/mensajes";
import { detailInWords, importacionMensajes } from "~/domain/importacion/lote/mensajes";
import { paginasMensajes } from "~/domain/paginas/mensajes";
import { papeleraMensajes } from "~/domain/papelera/mensajes";
import { productosMensajes } from "~/domain/productos/rules/mensajes";
import { relacionesMensajes } from "~/domain/relaciones/mensajes";
import { IN_DRAFT, type Tipo } from "~/domain/tipo";
import type { FlashMessage } from "~/http/replies/flash-message";
import { paths } from "~/site/paths";

const messages = {
  ...authMessages,
  ...escritorioMensajes,
  ...autoresMensajes,
  ...categoriasMensajes,
  ...comparativaMensajes,
  ...consejosMensajes,
  ...importacionMensajes,
  ...fichaMensajes,
  ...imagenesMensajes,
  ...papeleraMensajes,
  ...paginasMensajes,
  ...productosMensajes,
  ...relacionesMensajes,
};

type Messages = typeof messages;

declare module "~/http/cookies/cookies.server" {
  interface FlashMessages extends Messages {}
}

export function findFlashMessage(
  key: string,
  detail = "",
  isClosed?: boolean,
): FlashMessage | undefined {
  if (!Object.hasOwn(messages, key)) return undefined;
  const message: FlashMessage = messages[key as keyof Messages];
  if (key === "importacion.completada") return { ...message, text: detailInWords(detail) };
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

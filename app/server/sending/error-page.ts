import { createHash } from "node:crypto";
import { escapeXml } from "~/http/responses/xml";
import { readPairs } from "~/ui/text/pairs";
import { tooLarge } from "~features/importacion/archivo/archivo";
import { findSiteName } from "~nouns/ajustes/ajustes.server";

const MESSAGES = readPairs(`
  400: No entendemos la petición. La dirección o los datos enviados no son válidos.
  403: La petición no viene de este sitio, o el navegador no lo dice. Vuelve a la página del formulario y envíalo de nuevo desde allí, con las cookies permitidas.
  404: Página no encontrada. La página que buscas no existe o ha cambiado.
  405: Método no permitido. Esta dirección no admite este tipo de petición.
  408: El envío no ha llegado entero. Venía demasiado despacio o se ha parado. Vuelve a enviarlo; si lleva un archivo, prueba con uno más pequeño.
  413: El envío es demasiado grande. Reduce el texto o el archivo y vuelve a enviarlo.
  414: La dirección es demasiado larga. Acorta la búsqueda o el enlace.
  415: Tipo de envío no admitido. Este sitio solo acepta formularios y archivos enviados desde sus páginas.
  421: Sitio desconocido. Este servidor no atiende el sitio de esta dirección.
  429: Demasiadas peticiones seguidas. Llegan desde tu conexión, que otros pueden compartir. Espera un minuto y vuelve a intentarlo.
  a la vez: Demasiados envíos a la vez. Espera a que terminen los otros y vuelve a enviarlo.
  431: La petición lleva demasiados datos. Borra las cookies de este sitio y vuelve a intentarlo.
  500: Algo ha fallado. Ha ocurrido un error en el servidor. Inténtalo de nuevo en unos minutos.
  503: El sitio no está disponible. Inténtalo de nuevo en unos minutos.
`);

function messageFor(status: number, path: string): { title: string; text: string } {
  if (status === 413 && path.startsWith("/admin/productos/importar")) {
    const { title, message } = tooLarge();
    return { title, text: message };
  }
  const key = status === 429 && path.startsWith("/admin") ? "a la vez" : String(status);
  const whole = MESSAGES.find(({ name }) => name === key)?.text;
  const [, title, text] = whole?.match(/^(.+?)\. (.+)/) ?? [];
  return {
    title: title ?? (status < 500 ? "No se puede atender la petición" : "Algo ha fallado"),
    text: text ?? "Inténtalo de nuevo más tarde.",
  };
}

const IN_ENGLISH = '<span lang="en">Oops! Page not found</span><br>';

/** Copied from tokens.css: a page that must not fail cannot wait for a file. */
const STYLE = `body{margin:0;background:#fffdfa;color:#28231f;font:1.0625rem/1.65 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:4rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
a{color:#2a5a4c}
small{color:#63594f}
@media (prefers-color-scheme:dark){body{background:#161411;color:#f3ece2}a{color:#93c4b1}small{color:#c0b5a7}}`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export const ERROR_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "Cache-Control": "no-store",
};

const HOME = '<a href="/">Volver al inicio</a>';

export function errorPage(status: number, requestId: string, path = ""): Promise<string> {
  const { title, text } = messageFor(status, path);
  const whole = `${status === 404 ? IN_ENGLISH : ""}${text}`;
  return plainPage(title, whole, HOME, `Error ${status} · Referencia ${requestId}`);
}

export const PREPARATION_HEADERS = {
  ...ERROR_PAGE_HEADERS,
  "Retry-After": "3600",
  "X-Robots-Tag": "noindex",
};

export const preparationPage = () =>
  plainPage(
    "Sitio en preparación",
    "Todavía no se puede visitar. Vuelve dentro de unos días.",
    '<a href="/aviso-legal">Aviso legal</a>',
    '¿Es tuyo? <a href="/auth">Inicia sesión</a> y completa los datos legales en Ajustes.',
  );

async function plainPage(title: string, text: string, link: string, note: string) {
  const siteName = escapeXml(await findSiteName());
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${siteName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p><b>${siteName}</b></p>
<h1>${title}</h1>
<p>${text}</p>
<p>${link}</p>
<p><small>${note}</small></p>
</main>
</body>
</html>
`;
}

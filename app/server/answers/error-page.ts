import { createHash } from "node:crypto";
import { lastSiteName } from "~/domain/ajustes/ajustes.server";
import { tooLarge } from "~/domain/importacion/archivo/archivo";
import { escapeXml } from "~/http/answers/xml";

interface Message {
  title: string;
  english?: string;
  text: string;
}

const MESSAGES: Readonly<Record<number, Message>> = {
  400: {
    title: "No entendemos la petición",
    text: "La dirección o los datos enviados no son válidos.",
  },
  403: {
    title: "La petición no viene de este sitio",
    text: "Vuelve a la página del formulario y envíalo de nuevo desde allí.",
  },
  404: {
    title: "Página no encontrada",
    english: "Oops! Page not found",
    text: "La página que buscas no existe o ha cambiado.",
  },
  405: { title: "Método no permitido", text: "Esta dirección no admite este tipo de petición." },
  408: { title: "La petición ha tardado demasiado", text: "Comprueba tu conexión y reinténtalo." },
  413: {
    title: "El envío es demasiado grande",
    text: "Reduce el texto o el archivo y vuelve a enviarlo.",
  },
  414: { title: "La dirección es demasiado larga", text: "Acorta la búsqueda o el enlace." },
  415: {
    title: "Tipo de envío no admitido",
    text: "Este sitio solo acepta formularios y archivos enviados desde sus páginas.",
  },
  421: { title: "Sitio desconocido", text: "Este servidor no atiende el sitio de esta dirección." },
  429: { title: "Demasiadas peticiones seguidas", text: "Espera un minuto y vuelve a intentarlo." },
  431: {
    title: "La petición lleva demasiados datos",
    text: "Borra las cookies de este sitio y vuelve a intentarlo.",
  },
  500: {
    title: "Algo ha fallado",
    text: "Ha ocurrido un error en el servidor. Inténtalo de nuevo en unos minutos.",
  },
  503: { title: "El sitio no está disponible", text: "Inténtalo de nuevo en unos minutos." },
};

function messageFor(status: number, path: string): Message {
  if (status === 413 && path.startsWith("/admin/productos/importar")) {
    const { title, message } = tooLarge();
    return { title, text: message };
  }
  const title = status < 500 ? "No se puede atender la petición" : "Algo ha fallado";
  return MESSAGES[status] ?? { title, text: "Inténtalo de nuevo más tarde." };
}

/** A page that must not fail does not wait for tokens.css, whose colours these are. */
const STYLE = `body{margin:0;background:#fffdfa;color:#28231f;font:1.0625rem/1.65 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:4rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
a{color:#2a5a4c}
small{color:#63594f}
@media (prefers-color-scheme:dark){body{background:#191714;color:#f3ece2}a{color:#93c4b1}small{color:#c0b5a7}}`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export const ERROR_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "Cache-Control": "no-store",
};

export function errorPage(status: number, requestId: string, path = ""): string {
  const { title, english, text } = messageFor(status, path);
  const siteName = escapeXml(lastSiteName());
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
<p>${english ? `<span lang="en">${english}</span><br>` : ""}${text}</p>
<p><a href="/">Volver al inicio</a></p>
<p><small>Error ${status} · Referencia ${requestId}</small></p>
</main>
</body>
</html>
`;
}

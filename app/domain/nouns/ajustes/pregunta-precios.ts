export const PRECIOS_ASKED = "precios-preguntado";

export const ASK_PRECIOS =
  "Antes de guardar tu primera etiqueta, elige cómo se muestran los precios y guarda otra vez";

type Etiquetas = { tag: string | null; tags: object };

const hasTag = ({ tag, tags }: Etiquetas) => Boolean(tag) || Object.keys(tags).length > 0;

export const mustAskPrecios = (stored: Etiquetas, sent: Record<string, string>) =>
  Boolean(sent.tag || sent.tags) && !sent.precio_modo && !hasTag(stored);

export const doesBreakRule = (ajustes: Etiquetas & { precio_modo: string }) =>
  hasTag(ajustes) && !ajustes.precio_modo;

/** The fields of an article in the order of its form, as people call them. */
const LABELS: Record<string, string> = {
  titulo: "Título",
  slug: "Slug",
  categoria: "Categoría",
  estado: "Estado",
  imagen: "Imagen",
  extracto: "Extracto",
  contenido: "Contenido",
};

export const CAMPOS = Object.keys(LABELS);

const ESTADO_LABELS: Record<string, string> = { published: "Publicado", draft: "Borrador" };

type Texts = Readonly<Record<string, string>>;

/** The fields in which two forms differ; spaces around and kinds of line break are no difference. */
export function diferencias(before: Texts, after: Texts) {
  return CAMPOS.map((name) => ({
    label: LABELS[name] ?? name,
    before: shown(name, before[name]),
    after: shown(name, after[name]),
  })).filter((field) => field.before !== field.after);
}

function shown(name: string, value = ""): string {
  const text = value.replace(/\r\n?/g, "\n").trim();
  return name === "estado" ? (ESTADO_LABELS[text] ?? text) : text;
}

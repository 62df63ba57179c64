export const ESTADOS = ["published", "draft"] as const;
export type Estado = (typeof ESTADOS)[number];

const LABELS: Readonly<Record<Estado, string>> = { published: "Publicado", draft: "Borrador" };

export const ESTADO_CHOICES = ESTADOS.map((value) => ({ value, label: LABELS[value] }));
export const ESTADO_OPTIONS = [{ value: "", label: "Todos" }, ...ESTADO_CHOICES];

export const nameEstado = (text: string) => (isEstado(text) ? LABELS[text] : text);

/** Empty means both states. */
export const askedEstado = (text: string | null) => (text && isEstado(text) ? text : "");

const isEstado = (text: string): text is Estado => (ESTADOS as readonly string[]).includes(text);

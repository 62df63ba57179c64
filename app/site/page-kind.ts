const KINDS: readonly (readonly [path: RegExp, kind: string, label: string])[] = [
  [/^\/producto\//, "producto", "Ficha"],
  [/^\/categoria\//, "categoria", "Categoría"],
  [/^\/comparativas/, "comparativa", "Comparativa"],
  [/^\/consejos/, "consejo", "Consejo"],
  [/^\/buscar/, "buscar", "Búsqueda"],
  [/^\/lista-recien-nacido/, "lista", "Lista recién nacido"],
  [/^\/($|\?)/, "portada", "Portada"],
];
const OTHER = "otra";

export const pageKind = (path: string): string =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? OTHER;

/** Clicks in drafts and the admin area are not counted, because they earn nothing. */
export const isCounted = (path: string): boolean => !/^\/(admin|borrador)\//.test(path);

export const isPageKind = (value: string): boolean =>
  value === OTHER || KINDS.some(([, kind]) => kind === value);

export const pageKindLabel = (value: string): string =>
  KINDS.find(([, kind]) => kind === value)?.[2] ?? "Otra página";

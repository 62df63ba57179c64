import { parseListOf } from "~base/listas";

export type Foto = Record<"url" | "alt", string>;

const NO_FOTO: Foto = { url: "", alt: "" };

/** The fields of a product's further pictures share this name, so a number tells them apart. */
const MORE = "imagenes";
const MORE_LIMIT = 3;

export const campoAt = (campo: string, at: number) => (at === 0 ? campo : `${MORE}-${at}`);

export function fotosOf(form: FormData, campo: string): Foto[] {
  const texts = (end: string) => [form.get(campo + end) ?? "", ...form.getAll(MORE + end)];
  const [urls, alts] = [texts(""), texts("_alt")];
  return Array.from({ length: campo === "imageurl" ? MORE_LIMIT + 1 : 1 }, (_, at) => ({
    url: String(urls[at] ?? ""),
    alt: String(alts[at] ?? ""),
  }));
}

export function setFotos(form: FormData, campo: string, [main = NO_FOTO, ...more]: Foto[]): void {
  for (const [end, key] of [["", "url"] as const, ["_alt", "alt"] as const]) {
    form.set(campo + end, main[key]);
    form.delete(MORE + end);
    for (const foto of more) form.append(MORE + end, foto[key]);
  }
}

export function setFoto(form: FormData, place: string, foto: Foto): void {
  const [name = "", at] = place.split("-");
  const campo = name === MORE ? "imageurl" : name;
  setFotos(form, campo, fotosOf(form, campo).with(Number(at ?? 0), foto));
}

const INTENT = /^(elegir|quitar|subir|principal)-imagen(?:-([1-3]))?$/;

/** Names the button of a picture, which sends the form where no script runs. */
export const intentOf = (orden: string, at: number) => `${orden}-imagen${at > 0 ? `-${at}` : ""}`;

export function ordenOf(intent: unknown) {
  const [, orden, at = 0] = INTENT.exec(String(intent)) ?? [];
  return orden === undefined ? undefined : { orden, at: Number(at) };
}

/** Removes a picture or moves it forward. @returns also the place to focus */
export function moveFoto(fotos: Foto[], orden: string, at: number) {
  const to = orden === "quitar" ? fotos.length - 1 : orden === "principal" ? 0 : at - 1;
  const moved = orden === "quitar" ? NO_FOTO : (fotos[at] ?? NO_FOTO);
  return { fotos: fotos.toSpliced(at, 1).toSpliced(to, 0, moved), at: Math.min(at, to) };
}

export type Alts = Readonly<Record<string, string>>;

export const altsOf = (fotos: readonly Foto[]): Alts =>
  Object.fromEntries(fotos.flatMap(({ url, alt }) => (url && alt ? [[url, alt]] : [])));

export const parseAlts = (json: unknown): Alts =>
  Object.fromEntries(parseListOf(String(json), isPair));

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2;

import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { decodeAddress } from "~/http/text/decode";
import { projectRoot } from "~/runtime/env.server";
import { OF_THE_SITE } from "~/site/of-the-site";

const MAX_LENGTH = 500;
const MAX_PARTS = 20;
const NAME = /^[\p{L}\p{N}_~+,()'!&=:@-]+(?:\.[\p{L}\p{N}_~+,()'!&=:@-]+)*$/u;

/** Spells a path as it is stored; devices write «ñ» as one sign or as two. */
export const spell = (path: string) => path.normalize("NFC").toLowerCase();

/** Reads a typed path, or a whole address of the site, as the server reads those of requests. */
export function caminoOf(typed: string, origin: string): string | undefined {
  if (typed.length > MAX_LENGTH) return undefined;
  const [, host, rest = ""] = /^https?:\/\/([^/]+)(\/.*)$/i.exec(typed) ?? [];
  const sent = host && bare(host) === bare(new URL(origin).host) ? rest : typed;
  const text = decodeAddress(sent) ?? "";
  // Browsers encode letters such as «ñ»; whatever else is encoded would be read as another path.
  if (text !== sent && encodeURI(text) !== withCapitals(sent)) return undefined;
  const camino = spell(text);
  if (camino === "/") return camino;
  const [root, ...names] = camino.replace(/\/$/, "").split("/");
  const isPath = camino !== "" && root === "" && names.length <= MAX_PARTS;
  return isPath && names.every((each) => NAME.test(each)) ? `/${names.join("/")}` : undefined;
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, "");

const withCapitals = (sent: string) => sent.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

export function redireccionSchema(origin: string) {
  const camino = (field: string) => {
    const problem = `En «${field}», escribe una dirección de este sitio, como /mi-pagina, solo con su camino: sin «?», «#», «*» ni espacios`;
    const typed = z.string({ error: problem });
    return typed.overwrite((text) => caminoOf(text.trim(), origin) ?? "").min(1, problem);
  };
  return z.object({ de: camino("De"), a: camino("A") });
}

const CLOSED = [
  /^\/(?:(?:admin|auth)[/.]|(?:assets|borrador|buscar|media)\/|robots\.txt$)/,
  /^\/(?:autores|categoria|consejos|producto)\/(?![a-z0-9-]+$)[^/]+$/,
  /^\/categoria\/[^/]+\/feed\.xml$|\.data$/,
];

/** True where the program itself answers, or an address could be no record's. */
export const isOfTheSite = (camino: string) =>
  OF_THE_SITE.includes(camino.slice(1)) ||
  CLOSED.some((each) => each.test(camino)) ||
  existsSync(path.join(projectRoot(), "build/client", camino));

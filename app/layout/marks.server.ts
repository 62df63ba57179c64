import type { Marks } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { memoOnContent } from "~db/content-memo.server";
import { findRules, getAjustes } from "~nouns/ajustes/ajustes.server";
import { HOUSE, tokensOf } from "~nouns/ajustes/colores";
import { findImagenes } from "~nouns/imagenes/queries/imagenes.server";
import { shaOf, sharePath } from "~nouns/imagenes/rules/imagen";

const LOGO_HEIGHT = 36;

export const findMarks = memoOnContent(async (): Promise<Marks> => {
  const ajustes = await getAjustes();
  const named = [ajustes.logo, ajustes.icono, ajustes.portada_imagen].filter(Boolean);
  const there = await findImagenes(named, "");
  const cover = there.find(({ url }) => url === ajustes.portada_imagen);
  const logo = there.find(({ url }) => url === ajustes.logo);
  const fileOf = (url: string, file: string) => {
    const sha = there.some((each) => each.url === url) && shaOf(url);
    return sha ? paths.media(sha, file) : undefined;
  };
  const { color, color_compra } = ajustes;
  const hasRules = (await findRules()) !== "";
  const { light } = tokensOf({ marca: color, compra: HOUSE.compra });
  const src = logo && fileOf(logo.url, "logo.webp");
  const isHouse = ajustes.portada_dibujo === "hero" && !ajustes.portada_imagen;
  return {
    logo: src ? { src, width: Math.round((LOGO_HEIGHT * logo.width) / logo.height) } : undefined,
    isLogoName: Boolean(src && ajustes.logo_solo),
    icon: fileOf(ajustes.icono, "32.png"),
    touchIcon: fileOf(ajustes.icono, "180.png"),
    largeIcon: fileOf(ajustes.icono, "512.png"),
    share: isHouse ? "/og.jpg" : cover && sharePath(cover),
    themeColor: light["brand-strong"],
    colours: hasRules ? `${color}${color_compra}`.replaceAll("#", "-") : undefined,
  };
});

/** Browsers and feed readers request these paths even if no page links them. */
export async function findIconAt(path: string): Promise<string | undefined> {
  if (path === "/favicon.ico") return (await findMarks()).icon;
  return path === "/apple-touch-icon.png" ? (await findMarks()).touchIcon : undefined;
}

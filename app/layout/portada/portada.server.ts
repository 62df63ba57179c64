import { findEnlaces, withLink } from "~features/lista-recien-nacido/enlaces.server";
import { fullLines, ON, parseEnlaces } from "~nouns/ajustes/ajuste";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { parseCosas } from "~nouns/ajustes/lista";
import { describeImagen, findImagenes } from "~nouns/imagenes/queries/imagenes.server";
import { countPublished, countResenas } from "~nouns/productos/queries/productos.server";

export async function findPortada() {
  const ajustes = await getAjustes();
  const cosas = ajustes.oculta_esenciales ? [] : parseCosas(ajustes.esenciales);
  const [imagenes, enlaces, productos, resenas] = await Promise.all([
    ajustes.portada_imagen ? findImagenes([ajustes.portada_imagen], "") : [],
    findEnlaces(cosas.map(({ slug }) => slug)),
    countPublished(),
    countResenas(),
  ]);
  return {
    lema: ajustes.lema,
    titulo: ajustes.portada_titulo,
    texto: ajustes.portada_texto,
    botones: parseEnlaces(ajustes.portada_botones),
    confianza: ajustes.portada_confianza,
    hasProductos: productos > 0,
    resenas,
    dibujo: ajustes.portada_dibujo,
    imagen: imagenes[0] && (await describeImagen(imagenes[0])),
    destacadasTexto: ajustes.destacadas_texto,
    isPrimeraGrande: ajustes.destacar_primera === ON,
    shows: {
      destacadas: !ajustes.oculta_destacadas,
      categorias: !ajustes.oculta_categorias,
      consejos: !ajustes.oculta_consejos,
    },
    esenciales: cosas.map(withLink(enlaces)),
    descripcion: describe(ajustes),
    verificacion: parseMetas(ajustes.verificacion),
  };
}

export type Portada = Awaited<ReturnType<typeof findPortada>>;

const describe = ({ publico, ciudad }: Record<"publico" | "ciudad", string>) =>
  `Reseñas, comparativas y consejos${publico && ` para ${publico}`}${ciudad && ` de ${ciudad}`}.`;

const parseMetas = (text: string) =>
  fullLines(text).flatMap((line) => {
    const [name, content] = line.split("|").map((part) => part.trim());
    return name && content ? [{ name, content }] : [];
  });

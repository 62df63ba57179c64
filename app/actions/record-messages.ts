import { done, type FlashMessage, failed } from "~/http/results/flash-message";
import { NOMBRES, subjectOf, type TipoDelCatalogo, type TipoEscrito } from "~record/tipos/tipo";
import { LISTAS } from "~record/varios/varios";

type Said<Key extends string> = Record<Key, FlashMessage>;
type Saved = "creado" | "actualizado" | "programado" | "restaurado";

function savedMessages<T extends TipoEscrito>(tipo: T) {
  const [nombre, subject] = [NOMBRES[tipo], subjectOf(tipo)];
  const o = subject.startsWith("La") ? "a" : "o";
  const saved = (deed: string) =>
    done(`${nombre} ${deed}${o}`, `${subject} ha sido ${deed}${o} exitosamente.`);
  return {
    [`${tipo}.creado`]: saved("cread"),
    [`${tipo}.actualizado`]: saved("actualizad"),
    [`${tipo}.programado`]: done(
      `${nombre} programad${o}`,
      `Se publicará sol${o} a la hora elegida.`,
    ),
    [`${tipo}.restaurado`]: done(
      "Versión restaurada",
      `${subject} vuelve a tener el texto de esa versión.`,
    ),
  } as Said<`${T}.${Saved}`>;
}

type OfOne = "published" | "draft" | "categoria";

function listMessages<T extends TipoDelCatalogo>(tipo: T) {
  const { lista, nouns } = LISTAS[tipo];
  const [one, many] = nouns;
  const [One, Many] = nouns.map((noun) => noun.charAt(0).toUpperCase() + noun.slice(1));
  return {
    [`${tipo}.published`]: done(`${One} publicado`),
    [`${tipo}.draft`]: done(`${One} pasado a borrador`),
    [`${tipo}.categoria`]: done(`Categoría del ${one} cambiada`),
    [`${lista}.published`]: done(`${Many} publicados`),
    [`${lista}.draft`]: done(`${Many} pasados a borrador`),
    [`${lista}.categoria`]: done(`Categoría de los ${many} cambiada`),
    [`${lista}.eliminar`]: done("Eliminado", `Los ${many} han sido eliminados exitosamente.`),
    [`${lista}.vacio`]: failed(
      `Ningún ${one} seleccionado`,
      `Marca en la lista los ${many} que quieres cambiar.`,
    ),
  } as Said<`${T}.${OfOne}` | `${(typeof LISTAS)[T]["lista"]}.${OfOne | "eliminar" | "vacio"}`>;
}

export const recordMessages = {
  "autor.creado": done("Autor creado", "Ya puedes elegirlo en los artículos."),
  "autor.actualizado": done("Autor actualizado", "Sus artículos llevan ya los cambios."),
  "autor.eliminado": done("Eliminado", "Sus artículos siguen publicados, sin su firma."),
  "consejo.eliminado": done("Eliminado", "El consejo ha sido eliminado exitosamente."),
  "pagina.eliminado": done("Página eliminada", "Está en la papelera por si la quieres recuperar."),
  ...savedMessages("producto"),
  ...savedMessages("consejo"),
  ...savedMessages("pagina"),
  "pagina.creado": done("Página creada"),
  "pagina.actualizado": done("Página actualizada"),
  ...savedMessages("categoria"),
  ...listMessages("producto"),
  ...listMessages("consejo"),
};

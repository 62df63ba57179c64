import type { AccionComun, TipoListado } from "./varios";

interface Asked {
  tipo: TipoListado;
  categoria: string;
  count: string;
  fate: string;
}

export const PREGUNTAS: Record<
  AccionComun,
  (n: number, asked: Asked) => { title: string; fate: string }
> = {
  precio: (n, { count }) => ({
    title: `¿Marcar ${n === 1 ? "el precio" : "los precios"} de ${count} como ${n === 1 ? "comprobado" : "comprobados"} hoy?`,
    fate: "Hazlo solo si los has mirado: las fichas dirán que se vieron hoy. Los que no tienen precio se quedan como están.",
  }),
  published: (n, { count }) => ({
    title: `¿Publicar ${count}?`,
    fate: `Se ${n === 1 ? "verá" : "verán"} en el sitio desde este momento.`,
  }),
  draft: (n, { tipo, count }) => ({
    title: `¿Pasar ${count} a borrador?`,
    fate: `${n === 1 ? "Dejará" : "Dejarán"} de verse en el sitio${tipo === "producto" ? " y de estar entre los destacados" : ""}.`,
  }),
  categoria: (n, { count, categoria }) => ({
    title: `¿Cambiar la categoría de ${count}?`,
    fate: `${n === 1 ? "Pasará" : "Pasarán"} a la categoría «${categoria}».`,
  }),
  padre: (_, { count, categoria }) => ({
    title: `¿Mover ${count}?`,
    fate: categoria ? `Estarán dentro de «${categoria}».` : "Serán categorías principales.",
  }),
  eliminar: (_, { fate }) => ({ title: "¿Estás seguro?", fate }),
};

import { casa } from "./categorias/casa";
import { crianza } from "./categorias/crianza";
import { regalos } from "./categorias/regalos";
import { alimentacion } from "./consejos/alimentacion";
import { desarrollo } from "./consejos/desarrollo";
import { educacion } from "./consejos/educacion";
import { guias } from "./consejos/guias";
import { salud } from "./consejos/salud";
import { sueno } from "./consejos/sueno";
import { bano } from "./productos/bano";
import { barreras } from "./productos/barreras";
import { biberones } from "./productos/biberones";
import { canastillas } from "./productos/canastillas";
import { carritos } from "./productos/carritos";
import { coche } from "./productos/coche";
import { decoracion } from "./productos/decoracion";
import { juguetes } from "./productos/juguetes";
import { lactancia } from "./productos/lactancia";
import { libros } from "./productos/libros";
import { luces } from "./productos/luces";
import { mama } from "./productos/mama";
import { mobiliario } from "./productos/mobiliario";
import { ropa } from "./productos/ropa";
import { tarjetas } from "./productos/tarjetas";
import { textil } from "./productos/textil";
import { tronas } from "./productos/tronas";
import { vigilabebes } from "./productos/vigilabebes";
import { sitio } from "./sitio";

export interface Picture {
  draw: () => string;
  widths: number[];
  /** A picture for shared links is made as well. */
  og: boolean;
}

const named = (
  folder: string,
  drawings: Record<string, () => string>,
  widths: number[],
  og: boolean,
): [string, Picture][] =>
  Object.entries(drawings).map(([slug, draw]) => [`${folder}/${slug}`, { draw, widths, og }]);

const { hero, ...otros } = sitio;
const CARD = [160, 320, 640, 960];

export const PICTURES: Record<string, Picture> = Object.fromEntries([
  // Only the hero is shown on shared links: it stands for every page without a picture.
  ...named("sitio", { hero }, [480, 640, 800, 1200], true),
  ...named("sitio", otros, [480, 800, 1200], false),
  ...named("categorias", { ...casa, ...crianza, ...regalos }, CARD, false),
  ...named(
    "productos",
    {
      ...carritos,
      ...coche,
      ...mobiliario,
      ...textil,
      ...decoracion,
      ...lactancia,
      ...biberones,
      ...tronas,
      ...juguetes,
      ...vigilabebes,
      ...libros,
      ...barreras,
      ...luces,
      ...canastillas,
      ...tarjetas,
      ...bano,
      ...ropa,
      ...mama,
    },
    CARD,
    true,
  ),
  ...named(
    "consejos",
    { ...alimentacion, ...desarrollo, ...salud, ...educacion, ...sueno, ...guias },
    CARD,
    true,
  ),
]);

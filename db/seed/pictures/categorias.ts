import { casa } from "./categorias/casa";
import { crianza } from "./categorias/crianza";
import { regalos } from "./categorias/regalos";

/** The 24 categories: always a woven sheet with one object in a cut-out. */
export const categorias: Record<string, () => string> = { ...casa, ...crianza, ...regalos };

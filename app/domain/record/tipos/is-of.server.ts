import { sql } from "kysely";
import type { Item } from "./tipo";

/** Chooses what a table holds of one item. */
export const isOf = ({ tipo, id }: Item) => sql<boolean>`(tipo = ${tipo} and id = ${id})`;

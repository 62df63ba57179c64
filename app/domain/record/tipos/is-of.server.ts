import { sql } from "kysely";
import type { Item } from "./tipo";

export const isOf = ({ tipo, id }: Item) => sql<boolean>`(tipo = ${tipo} and id = ${id})`;

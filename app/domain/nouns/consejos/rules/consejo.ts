import type { Choice } from "~/ui/field/field";

export type TipoConsejo = Choice & { descripcion: string; slug: string; nombre: string };

export const HOME_LATEST = 3;
export const LIST_PAGE_SIZE = 6;
export const AUTOR_LATEST = 24;
export const SIDEBAR_LATEST = 4;
export const RELATED_LIMIT = 3;
export const POPULAR_LIMIT = 4;
export const POPULAR_SAMPLE = 50;

const MEDICAL_TIPOS = ["alimentacion", "salud", "sueno"];

export const isMedical = (categoria: string) => MEDICAL_TIPOS.includes(categoria);

export const ADMIN_PAGE_SIZE = 25;

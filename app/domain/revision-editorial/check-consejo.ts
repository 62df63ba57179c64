import { aviso, type Nota } from "./nota";
import { checkFormulaMention, checkR44Mention, checkSuperlatives } from "./reglas";

export interface ConsejoRevisable {
  titulo: string;
  extracto?: string | null;
  contenido?: string | null;
  imagen?: string | null;
  imagen_alt?: string | null;
}

const MIN_ARTICULO = 600;

export function checkConsejo(consejo: ConsejoRevisable): Nota[] {
  const { titulo, extracto, contenido, imagen, imagen_alt } = consejo;
  const text = [titulo, extracto, contenido].filter(Boolean).join("\n");
  const notas = [
    ...checkR44Mention(text),
    ...checkFormulaMention(text),
    ...checkSuperlatives(text),
  ];
  if (!imagen?.trim()) notas.push(aviso("No tiene imagen."));
  else if (imagen_alt !== undefined && !imagen_alt?.trim()) {
    notas.push(aviso("La imagen no tiene texto alternativo: quien no la ve no sabrá qué muestra."));
  }
  if (!extracto?.trim()) notas.push(aviso("No tiene extracto: es lo que se lee en las listas."));
  if ((contenido ?? "").trim().length < MIN_ARTICULO) {
    notas.push(
      aviso(
        `El texto es muy corto: con menos de ${MIN_ARTICULO} caracteres apenas responde a una duda.`,
      ),
    );
  }
  return notas;
}

import type { Generated } from "kysely";

export interface ImportacionSchema {
  importaciones: {
    id: string;
    archivo: string;
    user_id: string | null;
    trabajo_id: string | null;
    estado: Generated<
      "leyendo" | "preparada" | "en_curso" | "terminada" | "deshaciendo" | "deshecha"
    >;
    duplicados: Generated<"omitir" | "actualizar">;
    cabecera: Generated<string>;
    columnas: Generated<string>;
    separador: Generated<"," | ";" | "\t">;
    filas: Generated<number>;
    errores: Generated<string>;
    num_errores: Generated<number>;
    avisos: Generated<string>;
    num_avisos: Generated<number>;
    seleccion: Generated<string>;
    elegidas: Generated<number>;
    avance: Generated<number>;
    importados: Generated<number>;
    actualizados: Generated<number>;
    omitidos: Generated<number>;
    fallidos: Generated<number>;
    retirados: Generated<number>;
    restaurados: Generated<number>;
    conservados: Generated<number>;
    created_at: string;
    finished_at: string | null;
  };
  columnas_recordadas: { clave: string; columnas: string };
  importacion_filas: {
    importacion_id: string;
    fila: number;
    slug: string | null;
    datos: string;
    resultado: "importada" | "actualizada" | "omitida" | "fallida" | null;
    motivo: string | null;
    producto_id: string | null;
    version: number | null;
    deshecho: "retirada" | "restaurada" | "conservada" | null;
  };
}

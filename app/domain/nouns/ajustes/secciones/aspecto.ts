import { casilla, type Seccion } from "./campo";

const DIBUJOS = {
  "": "Ninguno",
  hero: "Una familia que pasea",
  moises: "Un moisés",
  "no-encontrado": "Un oso en un banco",
  comparar: "Una balanza",
};

export const ASPECTO = {
  title: "Aspecto",
  tarjetas: [
    {
      title: "Marca",
      intro:
        "Las imágenes son de la biblioteca; aquí se copia su dirección, que empieza por /media/.",
      claves: ["logo", "logo_solo", "icono", "color", "color_compra"],
    },
    { title: "Portada", claves: ["portada_dibujo", "portada_imagen"] },
    { title: "Sobre nosotros", claves: ["sobre_dibujo"] },
  ],
  campos: {
    logo: { label: "Logotipo", max: 200, imagen: true, hint: "Se muestra con 36 píxeles de alto." },
    logo_solo: casilla(
      "El logotipo ya lleva el nombre del sitio",
      "El nombre deja de verse a su lado.",
    ),
    icono: {
      label: "Icono",
      max: 200,
      imagen: true,
      hint: "Para la pestaña del navegador y la pantalla del móvil. Mejor una imagen cuadrada.",
    },
    color: {
      label: "Color del sitio",
      max: 7,
      hint: "Para botones, enlaces, cabeceras y pie. Tiene que leerse bien sobre blanco.",
      attributes: { type: "color" },
    },
    color_compra: {
      label: "Color de los botones de compra",
      max: 7,
      attributes: { type: "color" },
    },
    portada_dibujo: { label: "Dibujo", max: 20, opciones: DIBUJOS },
    portada_imagen: {
      label: "Imagen propia",
      max: 200,
      imagen: true,
      hint: "Va en lugar del dibujo, y también al compartir el sitio.",
    },
    sobre_dibujo: { label: "Dibujo", max: 20, opciones: DIBUJOS },
  },
} as const satisfies Seccion;

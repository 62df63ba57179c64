import type { Seccion } from "./campo";

const CONTENIDO = "Con el formato de los consejos: «## » empieza un apartado.";

const ENLACES = "Uno por línea: Texto | /dirección";

export const TEXTOS = {
  title: "Textos",
  tarjetas: [
    {
      title: "Portada",
      claves: [
        "portada_titulo",
        "portada_texto",
        "portada_botones",
        "portada_confianza",
        "destacadas_texto",
        "esenciales",
        "oculta_destacadas",
        "oculta_categorias",
        "oculta_consejos",
        "oculta_esenciales",
      ],
    },
    { title: "En todas las páginas", claves: ["menu", "pie"] },
    { title: "Páginas", claves: ["sobre", "faq", "lista", "orden_texto"] },
  ],
  campos: {
    portada_titulo: { label: "Título", max: 70, attributes: { required: true } },
    portada_texto: { label: "Texto", max: 240, rows: 3 },
    portada_botones: { label: "Botones", max: 200, rows: 2, hint: `${ENLACES}. Hasta 2.` },
    portada_confianza: {
      label: "Por qué fiarse",
      max: 60,
      hint: "Unas palabras tras el número de reseñas, que sean verdad. Por ejemplo: ninguna patrocinada.",
    },
    destacadas_texto: { label: "Texto bajo «Reseñas Destacadas»", max: 140 },
    esenciales: {
      label: "Esenciales",
      max: 900,
      rows: 6,
      hint: "Uno por línea: Título: texto | slug de una categoría o de un producto. Hasta 6.",
    },
    oculta_destacadas: { label: "Ocultar «Reseñas Destacadas»", max: 1, opciones: "casilla" },
    oculta_categorias: { label: "Ocultar «Explora por Categorías»", max: 1, opciones: "casilla" },
    oculta_consejos: { label: "Ocultar «Últimos consejos»", max: 1, opciones: "casilla" },
    oculta_esenciales: {
      label: "Ocultar «Esenciales para el recién nacido»",
      max: 1,
      opciones: "casilla",
    },
    menu: {
      label: "Menú principal",
      max: 400,
      rows: 7,
      hint: `${ENLACES}. Se muestran en este orden; la línea que quitas deja de verse. Hasta 8; /categorias despliega las categorías.`,
    },
    pie: { label: "Texto del pie", max: 240, rows: 3 },
    sobre: { label: "Sobre nosotros", max: 12_000, rows: 16, hint: CONTENIDO },
    faq: {
      label: "Preguntas frecuentes de Contacto",
      max: 6000,
      rows: 12,
      hint: "«## » empieza cada pregunta; su respuesta sigue debajo, con el formato de los consejos.",
    },
    lista: {
      label: "Lista para el recién nacido",
      max: 12_000,
      rows: 16,
      hint: "«## » empieza un grupo; «### », uno sin casillas. Cada cosa en su línea: Nombre: motivo | slug de un producto. «> slug» enlaza una categoría. La clave entre corchetes se pone sola.",
    },
    orden_texto: {
      label: "Final de «Cómo ordenamos»",
      max: 4000,
      rows: 5,
      hint: "Se añade a lo que dice el programa. Si alguien paga o regala algo por recomendar, puntuar o destacar un producto, dilo aquí: la ley obliga.",
    },
  },
} as const satisfies Seccion;

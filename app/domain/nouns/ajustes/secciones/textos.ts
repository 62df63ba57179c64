import { casilla, type Seccion } from "./campo";

const CONTENIDO = "Con el formato de los consejos: «## » empieza un apartado.";

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
        "destacar_primera",
        "esenciales",
        "oculta_destacadas",
        "oculta_categorias",
        "oculta_vacias",
        "oculta_consejos",
        "oculta_esenciales",
      ],
    },
    {
      title: "En todas las páginas",
      claves: ["consejos_nombre", "menu", "pie", "casa", "casa_kilos"],
    },
    {
      title: "Páginas",
      claves: ["categorias_texto", "consejos_texto", "sobre", "faq", "lista", "orden_texto"],
    },
  ],
  campos: {
    portada_titulo: { label: "Título", max: 70, attributes: { required: true } },
    portada_texto: { label: "Texto", max: 240, rows: 3 },
    portada_botones: {
      label: "Botones",
      max: 200,
      rows: 2,
      hint: "Hasta 2. A una página de aquí, como /consejos, o a otra dirección.",
    },
    portada_confianza: {
      label: "Por qué fiarse",
      max: 60,
      hint: "Unas palabras tras el número de reseñas, que sean verdad. Por ejemplo: ninguna patrocinada.",
    },
    destacadas_texto: { label: "Texto bajo «Reseñas Destacadas»", max: 140 },
    destacar_primera: casilla(
      "Destacar la primera",
      "La primera reseña destacada sale en grande, con su veredicto.",
    ),
    esenciales: {
      label: "Esenciales",
      max: 900,
      rows: 6,
      hint: "Hasta 6. «Lleva a» es el slug de una categoría o de un producto.",
    },
    oculta_destacadas: casilla("Ocultar «Reseñas Destacadas»"),
    oculta_categorias: casilla("Ocultar «Explora por Categorías»"),
    oculta_vacias: casilla(
      "Ocultar las categorías principales sin productos",
      "En la portada, los menús y la página de categorías. La suya sigue en su dirección.",
    ),
    oculta_consejos: casilla("Ocultar «Últimos consejos»"),
    oculta_esenciales: casilla("Ocultar «Esenciales para el recién nacido»"),
    consejos_nombre: {
      label: "Cómo se llaman los consejos",
      max: 40,
      hint: "En el menú, el pie y su página. Si en el menú escribes otro texto para /consejos, allí vale el tuyo.",
    },
    menu: {
      label: "Menú principal",
      max: 400,
      rows: 7,
      hint: "Hasta 8; vacía una fila para quitarla. /categorias despliega las categorías.",
    },
    pie: { label: "Texto del pie", max: 240, rows: 3 },
    casa: {
      label: "Cabe en tu casa",
      max: 600,
      rows: 6,
      hint: "La frase lleva «…» donde va la cifra; la del ISOFIX, ninguna. Vacía una fila para no preguntarla.",
    },
    casa_kilos: {
      label: "Kilos que se suben sin ascensor",
      max: 12,
      hint: "Con un piso, con dos y con más, como 14, 11, 8. Sin ellos no se pregunta por los pisos.",
    },
    categorias_texto: {
      label: "Texto bajo «Categorías»",
      max: 240,
      rows: 2,
      hint: "También lo enseñan los buscadores.",
    },
    consejos_texto: {
      label: "Texto bajo «Consejos para Padres»",
      max: 240,
      rows: 2,
      hint: "También lo enseñan los buscadores. El de cada tipo de consejo se escribe en Categorías.",
    },
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
      hint: "Las cosas van bajo su grupo; vacía una fila para quitarla. «Lleva a» es el slug de un producto, o el de la categoría.",
    },
    orden_texto: {
      label: "Final de «Cómo ordenamos»",
      max: 4000,
      rows: 5,
      hint: "Se añade a lo que dice el programa. Si alguien paga o regala algo por recomendar, puntuar o destacar un producto, dilo aquí: la ley obliga.",
    },
  },
} as const satisfies Seccion;

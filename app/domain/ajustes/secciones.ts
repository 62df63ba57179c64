export interface Campo {
  label: string;
  /** In characters. */
  max: number;
  hint?: string;
  /** Height of the box; without it the text has one line. */
  rows?: number;
  /** A value is one of these, or of a check box. */
  opciones?: Readonly<Record<string, string>> | "casilla";
  /** The address of a picture of the library. */
  imagen?: true;
  attributes?: Readonly<Record<string, string | boolean>>;
}

/** By the name of the built-in picture. */
const DIBUJOS = {
  "": "Ninguno",
  hero: "Una familia que pasea",
  moises: "Un moisés",
  "no-encontrado": "Un oso en un banco",
  comparar: "Una balanza",
};

const CONTENIDO = "Con el formato de los consejos: «## » empieza un apartado.";
const ENLACES = "Uno por línea: Texto | /dirección";

export const CAMPOS = {
  nombre: { label: "Nombre del sitio", max: 40, attributes: { required: true } },
  lema: { label: "Lema", max: 80, hint: "Sigue al nombre en el título de la portada y en el pie." },
  publico: {
    label: "Para quién es",
    max: 60,
    hint: "Como «madres y padres». Con la ciudad, describe el sitio en los buscadores.",
  },
  ciudad: { label: "Ciudad", max: 40 },
  redes: {
    label: "Redes sociales",
    max: 600,
    rows: 3,
    hint: "Una dirección completa por línea; se enlazan en el pie de cada página.",
  },
  boletin: {
    label: "Boletín",
    max: 200,
    hint: "La dirección en la que se apuntan a tu boletín, si tienes uno en otro servicio.",
  },
  verificacion: {
    label: "Etiquetas de verificación",
    max: 600,
    rows: 3,
    hint: "Una por línea: nombre | contenido, como google-site-verification | abc123. Hasta 6, en la portada.",
  },
  tag: {
    label: "Etiqueta de afiliado",
    max: 40,
    hint: "Como misitio-21. Sin ella, los botones llevan a Amazon, pero no generan comisión.",
  },
  precio_horas: {
    label: "Horas que se muestra un precio",
    max: 6,
    hint: "Pasadas estas horas desde que se comprobó, en su lugar se lee «Consultar precio en Amazon». Con 0 se muestra siempre.",
    attributes: { inputMode: "numeric" },
  },
  mfa_obligatoria: {
    label: "Exigir verificación en dos pasos a todas las personas",
    max: 1,
    opciones: "casilla",
    hint: "Quien no la tenga tendrá que activarla antes de hacer nada más en el panel.",
  },
  portada_titulo: { label: "Título", max: 70, attributes: { required: true } },
  portada_texto: { label: "Texto", max: 240, rows: 3 },
  portada_botones: { label: "Botones", max: 200, rows: 2, hint: `${ENLACES}. Hasta 2.` },
  portada_dibujo: {
    label: "Dibujo",
    max: 20,
    opciones: DIBUJOS,
  },
  portada_imagen: {
    label: "Imagen propia",
    max: 200,
    imagen: true,
    hint: "Va en lugar del dibujo, y también al compartir el sitio.",
  },
  destacadas_texto: { label: "Texto bajo «Reseñas Destacadas»", max: 140 },
  oculta_destacadas: { label: "Ocultar «Reseñas Destacadas»", max: 1, opciones: "casilla" },
  oculta_categorias: { label: "Ocultar «Explora por Categorías»", max: 1, opciones: "casilla" },
  oculta_consejos: { label: "Ocultar «Últimos consejos»", max: 1, opciones: "casilla" },
  oculta_esenciales: {
    label: "Ocultar «Esenciales para el recién nacido»",
    max: 1,
    opciones: "casilla",
  },
  esenciales: {
    label: "Esenciales",
    max: 900,
    rows: 6,
    hint: "Uno por línea: Título: texto | slug de una categoría o de un producto. Hasta 6.",
  },
  menu: {
    label: "Menú principal",
    max: 400,
    rows: 7,
    hint: `${ENLACES}. Se muestran en este orden; la línea que quitas deja de verse. Hasta 8; /categorias despliega las categorías.`,
  },
  pie: { label: "Texto del pie", max: 240, rows: 3 },
  sobre: { label: "Sobre nosotros", max: 12_000, rows: 16, hint: CONTENIDO },
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
  logo: { label: "Logotipo", max: 200, imagen: true, hint: "Se muestra con 36 píxeles de alto." },
  logo_solo: {
    label: "El logotipo ya lleva el nombre del sitio",
    max: 1,
    opciones: "casilla",
    hint: "El nombre deja de verse a su lado.",
  },
  icono: {
    label: "Icono",
    max: 200,
    imagen: true,
    hint: "Para la pestaña del navegador y la pantalla del móvil. Mejor una imagen cuadrada.",
  },
  sobre_dibujo: {
    label: "Dibujo",
    max: 20,
    opciones: DIBUJOS,
  },
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
  titular: { label: "Titular", max: 120, hint: "Nombre y apellidos, o razón social." },
  nif: { label: "NIF", max: 20 },
  direccion: { label: "Domicilio", max: 200, attributes: { autoComplete: "street-address" } },
  registro: {
    label: "Datos registrales",
    max: 200,
    hint: "Solo si es una sociedad: registro mercantil, tomo, folio y hoja.",
  },
  email: {
    label: "Correo de contacto",
    max: 254,
    hint: "Lo ven los lectores y recibe los mensajes del formulario.",
    attributes: { type: "email" },
  },
  telefono: { label: "Teléfono", max: 30, attributes: { type: "tel" } },
  horario: { label: "Horario de atención", max: 80 },
  lugar: { label: "Dónde estamos", max: 80, hint: "Se lee en Contacto, como «Madrid, España»." },
  aviso_texto: { label: "Final del aviso legal", max: 4000, rows: 5, hint: CONTENIDO },
  privacidad_texto: { label: "Final de la política de privacidad", max: 4000, rows: 5 },
  cookies_texto: { label: "Final de la política de cookies", max: 4000, rows: 5 },
} as const satisfies Record<string, Campo>;

export type AjusteKey = keyof typeof CAMPOS;

interface Tarjeta {
  title: string;
  intro?: string;
  claves: readonly AjusteKey[];
}

export const SECCIONES = {
  sitio: {
    title: "Sitio",
    tarjetas: [
      { title: "El sitio", claves: ["nombre", "lema", "publico", "ciudad"] },
      { title: "Enlaces", claves: ["redes", "boletin", "verificacion"] },
      { title: "Amazon y precios", claves: ["tag", "precio_horas"] },
      { title: "Acceso", claves: ["mfa_obligatoria"] },
    ],
  },
  textos: {
    title: "Textos",
    tarjetas: [
      {
        title: "Portada",
        claves: [
          "portada_titulo",
          "portada_texto",
          "portada_botones",
          "destacadas_texto",
          "esenciales",
          "oculta_destacadas",
          "oculta_categorias",
          "oculta_consejos",
          "oculta_esenciales",
        ],
      },
      { title: "En todas las páginas", claves: ["menu", "pie"] },
      { title: "Páginas", claves: ["sobre", "faq", "lista"] },
    ],
  },
  aspecto: {
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
  },
  legal: {
    title: "Legal",
    tarjetas: [
      {
        title: "Datos legales",
        intro:
          "La ley obliga a que cualquiera pueda leer quién responde del sitio. Aparecen en el aviso legal y en la política de privacidad en cuanto los guardas.",
        claves: ["titular", "nif", "direccion", "registro"],
      },
      { title: "Contacto", claves: ["email", "telefono", "horario", "lugar"] },
      {
        title: "Textos tuyos",
        intro: "Se añaden al final de cada página legal, detrás de lo que dice el sitio.",
        claves: ["aviso_texto", "privacidad_texto", "cookies_texto"],
      },
    ],
  },
} as const satisfies Record<string, { title: string; tarjetas: readonly Tarjeta[] }>;

export type Seccion = keyof typeof SECCIONES;

export const isSeccion = (text: string): text is Seccion => Object.hasOwn(SECCIONES, text);

export const clavesOf = (seccion: Seccion): AjusteKey[] =>
  SECCIONES[seccion].tarjetas.flatMap(({ claves }) => [...claves]);

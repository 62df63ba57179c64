import { PRICE_HINT, type PrecioModo } from "~base/precio";
import { casilla, type Seccion } from "./campo";

export const REGLA_DE_AMAZON =
  "Amazon solo permite un precio junto a sus enlaces si lo sirve Amazon, o si su API lo dio hace 24 horas como mucho y se dice el día y la hora. Si no se cumple, cierra la cuenta de afiliado.";

const PRECIO_MODOS: Readonly<Record<PrecioModo, string>> = {
  "": "Como se teclearon, con su día",
  franja:
    "Una franja: €, €€ o €€€, según el tercio de su categoría o la que elijas en cada producto",
  ninguno: `Ninguno sin la API de Amazon: «${PRICE_HINT}»`,
};

export const SITIO = {
  title: "Sitio",
  tarjetas: [
    { title: "El sitio", claves: ["nombre", "lema", "publico", "ciudad"] },
    { title: "Enlaces", claves: ["redes", "boletin", "verificacion"] },
    {
      title: "Amazon y precios",
      claves: ["tag", "tags", "redes_afiliado", "precio_modo", "precio_horas"],
    },
    {
      title: "Uso por máquinas",
      intro:
        "Lo dicen /robots.txt y /.well-known/tdmrep.json. Es una petición con valor legal: no detiene a quien no la lee.",
      claves: ["maquinas_buscar", "maquinas_responder", "maquinas_entrenar"],
    },
    { title: "Acceso", claves: ["mfa_obligatoria"] },
  ],
  campos: {
    nombre: { label: "Nombre del sitio", max: 40, attributes: { required: true } },
    lema: {
      label: "Lema",
      max: 80,
      hint: "Sigue al nombre en el título de la portada y en el pie.",
    },
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
      hint: "Hasta 6, en la portada, como google-site-verification y lo que te dieron.",
    },
    tag: {
      label: "Etiqueta de afiliado",
      max: 40,
      hint: "Como misitio-21. Sin ella, los botones llevan a Amazon, pero no generan comisión.",
    },
    tags: {
      label: "Otras etiquetas",
      max: 900,
      rows: 3,
      hint: "Para contar aparte, por el slug de cada categoría principal. «consejos» es la de los artículos.",
    },
    redes_afiliado: {
      label: "Redes de afiliados",
      max: 900,
      rows: 3,
      hint: "Si cobras también por otras: el dominio de sus enlaces, uno por línea, como awin1.com, tradedoubler.com o geni.us. Esos enlaces dirán que son de afiliado.",
    },
    precio_modo: {
      label: "Cómo se muestran los precios",
      max: 10,
      opciones: PRECIO_MODOS,
      hint: `${REGLA_DE_AMAZON} El precio de un producto sin ASIN que enlaza a otra tienda se muestra siempre como se tecleó.`,
    },
    precio_horas: {
      label: "Horas que se muestra un precio",
      max: 6,
      hint: `Pasadas estas horas desde que se comprobó, en su lugar se lee «${PRICE_HINT}». Con 0 se muestra siempre.`,
      attributes: { inputMode: "numeric" },
    },
    maquinas_buscar: casilla("Salir en los buscadores"),
    maquinas_responder: casilla(
      "Usarse en respuestas de una IA",
      "Las que se escriben al momento y enlazan de dónde lo han leído.",
    ),
    maquinas_entrenar: casilla(
      "Entrenar modelos de IA",
      "Sin marcar, reservas la minería de textos y datos.",
    ),
    mfa_obligatoria: casilla(
      "Exigir verificación en dos pasos a todas las personas",
      "Quien no la tenga tendrá que activarla antes de hacer nada más en el panel.",
    ),
  },
} as const satisfies Seccion;

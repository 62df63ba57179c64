/** They sign the demo's articles, and none of them exists. */
const AUTORES = [
  {
    slug: "lucia-arranz",
    nombre: "Lucía Arranz",
    credencial: "",
    bio: "Persona inventada para la demostración de este sitio.\nEn esa ficción escribe de comidas, salud y viajes, y prueba sillas de coche con el manual abierto.",
  },
  {
    slug: "marta-cebrian",
    nombre: "Marta Cebrián",
    credencial: "",
    bio: "Persona inventada para enseñar este sitio.\nEn esa ficción se ocupa del sueño, el juego y los cuentos, y anota en un cuaderno lo que dura cada siesta.",
  },
  {
    slug: "elena-robledo",
    nombre: "Elena Robledo",
    credencial: "enfermera pediátrica inventada para la demo",
    bio: "Persona inventada para la demostración de este sitio, como su título: enseña cómo se lee una revisión.\nUn sitio de verdad nombra aquí a alguien que exista y diga dónde está colegiado.",
  },
];

/** Public sources that the articles name. */
const FUENTES = {
  aep: "Asociación Española de Pediatría: EnFamilia | https://enfamilia.aeped.es/",
  aepap: "AEPap: Familia y Salud | https://www.familiaysalud.es/",
  aesan:
    "Agencia Española de Seguridad Alimentaria y Nutrición (AESAN) | https://www.aesan.gob.es/",
  dgt: "Dirección General de Tráfico (DGT) | https://www.dgt.es/",
  eLactancia: "APILAM: e-lactancia | https://www.e-lactancia.org/",
  sanidad: "Ministerio de Sanidad | https://www.sanidad.gob.es/",
  oms: "OMS: alimentación del lactante y del niño pequeño | https://www.who.int/es/news-room/fact-sheets/detail/infant-and-young-child-feeding",
  omsActividad:
    "OMS: actividad física, sedentarismo y sueño en menores de 5 años (en inglés) | https://www.who.int/publications/i/item/9789241550536",
  omsHitos:
    "OMS: hitos del desarrollo motor (en inglés) | https://www.who.int/tools/child-growth-standards/standards/motor-development-milestones",
};

type Firma = [autor: string, fuentes: (keyof typeof FUENTES)[], revisado?: string];

const FIRMAS: Readonly<Record<string, Firma>> = {
  "alimentacion-6-meses": ["lucia-arranz", ["oms", "aep", "aesan"]],
  "comer-en-familia-primer-ano": ["lucia-arranz", ["aep", "oms", "aesan"]],
  "cortar-alimentos-sin-riesgo": ["lucia-arranz", ["aep"]],
  "lactancia-primeras-semanas": ["lucia-arranz", ["oms", "aep", "eLactancia"]],
  "gateo-sin-prisa": ["marta-cebrian", ["omsHitos", "aep"]],
  "jugar-segun-la-edad": ["marta-cebrian", ["omsActividad", "aep"]],
  "primeras-palabras": ["marta-cebrian", ["aep"]],
  "tiempo-boca-abajo": ["marta-cebrian", ["omsActividad", "aep"]],
  "adaptacion-escuela-infantil": ["marta-cebrian", ["aep"]],
  "leer-en-voz-alta": ["marta-cebrian", ["omsActividad", "aep"]],
  "pantallas-primeros-anos": ["marta-cebrian", ["aep", "omsActividad"]],
  "rabietas-con-calma": ["marta-cebrian", ["aep"]],
  "botiquin-basico-bebe": ["lucia-arranz", ["aep"], "2026-07-14"],
  "calor-verano-madrid": ["lucia-arranz", ["sanidad", "aep", "dgt"]],
  "fiebre-cuando-consultar": ["lucia-arranz", ["aepap"], "2026-10-12"],
  "viajar-con-bebe": ["lucia-arranz", ["dgt"]],
  "cambio-de-hora-bebes": ["marta-cebrian", ["aep"]],
  "consejos-dormir-bebe": ["marta-cebrian", ["omsActividad", "aep"]],
  "despertares-nocturnos": ["marta-cebrian", []],
  "dormir-boca-arriba": ["marta-cebrian", ["aep"], "2026-11-06"],
  "siestas-primer-ano": ["marta-cebrian", ["omsActividad"]],
  "mejores-sillas-de-paseo": ["lucia-arranz", []],
  "mejores-tronas": ["lucia-arranz", []],
  "cuarto-del-bebe": ["marta-cebrian", ["aep"]],
  "ropa-primer-ano": ["marta-cebrian", ["dgt"]],
  "barreras-y-luces": ["lucia-arranz", []],
  "juguetes-y-cuentos": ["marta-cebrian", []],
  "bano-y-cuidado": ["lucia-arranz", []],
  "para-ti-embarazo": ["marta-cebrian", []],
  "regalos-recien-nacido": ["lucia-arranz", []],
};

const idOf = (slug: string) => `demo-${slug}`;
const AT = "2026-03-01T10:00:00.000Z";

export const demoAutores = AUTORES.map((autor) => ({
  ...{ ...autor, id: idOf(autor.slug), demo: 1 as const, created_at: AT, updated_at: AT },
}));

/** The columns of an article; one of another demo has no signature. */
export function firmaOf(slug: string) {
  const [autor, fuentes, revisado] = FIRMAS[slug] ?? [];
  return {
    autor_id: autor ? idOf(autor) : "",
    revisor_id: revisado ? idOf("elena-robledo") : "",
    revisado_at: revisado ?? "",
    fuentes: (fuentes ?? []).map((fuente) => FUENTES[fuente]).join("\n"),
  };
}

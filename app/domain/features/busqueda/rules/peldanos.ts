/** The rungs in their order, with the description that the page about rankings shows. */
export const PELDANOS = {
  todas:
    "Lo que tiene todas tus palabras, tal cual, en otra forma («silla», «sillas») o con un sinónimo, o cuya categoría se llama así.",
  principios: "Lo que tiene palabras que empiezan como las tuyas.",
  corregida:
    "Lo que tiene la palabra más parecida, por si la tuya lleva una errata: si no hay nada con la tuya, o casi nada y diez veces más con la otra. Lo decimos.",
  algunas: "Lo que tiene todas menos una y, si no hay nada, alguna de ellas. También lo decimos.",
  nada: "Si nada coincide, no inventamos resultados: te ofrecemos categorías y los últimos consejos.",
};

export type Peldano = keyof typeof PELDANOS;

/** The indexed fields of a product, heaviest first, as the index weighs them. */
export const LUGARES = {
  titulo: "el título",
  categorias: "el nombre de su categoría",
  hijas: "el de la categoría de arriba",
  descripcion: "la descripción",
  caracteristicas: "las características",
  pros: "las ventajas",
  cuerpo: "la reseña",
};

import type { ListaGrupo } from "./grupo-de-lista";

export const FUERA: ListaGrupo[] = [
  {
    id: "paseo",
    title: "Pasear y coche",
    items: [
      {
        name: "Silla de coche R129 a contramarcha",
        why: "Montada y probada antes del parto, en el asiento de atrás. La primera vuelta a casa ya la necesita.",
      },
      {
        name: "Carrito con capazo plano",
        why: "Mide antes la puerta del ascensor y el maletero. Norma UNE-EN\u00a01888.",
      },
      {
        name: "Portabebés o fular",
        why: "Le ves la cara, la barbilla no toca el pecho y puedes besarle la cabeza.",
      },
      {
        name: "Funda de lluvia con respiraderos",
        why: "Quítala en cuanto entres en el Metro o en una tienda.",
      },
      {
        name: "Sombrilla o capota amplia",
        why: "No tapes el carrito con una tela: dentro se dispara la temperatura.",
      },
      { name: "Una mochila que ya tengas", why: "Con dos mudas y una bolsa para la ropa sucia." },
    ],
    categorias: [
      { slug: "sillas-coche", label: "Sillas de coche" },
      { slug: "carritos-sillas-paseo", label: "Carritos y sillas de paseo" },
    ],
  },
  {
    id: "para-ti",
    title: "Para ti",
    items: [
      {
        name: "Papeles en una carpeta",
        why: "DNI, tarjeta sanitaria, informes del embarazo y plan de parto.",
      },
      {
        name: "2 camisones abiertos por delante",
        why: "Cómodos para dar el pecho y para el hospital.",
      },
      { name: "Compresas posparto y bragas altas", why: "De algodón, y más de las que imaginas." },
      {
        name: "Una botella de agua grande",
        why: "A mano en el sitio donde vayas a darle de comer.",
      },
      { name: "10 comidas congeladas", why: "Valen más que otro pijama." },
      {
        name: "Una lista de quién ayuda en qué",
        why: "Compra, lavadora, perro, hermanos. Repartida antes, se cumple mejor.",
      },
    ],
    categorias: [{ slug: "mama-embarazo", label: "Mamá y embarazo" }],
  },
];

import type { ListaGrupo } from "./grupo";

/** Going out, dressing, health, and you. */
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
    id: "ropa",
    title: "Ropa",
    items: [
      {
        name: "6 bodies cruzados",
        why: "Cuatro de la talla 56 y dos de la 50. Que no haya que pasarlos por la cabeza.",
      },
      { name: "6 pijamas abiertos por delante", why: "De una pieza y con los pies cubiertos." },
      {
        name: "4 pares de calcetines o patucos",
        why: "Los zapatos llegarán cuando ande por la calle.",
      },
      { name: "1 gorro", why: "De algodón o de lana según el mes, y solo para salir." },
      {
        name: "1 chaqueta fina y 1 prenda de abrigo",
        why: "En el coche, el abrigo grueso va encima del arnés, nunca debajo.",
      },
    ],
    categorias: [{ slug: "ropa-calzado", label: "Ropa y calzado" }],
  },
  {
    id: "salud",
    title: "Salud",
    items: [
      {
        name: "Termómetro digital",
        why: "Con menos de tres meses, 38\u00a0°C o más es motivo para acudir a urgencias.",
      },
      {
        name: "Suero fisiológico en monodosis",
        why: "Para la nariz y los ojos; lo que sobra de cada uno se tira.",
      },
      {
        name: "La cartilla de salud infantil",
        why: "Te la dan en el hospital y va contigo a cada revisión.",
      },
      {
        name: "Cita en el centro de salud",
        why: "Pídela al llegar a casa: la primera visita es en los primeros días.",
      },
      {
        name: "Dos teléfonos en la nevera",
        why: "Emergencias, 112. Información Toxicológica, 91 562 04 20.",
      },
    ],
    categorias: [{ slug: "seguridad-casa", label: "Seguridad en casa" }],
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

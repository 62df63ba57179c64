import { readPairs } from "~/ui/text/pairs";
import type { ListaGrupo } from "./grupo-de-lista";

export const FUERA: ListaGrupo[] = [
  {
    id: "paseo",
    title: "Pasear y coche",
    items: readPairs(`
      Silla de coche R129 a contramarcha: Montada y probada antes del parto, en el asiento de atrás. La primera vuelta a casa ya la necesita.
      Carrito con capazo plano: Mide antes la puerta del ascensor y el maletero. Norma UNE-EN\u00a01888.
      Portabebés o fular: Le ves la cara, la barbilla no toca el pecho y puedes besarle la cabeza.
      Funda de lluvia con respiraderos: Quítala en cuanto entres en el Metro o en una tienda.
      Sombrilla o capota amplia: No tapes el carrito con una tela: dentro se dispara la temperatura.
      Una mochila que ya tengas: Con dos mudas y una bolsa para la ropa sucia.
    `),
    categorias: [
      { slug: "sillas-coche", label: "Sillas de coche" },
      { slug: "carritos-sillas-paseo", label: "Carritos y sillas de paseo" },
    ],
  },
  {
    id: "para-ti",
    title: "Para ti",
    items: readPairs(`
      Papeles en una carpeta: DNI, tarjeta sanitaria, informes del embarazo y plan de parto.
      2 camisones abiertos por delante: Cómodos para dar el pecho y para el hospital.
      Compresas posparto y bragas altas: De algodón, y más de las que imaginas.
      Una botella de agua grande: A mano en el sitio donde vayas a darle de comer.
      10 comidas congeladas: Valen más que otro pijama.
      Una lista de quién ayuda en qué: Compra, lavadora, perro, hermanos. Repartida antes, se cumple mejor.
    `),
    categorias: [{ slug: "mama-embarazo", label: "Mamá y embarazo" }],
  },
];

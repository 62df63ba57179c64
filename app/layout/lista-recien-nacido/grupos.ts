import { readPairs } from "~/ui/text/pairs";
import type { ListaGrupo } from "./grupo-de-lista";

export const CASA: ListaGrupo[] = [
  {
    id: "dormir",
    title: "Dormir",
    items: readPairs(`
      Cuna, minicuna o cuna de colecho: Conforme a la UNE-EN\u00a0716 o, si es moisés o colecho, a la UNE-EN\u00a01130. En tu cuarto los primeros seis meses.
      Colchón firme y a su medida: Si entre el colchón y el lateral te entran dos dedos, no es el suyo.
      3 sábanas bajeras ajustables: Una puesta, otra lavándose y otra de reserva.
      2 sacos de dormir de su talla: Abrigan sin mantas sueltas; el cuello no debe dejar pasar la cabeza.
      Termómetro para la habitación: Entre 20 y 22\u00a0°C, según la AEP. Dentro de casa, sin gorro.
    `),
    categorias: [
      { slug: "mobiliario", label: "Mobiliario" },
      { slug: "textil-cuna", label: "Textil de cuna" },
    ],
  },
  {
    id: "comer",
    title: "Comer",
    items: readPairs(`
      Un cojín para dar el pecho: Sirve cualquiera de casa que acerque al bebé sin que encorves la espalda.
      2 sujetadores de lactancia: Sin aro y de la talla del final del embarazo.
      Discos absorbentes: Los de tela se lavan; con ocho basta para empezar.
      8 muselinas de algodón: Para el hombro, el cambiador y la mitad de los imprevistos.
      1 o 2 biberones pequeños: Solo si vas a dar leche extraída o te lo ha indicado tu pediatra.
      El teléfono de tu matrona: Y el de un grupo de apoyo a la lactancia del barrio. Cuesta menos llamar si ya está apuntado.
    `),
    categorias: [
      { slug: "lactancia-materna", label: "Lactancia materna" },
      { slug: "biberones-tetinas", label: "Biberones y tetinas" },
    ],
  },
  {
    id: "ropa",
    title: "Ropa",
    items: readPairs(`
      6 bodies cruzados: Cuatro de la talla 56 y dos de la 50. Que no haya que pasarlos por la cabeza.
      6 pijamas abiertos por delante: De una pieza y con los pies cubiertos.
      4 pares de calcetines o patucos: Los zapatos llegarán cuando ande por la calle.
      1 gorro: De algodón o de lana según el mes, y solo para salir.
      1 chaqueta fina y 1 prenda de abrigo: En el coche, el abrigo grueso va encima del arnés, nunca debajo.
    `),
    categorias: [{ slug: "ropa-calzado", label: "Ropa y calzado" }],
  },
  {
    id: "bano",
    title: "Baño y cambio",
    items: readPairs(`
      Bañera pequeña, o una palangana honda: Agua a unos 37\u00a0°C y una mano siempre sobre él. No te alejes ni para coger la toalla.
      2 toallas con capucha: De rizo y lavadas antes de estrenarlas.
      Cambiador con los bordes altos: En el suelo o sobre un mueble estable, sin perder nunca el contacto con el bebé.
      1 paquete de pañales de la talla 1: Uno solo: quizá le dure diez días, o quizá nazca ya con la siguiente.
      Gasas o esponja blanda: Con agua templada bastan para casi todos los cambios.
      Crema para el pañal: Para las irritaciones leves; si en dos o tres días no mejora, pregunta a tu pediatra.
      Lima o tijeras de punta redonda: Mejor con el bebé dormido y buena luz.
    `),
    categorias: [{ slug: "bano-higiene", label: "Baño e higiene" }],
  },
  {
    id: "salud",
    title: "Salud",
    items: readPairs(`
      Termómetro digital: Con menos de tres meses, 38\u00a0°C o más es motivo para acudir a urgencias.
      Suero fisiológico en monodosis: Para la nariz y los ojos; lo que sobra de cada uno se tira.
      La cartilla de salud infantil: Te la dan en el hospital y va contigo a cada revisión.
      Cita en el centro de salud: Pídela al llegar a casa: la primera visita es en los primeros días.
      Dos teléfonos en la nevera: Emergencias, 112. Información Toxicológica, 91 562 04 20.
    `),
    categorias: [{ slug: "seguridad-casa", label: "Seguridad en casa" }],
  },
];

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

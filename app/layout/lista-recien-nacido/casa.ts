import type { ListaGrupo } from "./grupo-de-lista";

export const CASA: ListaGrupo[] = [
  {
    id: "dormir",
    title: "Dormir",
    items: [
      {
        name: "Cuna, minicuna o cuna de colecho",
        why: "Conforme a la UNE-EN\u00a0716 o, si es moisés o colecho, a la UNE-EN\u00a01130. En tu cuarto los primeros seis meses.",
      },
      {
        name: "Colchón firme y a su medida",
        why: "Si entre el colchón y el lateral te entran dos dedos, no es el suyo.",
      },
      {
        name: "3 sábanas bajeras ajustables",
        why: "Una puesta, otra lavándose y otra de reserva.",
      },
      {
        name: "2 sacos de dormir de su talla",
        why: "Abrigan sin mantas sueltas; el cuello no debe dejar pasar la cabeza.",
      },
      {
        name: "Termómetro para la habitación",
        why: "Entre 20 y 22\u00a0°C, según la AEP. Dentro de casa, sin gorro.",
      },
    ],
    categorias: [
      { slug: "mobiliario", label: "Mobiliario" },
      { slug: "textil-cuna", label: "Textil de cuna" },
    ],
  },
  {
    id: "comer",
    title: "Comer",
    items: [
      {
        name: "Un cojín para dar el pecho",
        why: "Sirve cualquiera de casa que acerque al bebé sin que encorves la espalda.",
      },
      { name: "2 sujetadores de lactancia", why: "Sin aro y de la talla del final del embarazo." },
      { name: "Discos absorbentes", why: "Los de tela se lavan; con ocho basta para empezar." },
      {
        name: "8 muselinas de algodón",
        why: "Para el hombro, el cambiador y la mitad de los imprevistos.",
      },
      {
        name: "1 o 2 biberones pequeños",
        why: "Solo si vas a dar leche extraída o te lo ha indicado tu pediatra.",
      },
      {
        name: "El teléfono de tu matrona",
        why: "Y el de un grupo de apoyo a la lactancia del barrio. Cuesta menos llamar si ya está apuntado.",
      },
    ],
    categorias: [
      { slug: "lactancia-materna", label: "Lactancia materna" },
      { slug: "biberones-tetinas", label: "Biberones y tetinas" },
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
    id: "bano",
    title: "Baño y cambio",
    items: [
      {
        name: "Bañera pequeña, o una palangana honda",
        why: "Agua a unos 37\u00a0°C y una mano siempre sobre él. No te alejes ni para coger la toalla.",
      },
      { name: "2 toallas con capucha", why: "De rizo y lavadas antes de estrenarlas." },
      {
        name: "Cambiador con los bordes altos",
        why: "En el suelo o sobre un mueble estable, sin perder nunca el contacto con el bebé.",
      },
      {
        name: "1 paquete de pañales de la talla 1",
        why: "Uno solo: quizá le dure diez días, o quizá nazca ya con la siguiente.",
      },
      {
        name: "Gasas o esponja blanda",
        why: "Con agua templada bastan para casi todos los cambios.",
      },
      {
        name: "Crema para el pañal",
        why: "Para las irritaciones leves; si en dos o tres días no mejora, pregunta a tu pediatra.",
      },
      { name: "Lima o tijeras de punta redonda", why: "Mejor con el bebé dormido y buena luz." },
    ],
    categorias: [{ slug: "bano-higiene", label: "Baño e higiene" }],
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
];

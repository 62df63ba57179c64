import { readPairs } from "~/ui/text/pairs";

const LINK = "> ";

/** Reads groups: «## id: title», the things in it as «name: text», its categories as «> slug: label». */
function readGrupos(text: string) {
  return text
    .split("## ")
    .slice(1)
    .map((part) => {
      const [head, ...lines] = readPairs(part);
      const links = lines.filter(({ name }) => name.startsWith(LINK));
      return {
        ...{ id: head?.name ?? "", title: head?.text },
        items: lines.filter((line) => !links.includes(line)),
        categorias: links.map(({ name, text }) => ({ slug: name.slice(LINK.length), label: text })),
      };
    });
}

export type ListaGrupo = ReturnType<typeof readGrupos>[number];

export const CASA = readGrupos(`
  ## dormir: Dormir
  Cuna, minicuna o cuna de colecho: Conforme a la UNE-EN\u00a0716 o, si es moisés o colecho, a la UNE-EN\u00a01130. En tu cuarto los primeros seis meses.
  Colchón firme y a su medida: Si entre el colchón y el lateral te entran dos dedos, no es el suyo.
  3 sábanas bajeras ajustables: Una puesta, otra lavándose y otra de reserva.
  2 sacos de dormir de su talla: Abrigan sin mantas sueltas; el cuello no debe dejar pasar la cabeza.
  Termómetro para la habitación: Entre 20 y 22\u00a0°C, según la AEP. Dentro de casa, sin gorro.
  > mobiliario: Mobiliario
  > textil-cuna: Textil de cuna
  ## comer: Comer
  Un cojín para dar el pecho: Sirve cualquiera de casa que acerque al bebé sin que encorves la espalda.
  2 sujetadores de lactancia: Sin aro y de la talla del final del embarazo.
  Discos absorbentes: Los de tela se lavan; con ocho basta para empezar.
  8 muselinas de algodón: Para el hombro, el cambiador y la mitad de los imprevistos.
  1 o 2 biberones pequeños: Solo si vas a dar leche extraída o te lo ha indicado tu pediatra.
  El teléfono de tu matrona: Y el de un grupo de apoyo a la lactancia del barrio. Cuesta menos llamar si ya está apuntado.
  > lactancia-materna: Lactancia materna
  > biberones-tetinas: Biberones y tetinas
  ## ropa: Ropa
  6 bodies cruzados: Cuatro de la talla 56 y dos de la 50. Que no haya que pasarlos por la cabeza.
  6 pijamas abiertos por delante: De una pieza y con los pies cubiertos.
  4 pares de calcetines o patucos: Los zapatos llegarán cuando ande por la calle.
  1 gorro: De algodón o de lana según el mes, y solo para salir.
  1 chaqueta fina y 1 prenda de abrigo: En el coche, el abrigo grueso va encima del arnés, nunca debajo.
  > ropa-calzado: Ropa y calzado
  ## bano: Baño y cambio
  Bañera pequeña, o una palangana honda: Agua a unos 37\u00a0°C y una mano siempre sobre él. No te alejes ni para coger la toalla.
  2 toallas con capucha: De rizo y lavadas antes de estrenarlas.
  Cambiador con los bordes altos: En el suelo o sobre un mueble estable, sin perder nunca el contacto con el bebé.
  1 paquete de pañales de la talla 1: Uno solo: quizá le dure diez días, o quizá nazca ya con la siguiente.
  Gasas o esponja blanda: Con agua templada bastan para casi todos los cambios.
  Crema para el pañal: Para las irritaciones leves; si en dos o tres días no mejora, pregunta a tu pediatra.
  Lima o tijeras de punta redonda: Mejor con el bebé dormido y buena luz.
  > bano-higiene: Baño e higiene
  ## salud: Salud
  Termómetro digital: Con menos de tres meses, 38\u00a0°C o más es motivo para acudir a urgencias.
  Suero fisiológico en monodosis: Para la nariz y los ojos; lo que sobra de cada uno se tira.
  La cartilla de salud infantil: Te la dan en el hospital y va contigo a cada revisión.
  Cita en el centro de salud: Pídela al llegar a casa: la primera visita es en los primeros días.
  Dos teléfonos en la nevera: Emergencias, 112. Información Toxicológica, 91 562 04 20.
  > seguridad-casa: Seguridad en casa
`);

export const MAS_TARDE = readGrupos(`
  ## mas-tarde: Todavía no
  Vigilabebés: Mientras duerma en tu cuarto lo oyes tú, y ninguno evita la muerte súbita.
  Sacaleches: Espera a saber si te hará falta; tu matrona te orienta.
  Trona: Hacia los seis meses, cuando se mantenga sentado con poca ayuda.
  Barreras de escalera: Antes de que gatee, y atornilladas.
  Juguetes: Durante semanas le bastan tu cara y tu voz.
`);

export const FUERA = readGrupos(`
  ## paseo: Pasear y coche
  Silla de coche R129 a contramarcha: Montada y probada antes del parto, en el asiento de atrás. La primera vuelta a casa ya la necesita.
  Carrito con capazo plano: Mide antes la puerta del ascensor y el maletero. Norma UNE-EN\u00a01888.
  Portabebés o fular: Le ves la cara, la barbilla no toca el pecho y puedes besarle la cabeza.
  Funda de lluvia con respiraderos: Quítala en cuanto entres en el Metro o en una tienda.
  Sombrilla o capota amplia: No tapes el carrito con una tela: dentro se dispara la temperatura.
  Una mochila que ya tengas: Con dos mudas y una bolsa para la ropa sucia.
  > sillas-coche: Sillas de coche
  > carritos-sillas-paseo: Carritos y sillas de paseo
  ## para-ti: Para ti
  Papeles en una carpeta: DNI, tarjeta sanitaria, informes del embarazo y plan de parto.
  2 camisones abiertos por delante: Cómodos para dar el pecho y para el hospital.
  Compresas posparto y bragas altas: De algodón, y más de las que imaginas.
  Una botella de agua grande: A mano en el sitio donde vayas a darle de comer.
  10 comidas congeladas: Valen más que otro pijama.
  Una lista de quién ayuda en qué: Compra, lavadora, perro, hermanos. Repartida antes, se cumple mejor.
  > mama-embarazo: Mamá y embarazo
`);

export const NUNCA = readGrupos(`
  ## nunca: Mejor nunca
  Chichoneras, almohadas y nidos: En la cuna no debe haber nada más que él.
  Andadores con ruedas: Causan caídas y no enseñan a andar.
  Collares de ámbar y cadenas de chupete largas: Pueden estrangular o romperse en piezas.
  Sillas de coche R44 de segunda mano: La norma está superada y desde septiembre de 2024 no se venden nuevas; de una usada no sabes si ha sufrido un golpe.
`);

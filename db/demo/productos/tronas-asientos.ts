import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0035",
    slug: "trona-evolutiva-pinarela-crece",
    title: "Trona evolutiva Pinarela Crece",
    category: "tronas-asientos",
    price: "219,00 €",
    rating: 4.7,
    descripcion:
      "Trona de haya maciza con asiento y reposapiés regulables que acaba siendo silla de escritorio. Arnés de cinco puntos de serie, bandeja extraíble y 8,4 kg que no bailan.",
    veredicto:
      "Los pies apoyados y un asiento que crece justifican su precio si la trona va a quedarse fija en la cocina.",
    para_quien: "Familias que comen a diario en la misma mesa y quieren una silla para años.",
    no_para: "Cocinas en las que hay que guardarla después de cada comida.",
    contenido_principal: `Los pies apoyados lo cambian casi todo en la mesa. El reposapiés de la Crece se fija en once alturas y el asiento en siete, de modo que un bebé de siete meses y su hermana de cinco años comieron en la misma silla con las rodillas en ángulo recto, que es lo que buscábamos al medirlos.
La montamos en 35 minutos con la llave que trae y la tuvimos cuatro meses en una cocina de Carabanchel, con lentejas, yogur y un gato. Revisamos el arnés, la barra de la entrepierna y la etiqueta de UNE-EN 14988; después hicimos lo que hacen los niños, empujar la mesa con los pies. Aguanta bien gracias a sus patas abiertas, pero cualquier trona puede volcar así: colócala donde los pies no alcancen el tablero ni la pared y no te alejes.
El uso empieza cuando el bebé se sienta sin apoyo y muestra interés por la comida, hacia los seis meses; tu pediatra te dirá si el tuyo está listo. Con menos edad, espera. Tampoco es para quien tenga que guardarla a diario, porque no se pliega.
Le vemos tres pegas: la ranura entre asiento y respaldo acumula migas, el cojín se vende aparte por 35 € y el barniz claro toma color con el tomate si no se limpia en el acto.`,
    keyfeatures: [
      "46 × 55 × 80 cm y 8,4 kg",
      "Haya maciza con barniz al agua",
      "Siete alturas de asiento y once de reposapiés",
      "Arnés de cinco puntos y barra de entrepierna",
      "UNE-EN 14988 en su uso como trona",
      "Como silla, hasta 90 kg según el fabricante",
    ],
    pros: [
      "Reposapiés firme y ajustable",
      "Muy estable sobre baldosa y tarima",
      "Sirve como silla pasada la edad de la trona",
      "Bandeja que cabe en el lavavajillas",
    ],
    cons: [
      "No se pliega ni se guarda con facilidad",
      "El cojín reductor cuesta 35 € aparte",
      "Migas en la unión del asiento con el respaldo",
    ],
    alt: "Trona de madera con bandeja y un cuenco encima",
    colores: ["Haya natural", "Blanco roto", "Verde oliva"],
    isrecommended: true,
    destacado_home: 3,
    revisor: "Marta Cebrián",
    revisado_at: "2026-11-03",
    relacionados: [
      "trona-plegable-tilavia-pliega",
      "asiento-elevador-nubaro-mesa",
      "estanteria-baja-lumbrel-cuento",
    ],
  },
  {
    id: "B0DEMO0036",
    slug: "trona-plegable-tilavia-pliega",
    title: "Trona plegable Tilavia Pliega",
    category: "tronas-asientos",
    price: "119,00 €",
    rating: 3.9,
    descripcion:
      "Trona de aluminio de 6,8 kg que se pliega a 27 cm y se sostiene de pie. Buena aliada de las cocinas estrechas, con un tapizado que pide más fregado del que promete.",
    veredicto: "Se guarda en 27 cm y queda en pie; pierde en limpieza y en apoyo de los pies.",
    para_quien: "Cocinas estrechas en las que cada hueco cuenta.",
    no_para: "Quien busca un reposapiés regulable o una funda que se limpie con un paño.",
    contenido_principal: `Veintisiete centímetros. Es lo que ocupa cerrada, en vertical, detrás de la puerta de una cocina de Lavapiés donde la probamos dos meses. Abrirla lleva un solo gesto y el seguro avisa con un clic; si no llega a encajar, asoma una pestaña roja.
En la mesa cumple. La bandeja corre en tres posiciones y el arnés de cinco puntos se ajusta sin pelea, aunque hay que pasarlo por detrás de la funda para cambiar la altura. El fabricante declara UNE-EN 14988 y uso desde los seis meses, con el bebé capaz de mantenerse sentado. Trae un respaldo reclinable que preferimos olvidar: para comer, el tronco va recto, y la trona no es sitio para dormir.
La funda anuncia «limpieza con un paño». Con puré de zanahoria, el pespunte quedó naranja a los cuatro días y hubo que desmontarla entera, veinte minutos la primera vez. Va a la lavadora a 30 °C y tardó una noche en secar. La descartaríamos si buscas un apoyo firme para los pies, porque aquí es una placa fija a 31 cm que solo aprovecha un niño de unos dos años. Y ojo con los dedos del hermano mayor al cerrarla: los tubos se cruzan a la altura de su mano.`,
    keyfeatures: [
      "Plegada: 27 × 60 × 98 cm",
      "6,8 kg, estructura de aluminio",
      "Bandeja extraíble con tres posiciones",
      "Arnés de cinco puntos",
      "Norma UNE-EN 14988",
      "Funda lavable a 30 °C",
    ],
    pros: [
      "Se pliega en un gesto y queda en pie sola",
      "Ligera para moverla de la cocina al salón",
      "Bandeja interior apta para lavavajillas",
    ],
    cons: [
      "Pespuntes que retienen el color de la comida",
      "Reposapiés fijo y demasiado bajo",
      "Desmontar la funda exige tiempo",
    ],
    alt: "Trona plegable de rayas con un cuenco y una cuchara en la bandeja",
    colores: ["Rayas azules", "Verde salvia"],
    revisor: "Diego Olmedo",
    revisado_at: "2026-09-17",
    relacionados: [
      "trona-evolutiva-pinarela-crece",
      "trona-viaje-nubaro-bolsa",
      "asiento-elevador-nubaro-mesa",
    ],
  },
  {
    id: "B0DEMO0037",
    slug: "asiento-elevador-nubaro-mesa",
    title: "Asiento elevador Nubaro Mesa",
    category: "tronas-asientos",
    price: "39,95 €",
    rating: 4.1,
    descripcion:
      "Asiento rígido de 2,1 kg que se ata a una silla de comedor y sube al niño a la altura de la mesa. Se enjuaga bajo el grifo; antes de comprarlo, mide tu silla.",
    veredicto:
      "Sencillo de enjuagar y útil en casa de los abuelos, si la silla de debajo es recta y firme.",
    para_quien: "Niños que se sientan con soltura y segundas casas con sillas de comedor recias.",
    no_para: "Taburetes, sillas plegables o giratorias, y quien quiere apoyo para los pies.",
    contenido_principal: `Antes de mirar el asiento, mira tus sillas. El Mesa necesita un respaldo recto de al menos 30 cm, un fondo de 38 cm o más y cuatro patas firmes; quedan fuera taburetes, sillas plegables, giratorias y las de enea vencida. De las once que reunimos en la redacción, valían siete.
Bien atado no se mueve. Pasamos las dos cintas, una bajo el asiento y otra tras el respaldo, y tiramos hacia los lados con una balanza de equipaje: cedió medio centímetro con un tirón de 15 kg. El manual menciona la UNE-EN 16120, la de los asientos que se montan sobre sillas, y fija el tope en 15 kg o tres años. Arnés de tres puntos, corto pero suficiente.
En casa de los abuelos es donde más nos convenció. Plástico liso, sin telas, un minuto bajo el grifo y a correr; tres alturas para ir bajando conforme crece.
Espera a que el niño se siente solo y con soltura, y no te levantes a por el pan con él ahí: un tirón brusco contra la mesa puede tumbar una silla ligera. Otra pega, menor, es el frío del plástico en enero sobre un pijama fino. La bandeja incluida baila un poco; acabamos quitándola y arrimando al niño al tablero.`,
    keyfeatures: [
      "2,1 kg, 37 × 35 × 28 cm",
      "Tres alturas, de 8 a 16 cm",
      "Dos cintas de sujeción a la silla",
      "Arnés de tres puntos",
      "UNE-EN 16120, hasta 15 kg",
    ],
    pros: [
      "Limpieza rápida, sin funda ni costuras",
      "Firme cuando la silla es adecuada",
      "Práctico como segunda trona en casa de los abuelos",
    ],
    cons: [
      "Incompatible con muchas sillas y con todos los taburetes",
      "Bandeja con holgura",
      "Sin apoyo para los pies",
    ],
    alt: "Asiento elevador atado con correas a una silla de madera",
    colores: ["Mostaza", "Azul grisáceo"],
    revisado_at: "2026-08-19",
    relacionados: [
      "trona-viaje-nubaro-bolsa",
      "trona-plegable-tilavia-pliega",
      "trona-evolutiva-pinarela-crece",
    ],
  },
  {
    id: "B0DEMO0038",
    slug: "trona-viaje-nubaro-bolsa",
    title: "Trona de viaje Nubaro Bolsa",
    category: "tronas-asientos",
    price: "32,90 €",
    rating: 3.7,
    descripcion:
      "Asiento de tela de 620 g que se abrocha a una silla de adulto y se guarda en una funda del tamaño de un libro. Para terrazas y casas ajenas, no para cada día.",
    veredicto: "Por 620 g resuelve una comida fuera de casa; como trona de diario se queda corta.",
    para_quien: "Viajes y comidas en casa ajena con un niño de un año o más.",
    no_para: "Bebés de ocho o nueve meses, que quedan bajos, y sillas de terraza ligeras.",
    contenido_principal: `Doblada cabe en el bolsillo de un carrito y abulta como una novela gruesa. La Bolsa es una funda que se encaja en el respaldo, pasa por debajo del asiento y sujeta al niño con un arnés de cinco puntos. Poco más, y para un viaje en AVE con comida en casa de unos primos no hace falta otra cosa.
Recorrimos con ella nueve bares y dos apartamentos. En sillas de respaldo cerrado, de 30 a 48 cm de ancho, quedó bien sujeta tras dar dos tirones; en las de aluminio de terraza, que se deslizan y pesan poco, renunciamos. El manual excluye también las sillas plegables, las de brazos y los bancos. Tómatelo al pie de la letra.
Al no tener armazón, el niño queda a la altura de un adulto sentado. Los de ocho o nueve meses apenas asoman por encima del mantel y terminan en brazos; a partir del año la cosa mejora. Siempre contigo al alcance de la mano, y solo cuando ya domina la posición sentada.
La lavamos seis veces a 40 °C, sin desteñir. El velcro del respaldo, por desgracia, perdió agarre con las pelusas y hubo que limpiarlo con un peine. Diríamos que no a quien pretenda ahorrarse la trona de casa con esto.`,
    keyfeatures: [
      "620 g con su funda",
      "Guardada: 24 × 16 × 6 cm",
      "Respaldos de 30 a 48 cm de ancho",
      "Arnés de cinco puntos",
      "Hasta 15 kg, declarada según UNE-EN 16120",
      "Lavable a 40 °C",
    ],
    pros: [
      "Cabe en cualquier bolso cambiador",
      "Arnés completo pese al poco peso",
      "Lavado sencillo y secado en una tarde de verano",
    ],
    cons: [
      "No eleva al niño: los pequeños quedan bajos",
      "Muchas sillas de terraza no sirven",
      "El velcro se llena de pelusa",
    ],
    alt: "Trona de viaje verde de tela, abrochada al respaldo de una silla",
    colores: ["Verde pino", "Arena"],
    revisor: "Lucía Arranz",
    revisado_at: "2026-07-08",
    relacionados: [
      "asiento-elevador-nubaro-mesa",
      "silla-ligera-nubaro-pluma",
      "trona-plegable-tilavia-pliega",
    ],
  },
];

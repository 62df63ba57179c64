import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0011",
    slug: "cuna-colecho-pinarela-luna",
    title: "Cuna de colecho Pinarela Luna",
    category: "mobiliario",
    price: "179,00 €",
    rating: 4.4,
    descripcion:
      "Cuna de 83 × 50 cm que se fija a la cama de los padres, con seis alturas y barrotes de haya. Sirve mientras el bebé no se incorpora, a menudo cinco o seis meses.",
    veredicto:
      "El bebé, al lado y en su propia superficie, si la altura de tu cama lo permite; se queda pequeña en meses.",
    para_quien: "Los primeros cinco o seis meses, junto a una cama a la que se pueda atar.",
    no_para: "Camas bajas, canapés de tapa ancha y bebés que ya se incorporan.",
    contenido_principal: `Cerca de ti, pero en su propia superficie: así aconseja la AEP que duerma el bebé los primeros seis meses, boca arriba y en la habitación de los padres. La Luna lo facilita bajando un costado y atándose al somier con dos correas de hebilla.
Antes de comprarla, mide tu cama. Los dos colchones deben quedar a ras y pegados, sin hueco entre ambos. Aquí hay seis alturas, de 42 a 62 cm. En tres de las cinco camas donde la montamos ajustó a la primera; en un canapé de tapa ancha las correas no tenían agarre, y con una cama baja de 36 cm no había nada que hacer. Si no encaja, úsala con el costado subido.
Miramos holguras, estabilidad y tejidos según la UNE-EN 1130. Después durmió en ella siete semanas una niña nacida en junio, en un dormitorio interior de Lavapiés donde se agradece que el aire pase entre los barrotes. Dentro, una bajera tensa y nada más: almohadas, nidos y peluches fuera.
Su vida es breve. El fabricante la da por acabada a los 9 kg o cuando el bebé se apoya en manos y rodillas, lo que ocurra antes. El colchón de serie, firme como debe ser, cruje un poco, y sin ruedas hacen falta dos manos para apartarla al hacer la cama.`,
    keyfeatures: [
      "Espacio interior de 83 × 50 cm",
      "Seis alturas de colchón, de 42 a 62 cm",
      "Colchón firme de 5 cm incluido",
      "9,8 kg, sin ruedas",
      "Hasta 9 kg o hasta que el bebé se incorpore",
      "Declarada conforme a la UNE-EN 1130",
    ],
    pros: [
      "Permite dar el pecho de noche sin levantarse",
      "Barrotes que dejan pasar el aire en verano",
      "Correas largas y hebillas que no ceden",
      "Con el costado subido funciona como cuna independiente",
    ],
    cons: [
      "Se queda pequeña en pocos meses",
      "No encaja con camas bajas ni con algunos canapés",
      "El colchón hace ruido al girar",
    ],
    alt: "Cuna de colecho unida al lateral de una cama, de noche",
    colores: ["Madera natural", "Blanco roto"],
    isrecommended: true,
    destacado_home: 4,
    revisor: "Marta Cebrián",
    revisado_at: "2026-10-09",
    relacionados: [
      "cuna-convertible-pinarela-bosque",
      "saco-dormir-ondaria-tog-1",
      "vigilabebes-audio-mirlana-eco",
    ],
  },
  {
    id: "B0DEMO0012",
    slug: "cuna-convertible-pinarela-bosque",
    title: "Cuna convertible Pinarela Bosque",
    category: "mobiliario",
    price: "349,00 €",
    rating: 4.3,
    descripcion:
      "Cuna de pino macizo de 60 × 120 cm por dentro, regulable en tres alturas, que más tarde pasa a cama baja. Sólida y bien medida; no incluye colchón ni cajón.",
    veredicto:
      "Cuna de pino firme que después sigue de cama baja; el montaje es largo y el colchón se compra aparte.",
    para_quien: "Quien tiene sitio para una cuna de 60 × 120 cm y la quiere para varios años.",
    no_para: "Dormitorios pequeños y quien la mueve de una habitación a otra.",
    contenido_principal: `Treinta y ocho tornillos, una llave y casi dos horas entre dos personas. Cuando termina el montaje queda una cuna de pino barnizado al agua, para colchón de 60 × 120 cm, con tres alturas de somier. Más adelante se retira un costado y hace de cama baja hasta los cuatro o cinco años.
Regla en mano, entre barrotes hay 5,8 cm, dentro del margen de 4,5 a 6,5 cm que fija la UNE-EN 716. Con el somier abajo, la baranda queda a 61 cm. Probamos cuatro colchones: tres dejaron menos de 2 cm de holgura y el cuarto bailaba, así que lo apartamos. Las cabezas de los tornillos van hundidas y por dentro no sobresale nada.
La usó dos meses un niño de ocho meses que ya se ponía de pie agarrado. En ese momento el somier tiene que estar en la posición inferior. Chichoneras, cojines y mantas se quedan fuera también a esa edad.
¿Dormitorio pequeño y recién nacido? Por fuera ocupa 124 × 66 cm, y junto a una cama de 150 cm apenas deja paso en una habitación de 9 m². Echamos en falta un cajón. En cuanto el inquilino descubrió la baranda, sus dientes quedaron marcados en la madera.`,
    keyfeatures: [
      "Para colchón de 60 × 120 cm, no incluido",
      "124 × 66 × 92 cm por fuera",
      "Pino macizo con barniz al agua, 27 kg",
      "Tres alturas de somier",
      "5,8 cm entre barrotes",
      "Ensayada conforme a la UNE-EN 716",
    ],
    pros: [
      "No se mueve ni cruje cuando el niño sacude la baranda",
      "Sirve varios años como cama baja",
      "Herrajes de recambio disponibles por piezas",
      "Instrucciones legibles, con tornillos numerados",
    ],
    cons: [
      "Montaje largo que requiere dos personas",
      "La madera blanda se marca con los dientes",
      "Sin ruedas ni cajón",
    ],
    alt: "Cuna de madera con barrotes y un oso de peluche al lado",
    isrecommended: true,
    revisor: "Diego Olmedo",
    revisado_at: "2026-09-17",
    relacionados: [
      "sabanas-bajeras-ondaria-percal",
      "protector-colchon-ondaria-seco",
      "saco-dormir-ondaria-tog-1",
      "cuna-colecho-pinarela-luna",
    ],
  },
  {
    id: "B0DEMO0013",
    slug: "comoda-cambiador-lumbrel-orden",
    title: "Cómoda cambiador Lumbrel Orden",
    category: "mobiliario",
    price: "289,00 €",
    rating: 3.9,
    descripcion:
      "Cómoda de tres cajones con marco cambiador desmontable, a 91 cm del suelo. Amable con la espalda y útil cuando se acaba el pañal, siempre que se ancle a la pared.",
    veredicto:
      "Buena altura para la espalda y cómoda de verdad después; solo es segura atornillada a la pared.",
    para_quien: "Dormitorios con pared de ladrillo y sitio para 72 cm de fondo.",
    no_para: "Baños estrechos y paredes en las que no se puede taladrar.",
    contenido_principal: `Algún día el marco superior se quita con cuatro tornillos y lo que queda es una cómoda sobria, sin nubes ni estrellas. Ese segundo uso justifica buena parte del precio frente a una tabla plegable sobre la bañera.
El plano está a 91 cm. Tres adultos de 158, 171 y 186 cm cambiaron pañales en ella durante seis semanas, y solo el más alto acabó con molestias. El marco tiene 52 × 76 cm útiles y rebasa 10 cm la colchoneta por tres lados. Ese reborde ayuda, pero no sujeta: una mano siempre sobre el bebé, y si hay que ir por algo, el bebé va contigo.
Quisimos saber cuánto tarda en vencerse. Sin fijar, con los tres cajones abiertos y 15 kg encima, cabeceó hacia delante. Fijada, ni se inmutó. Considera obligatoria la escuadra, como pide el manual; los tacos incluidos agarran en ladrillo macizo, y para tabique de yeso laminado tendrás que comprar otros. De la UNE-EN 12221 repasamos los puntos sobre barreras, cantos y estabilidad.
Los cajones llegan con freno y se abren enteros, aunque el inferior raspaba hasta que recolocamos la guía. La melamina clara del marco amarillea algo donde gotea la crema. Para un baño estrecho, con sus 72 cm de fondo, olvídala.`,
    keyfeatures: [
      "88 × 91 cm, 50 cm de fondo y 72 cm con el marco",
      "Marco cambiador de 52 × 76 cm útiles",
      "Tres cajones con freno, 12 kg por cajón",
      "Hasta 15 kg de peso del niño, según el manual",
      "Escuadra antivuelco incluida",
      "Referencia de ensayo: UNE-EN 12221",
    ],
    pros: [
      "Altura que no castiga la espalda",
      "El marco se retira sin dejar agujeros visibles",
      "Cajones hondos de extracción total",
    ],
    cons: [
      "Vuelca si no se atornilla a la pared",
      "Tacos válidos solo para ladrillo",
      "La colchoneta se compra aparte",
    ],
    alt: "Cómoda verde de tres cajones con el cambiador encima",
    colores: ["Verde salvia", "Roble claro"],
    revisor: "Lucía Arranz",
    revisado_at: "2026-08-12",
    relacionados: [
      "set-cuidado-mirlana-manos",
      "cesta-panales-almenda-orden",
      "mecedora-almenda-calma",
    ],
  },
  {
    id: "B0DEMO0014",
    slug: "mecedora-almenda-calma",
    title: "Mecedora de lactancia Almenda Calma",
    category: "mobiliario",
    price: "269,00 €",
    rating: 3.7,
    descripcion:
      "Butaca con patines de haya y tapizado de rizo, con reposabrazos a 24 cm del asiento. Acogedora para tomas de día; el asiento es hondo y la funda no se quita.",
    veredicto:
      "Descansa los brazos y la nuca en las tomas de día; el asiento es hondo y la tela guarda manchas.",
    para_quien: "Personas de más de 160 cm que dan el pecho o el biberón en el salón.",
    no_para: "Personas bajas, tarima vieja y quien quiere una funda lavable.",
    contenido_principal: `Casi todo depende de un número: los 24 cm que separan el reposabrazos del asiento. A esa altura el codo descansa con el bebé al pecho y los hombros no suben, al menos en cuatro de las seis personas que pasaron por la Calma en ocho semanas.
Las otras dos, de 154 y 157 cm, quedaron con los pies en el aire. El asiento tiene 54 cm de profundidad y pide un cojín lumbar si mides menos de 160 cm. En el otro extremo, un padre de 188 cm apoyó bien la cabeza gracias al respaldo de 102 cm.
Un aviso que importa más que el tapizado. La AEP incluye quedarse dormido con el bebé en un sofá o sillón entre las situaciones de riesgo, y un balanceo suave a las cuatro de la madrugada invita a ello. Si se te cierran los ojos, déjalo en su cuna, boca arriba, y vuelve a la cama.
Bajo los patines caben los dedos de un hermano que gatea, así que retira la butaca de la zona de juego. El suelo de tarima de un piso de 1930 transmitió cada vaivén al vecino hasta que pusimos fieltros. Y la tela de rizo, tan agradable, retiene la leche: se limpia en húmedo, sin desenfundar, y el cerco queda.`,
    keyfeatures: [
      "68 × 86 × 102 cm",
      "Asiento a 45 cm del suelo y 54 cm de fondo",
      "Reposabrazos a 24 cm del asiento",
      "Patines de haya maciza, 14,5 kg",
      "Carga máxima de 120 kg",
    ],
    pros: [
      "Respaldo alto donde apoyar la nuca",
      "Balanceo corto que no marea",
      "Queda bien en el salón cuando se acaba la lactancia",
    ],
    cons: [
      "Asiento demasiado hondo para personas bajas",
      "Tapizado no desenfundable que guarda manchas",
      "Resuena en tarima vieja sin fieltros",
    ],
    alt: "Mecedora verde con un cojín de cuadros, entre una planta y una cesta",
    colores: ["Verde musgo", "Crudo", "Teja"],
    revisor: "Marta Cebrián",
    revisado_at: "2026-07-15",
    relacionados: [
      "cojin-lactancia-almenda-media-luna",
      "lampara-regulable-almenda-ambar",
      "comoda-cambiador-lumbrel-orden",
    ],
  },
];

import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0039",
    slug: "cubos-apilables-pinarela-torre",
    title: "Cubos apilables Pinarela Torre",
    category: "juguetes-educativos",
    price: "34,95 €",
    rating: 4.5,
    descripcion:
      "Diez cubos de madera de tilo que encajan unos en otros y suman una torre de 95 cm. Sin pilas ni instrucciones, en nuestras pruebas dio juego durante meses y no días.",
    veredicto:
      "Diez cubos que cada edad usa a su manera y salen enteros de una escuela; al caer se oyen.",
    para_quien: "Desde el año, para apilar, meter y sacar.",
    no_para: "Tarima sin alfombra con vecinos debajo.",
    contenido_principal: `De 5 a 14 cm de lado, un centímetro de diferencia entre cada cubo y el siguiente: con esa regla tan simple se construye una torre de 95 cm, un garaje, una fila de casas o un escondite para un calcetín. Prestamos el juego a dos familias y a una escuela infantil de Tetuán durante nueve semanas, y volvió con golpes en las esquinas y todas las caras enteras. Al principio solo se derriba. Hacia el año, lo que engancha es meter y sacar; el orden por tamaños llegó bastante después, cerca de los dos en los niños que observamos, y cada uno a su ritmo.
Medimos el cubo menor con el cilindro de piezas pequeñas de la UNE-EN 71-1: no entra ni de lejos. El marcado CE y la edad (desde 12 meses) figuran en la base de la caja, y la pintura no soltó color al frotarla con un paño húmedo durante cinco minutos.
La pega principal se oye. Una torre de 1,4 kg que cae sobre tarima, a las ocho de la mañana, la nota el vecino de abajo; ponlos sobre una alfombra. Los dos mayores pesan lo suyo para un pie descalzo y, con humedad, los tres pequeños llegaron a atascarse.`,
    keyfeatures: [
      "Diez cubos de 5 a 14 cm de lado",
      "Torre completa de 95 cm",
      "Madera de tilo con pintura al agua",
      "1,4 kg en total",
      "Desde 12 meses, UNE-EN 71",
    ],
    pros: [
      "A cada edad se juega con ellos de otra manera",
      "Piezas grandes, lejos del tamaño peligroso",
      "Se guarda en el hueco de un solo cubo",
      "Pintura resistente a la saliva y al roce",
    ],
    cons: ["Ruidosos al caer sobre tarima", "Los cubos pequeños se atascan con humedad"],
    alt: "Torre de cubos apilables de colores con uno suelto al lado",
    colores: ["Ocre", "Verde musgo", "Azul pizarra", "Teja"],
    isrecommended: true,
    revisor: "Lucía Arranz",
    revisado_at: "2026-10-20",
    relacionados: [
      "arcoiris-madera-pinarela-arco",
      "puzle-encaje-pinarela-granja",
      "alfombra-lavable-almenda-prado",
    ],
  },
  {
    id: "B0DEMO0040",
    slug: "gimnasio-actividades-almenda-pradera",
    title: "Gimnasio de actividades Almenda Pradera",
    category: "juguetes-educativos",
    price: "79,95 €",
    rating: 4.4,
    descripcion:
      "Estructura de fresno con tres figuras que cuelgan y una manta ovalada de algodón de 95 cm. Sin luces ni música: suelo, cosas que mirar y un adulto al lado.",
    veredicto:
      "Suelo, tres figuras y ningún ruido, bien cosido y fácil de guardar; la manta es fina y se deja pronto.",
    para_quien: "Bebés de dos a siete meses, con un adulto al lado.",
    no_para: "Suelos fríos sin alfombra y quien busca un juguete para más de medio año.",
    contenido_principal: `Un rato en el suelo, con alguien cerca, le cunde a un bebé más que muchos cachivaches. La OMS aconseja para los que aún no se desplazan al menos 30 minutos de postura boca abajo repartidos a lo largo del día, siempre despiertos, y una manta como la Pradera ayuda a empezar de minuto en minuto.
El conjunto es sobrio. De una barra de fresno, a 52 cm del suelo, cuelgan una bola de fieltro prensado, una nube que cruje con un espejo blando por detrás y un aro de madera. Comprobamos con una cinta que ningún cordón pasara de 18 cm, tiramos de cada figura y sacudimos la estructura; después la usaron cuatro bebés de dos a seis meses en turnos de tres semanas. Lo más mirado fue el espejo. Lo más mordido, el aro.
Menos nos gustó el grosor de la manta, 2 cm que sobre terrazo saben a poco en invierno: debajo pusimos una alfombra. A 30 °C, además, una mancha de fruta no salió.
Recógelo cuando el bebé empiece a agarrarse a la barra para incorporarse, porque no está hecho para sostenerlo. Si se duerme, a su cuna, y el gimnasio fuera de ella. En un salón con perros o hermanos corredores, las patas estorban.`,
    keyfeatures: [
      "Manta ovalada de 95 × 70 cm y 2 cm de grosor",
      "Estructura de fresno, con la barra a 52 cm",
      "Tres figuras desmontables",
      "Cordones de 18 cm como máximo",
      "Marcado CE, UNE-EN 71",
      "Manta lavable a 30 °C",
    ],
    pros: [
      "Sin pilas, luces ni melodías",
      "Figuras variadas en textura y bien cosidas",
      "Se desmonta en un minuto y cabe tras un sofá",
      "El espejo blando invita a levantar la cabeza",
    ],
    cons: [
      "Manta fina sobre suelos fríos",
      "Las manchas de fruta resisten a 30 °C",
      "Vida corta: se retira hacia los siete u ocho meses",
    ],
    alt: "Gimnasio de bebé de madera con figuras colgantes sobre una manta verde",
    colores: ["Verde salvia", "Ocre"],
    isrecommended: true,
    destacado_home: 6,
    revisor: "Marta Cebrián",
    revisado_at: "2026-11-06",
    relacionados: [
      "libro-contrastes-garabo-blanco-negro",
      "alfombra-lavable-almenda-prado",
      "libro-tela-garabo-campo",
    ],
  },
  {
    id: "B0DEMO0041",
    slug: "puzle-encaje-pinarela-granja",
    title: "Puzle de encaje Pinarela Granja",
    category: "juguetes-educativos",
    price: "19,95 €",
    rating: 3.9,
    descripcion:
      "Ocho animales de madera de 2 cm de grosor que encajan en un tablero y se sostienen de pie. Desde los 18 meses; se queda corto antes de los tres años.",
    veredicto:
      "Piezas gruesas que también son muñecos; la gallina entra a la fuerza y pronto se queda corto.",
    para_quien: "Niños de 18 meses a dos años y medio.",
    no_para: "Niños de casi tres años, para los que ya es poco reto.",
    contenido_principal: `Vaca, burro, cerdo, oveja, gallina, gato, perro y, sin venir mucho a cuento, un zorro. Ocho piezas gruesas, sin pomos que puedan desprenderse, con la silueta del animal repetida en el fondo del hueco para orientar al que empieza.
Lo que más valoramos fue el encaje. Con un calibre medimos la holgura: entre 1,5 y 2 mm en siete figuras, cómoda para una mano de año y medio; la gallina, con apenas 0,6 mm, entra a la fuerza y provoca enfados. Dos niñas de 19 y 26 meses lo tuvieron a diario cinco semanas. La pequeña lo resolvía a medias con ayuda. La mayor lo daba por sabido al octavo día y pasó a usar los animales como muñecos, que es donde el juguete gana una segunda vida.
Antes de prestarlo probamos cada figura con el cilindro de la UNE-EN 71-1 y repasamos los cantos con una media de nailon, un truco viejo: si se engancha, hay astilla. No se enganchó.
Para un niño de casi tres años, en cambio, ya es poco reto. También conviene saber que el tablero de contrachapado, de 4 mm, se arqueó tras un vaso de agua derramado, y que la impresión de la base se raya con los cantos de los propios animales.`,
    keyfeatures: [
      "Ocho piezas de 2 cm de grosor",
      "Tablero de 30 × 21 cm",
      "Sin pomos ni partes pegadas",
      "Figuras que se mantienen en pie",
      "A partir de 18 meses, UNE-EN 71",
    ],
    pros: [
      "Piezas fáciles de agarrar",
      "Los animales sirven también como figuras de juego",
      "Cantos lisos, sin astillas",
    ],
    cons: [
      "La gallina encaja demasiado justa",
      "El tablero se comba con el agua",
      "Recorrido corto para niños mayores de dos años y medio",
    ],
    alt: "Puzle de madera con una granja, una vaca, una gallina y un cerdo",
    revisado_at: "2026-08-04",
    relacionados: [
      "cubos-apilables-pinarela-torre",
      "libro-tela-garabo-campo",
      "panel-actividades-lumbrel-manitas",
    ],
  },
  {
    id: "B0DEMO0042",
    slug: "panel-actividades-lumbrel-manitas",
    title: "Panel de actividades Lumbrel Manitas",
    category: "juguetes-educativos",
    price: "64,90 €",
    rating: 3.3,
    descripcion:
      "Tablero de 60 × 40 cm con pestillos, ruedas dentadas, interruptor y laberinto de cuentas. Buena idea, ejecución irregular: la mitad de los mecanismos interesa poco tiempo.",
    veredicto: "Interesa la mitad de sus mecanismos, y solo atornillado a la pared es seguro.",
    para_quien: "Escuelas infantiles y salas de espera.",
    no_para: "Casas con paredes de pladur o sin dónde atornillarlo.",
    contenido_principal: `Doce mecanismos sobre una tabla prometen mucho. Para saber cuáles se usan, dejamos el Manitas cuatro semanas en una sala con cinco niños de 18 a 30 meses y fuimos apuntando. El interruptor de palanca, las ruedas dentadas y el cerrojo de pasador se llevaron casi todo el interés. La cremallera, el cinturón y el dial de teléfono apenas pasaron de la primera visita.
Tampoco todos funcionan igual de bien. El pestillo de resorte va tan duro que algún adulto renegó; el laberinto de cuentas, en cambio, desliza con suavidad y no deja hueco para meter un dedo. Tiramos con fuerza de cada elemento, buscamos bordes y tornillos flojos y medimos el cordón del zapato, 20 cm. Al final del mes, dos tornillos pedían un apretón: revísalos cada pocas semanas.
Se apoya en el suelo con unas patas que vienen en la caja o se cuelga. De pie, un niño que trepe lo vuelca con sus 3,2 kg, así que la única instalación que nos convence es la atornillada a la pared, con tacos adecuados al tabique; en pladur, los del paquete no valen. Si en casa ya hay cajones de cocina, cazos y un abrigo con cremallera, buena parte de esto sobra. Le vemos más sentido en una escuela infantil o en una sala de espera.`,
    keyfeatures: [
      "60 × 40 cm, 3,2 kg",
      "Doce mecanismos sin pilas",
      "Contrachapado de abedul de 9 mm",
      "Cordón de 20 cm",
      "Patas y herrajes de pared incluidos",
      "Desde 18 meses, UNE-EN 71",
    ],
    pros: [
      "Interruptor y ruedas con mucho tirón entre los niños",
      "Laberinto de cuentas suave y sin huecos",
      "Ni pilas ni sonidos electrónicos",
    ],
    cons: [
      "Pestillo de resorte demasiado duro",
      "Apoyado en el suelo se vuelca con facilidad",
      "Tacos inservibles en pladur",
      "Tornillos que se aflojan en un mes",
    ],
    alt: "Tablero con ruedas dentadas, una puerta, un ábaco y un reloj",
    revisor: "Diego Olmedo",
    revisado_at: "2026-07-21",
    relacionados: [
      "puzle-encaje-pinarela-granja",
      "cubos-apilables-pinarela-torre",
      "estanteria-baja-lumbrel-cuento",
    ],
  },
  {
    id: "B0DEMO0043",
    slug: "arcoiris-madera-pinarela-arco",
    title: "Arcoíris de madera Pinarela Arco",
    category: "juguetes-educativos",
    price: "42,50 €",
    rating: 4.1,
    descripcion:
      "Siete arcos de tilo teñido que sirven de puente, túnel o cuna de muñecas. Bonito y resistente, aunque no todos los niños entran en él.",
    veredicto: "Siete arcos que dan mucho juego a quien entra en ellos; a otros no les dicen nada.",
    para_quien: "Niños de más de dos años y medio que construyen.",
    no_para: "Quien quiere acertar seguro, y los suelos de baldosa.",
    contenido_principal: `Hay niños a los que este juguete no les dice nada, y más vale saberlo antes de pagar 42,50 €. De los seis a quienes se lo dejamos, cuatro lo incorporaron a su juego en una semana (puentes, túneles, establos) y dos lo miraron como se mira un jarrón.
Lo forman siete arcos; el mayor mide 28 cm de ancho por 14 de alto y el menor, 6 cm. Son de tilo, con la veta a la vista y un tinte que deja la superficie algo áspera. Esa aspereza tiene sentido: las piezas no resbalan al apilarlas en equilibrio. El fabricante aporta el ensayo de migración de la UNE-EN 71-3 y declara el uso desde los 12 meses; nosotros tuvimos los arcos dos horas en saliva artificial y los frotamos con un paño: limpio con seis colores, algo rosado con el rojo.
A partir de los dos años y medio vimos las construcciones más ricas, a menudo mezcladas con bloques, coches o telas. Antes de esa edad funciona como cosa que se saca, se tumba y se vuelve a encajar.
Sus defectos son los de la madera maciza. Una caída sobre baldosa nos partió la punta del arco fino, que lijamos; la lejía y el remojo lo estropean; y dos arcos llegaron con el tono desigual.`,
    keyfeatures: [
      "Siete arcos, el mayor de 28 × 14 cm",
      "Tilo macizo teñido al agua",
      "Arco menor de 6 cm de ancho",
      "950 g",
      "Desde 12 meses, UNE-EN 71",
    ],
    pros: [
      "Combina con casi cualquier otro juguete",
      "Superficie que agarra al apilar",
      "Un objeto que se puede reparar y heredar",
    ],
    cons: [
      "Algunos niños no le encuentran uso",
      "El arco delgado se astilla sobre suelo duro",
      "Tinte irregular entre unidades",
    ],
    alt: "Arcoíris de madera de varios arcos, con dos bolas al lado",
    revisor: "Lucía Arranz",
    revisado_at: "2026-09-30",
    relacionados: [
      "cubos-apilables-pinarela-torre",
      "estanteria-baja-lumbrel-cuento",
      "puzle-encaje-pinarela-granja",
    ],
  },
];

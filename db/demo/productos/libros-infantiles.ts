import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0044",
    slug: "libro-tela-garabo-campo",
    title: "Libro de tela Garabo En el campo",
    category: "libros-infantiles",
    price: "16,90 €",
    rating: 3.8,
    descripcion:
      "Ocho páginas blandas con texturas, una hoja que cruje y un espejo. Se muerde, se lava a 30 °C y se engancha al carrito; las ilustraciones, algo recargadas.",
    veredicto: "Se muerde, cruje y sale bien de la lavadora; las páginas van demasiado llenas.",
    para_quien: "Bebés de cuatro a diez meses.",
    no_para: "La cuna, y niños de más de un año.",
    contenido_principal: `Un libro que acaba en la boca tiene que pasar por la lavadora, y este pasó dieciséis veces. Salió con las costuras íntegras, el negro algo gris y la hoja crujiente menos crujiente. En ese ensayo, doméstico y poco científico, se ganó el aprobado.
Dentro hay un paseo por el campo: una oveja de borreguito, un caracol con la concha de pana, un surco de tomates con velcro y, al final, un espejo flexible. Los bebés de cuatro a diez meses con los que lo miramos iban derechos a las texturas y al ruido; el relato, cuatro frases cortas, nos sirvió sobre todo a los mayores para tener algo que contar. Un dibujo por página habría bastado, y aquí se amontonan flores, insectos y nubes que a esa edad confunden.
La cinta para colgarlo mide 12 cm y termina en una anilla de plástico, correcta para el carrito durante el paseo y siempre a la vista. En la cuna, fuera: mientras el bebé duerme no debe quedar dentro ni esto ni ningún otro objeto blando.
Pasado el año pierde gancho frente a los libros de cartón, que ya permiten pasar hojas de verdad. El velcro de los tomates, ya sucio, terminó arañando un jersey de punto.`,
    keyfeatures: [
      "Ocho páginas de 18 × 18 cm",
      "Lavable a 30 °C, secado al aire",
      "Cinta de 12 cm con anilla",
      "Texturas: pana, borreguito y hoja que cruje",
      "Marcado CE, UNE-EN 71",
    ],
    pros: [
      "Aguanta la lavadora con dignidad",
      "Texturas muy distintas entre sí",
      "Ligero para llevar en el bolso",
    ],
    cons: [
      "Páginas con demasiados dibujos",
      "El crujido se apaga con los lavados",
      "Velcro que engancha la ropa de punto",
    ],
    alt: "Libro de tela con una oveja, un árbol y etiquetas de colores",
    revisor: "Marta Cebrián",
    revisado_at: "2026-07-14",
    relacionados: [
      "libro-contrastes-garabo-blanco-negro",
      "gimnasio-actividades-almenda-pradera",
      "cuento-carton-garabo-luna",
    ],
  },
  {
    id: "B0DEMO0045",
    slug: "libro-contrastes-garabo-blanco-negro",
    title: "Libro de contrastes Garabo Blanco y negro",
    category: "libros-infantiles",
    price: "12,50 €",
    rating: 4.1,
    descripcion:
      "Acordeón de cartón de 90 cm con doce láminas en blanco y negro, para mirar juntos desde las primeras semanas. Sencillo, bien dibujado y de vida breve.",
    veredicto: "Láminas limpias y sin brillos para mirar juntos; dura hasta que el bebé lo muerde.",
    para_quien: "Las primeras semanas y hasta los cinco meses.",
    no_para: "Bebés que ya se lo llevan todo a la boca.",
    contenido_principal: `Abierto de pie sobre la manta, forma un biombo de 90 cm con seis láminas por cada cara. Rayas, un pez, una cara redonda, hojas, un damero, un gato. Trazo grueso, mucho blanco alrededor y, en dos láminas, una mancha roja.
¿A qué distancia se pone? La Academia Estadounidense de Pediatría explica que un recién nacido ve mejor lo que tiene a 20–30 cm, y en ese margen lo colocamos. Tres bebés, de tres semanas a cuatro meses, dos o tres minutos cada vez, siempre despiertos y con un adulto. El más pequeño se detenía en el damero y giraba la cabeza cuando ya tenía suficiente; esa señal se respeta. No le pidas que acelere el desarrollo: es un rato compartido, y con eso vale. El cartón, de 300 g y con laminado mate, no refleja la lámpara, un acierto que se echa en falta en otros. Las esquinas vienen redondeadas con un radio de 8 mm.
Dura poco en todos los sentidos. Hacia los cinco meses se convierte en mordedor, el canto se deshace con la baba y toca retirarlo antes de que suelte trozos. Nunca lo apoyamos dentro de la cuna ni lo atamos a los barrotes, aunque la foto del envase lo sugiera.`,
    keyfeatures: [
      "Doce láminas de 15 × 15 cm",
      "90 cm desplegado",
      "Cartón de 300 g con laminado mate",
      "Esquinas redondeadas",
      "Se mantiene en pie abierto",
    ],
    pros: [
      "Dibujos limpios y de trazo grueso",
      "Sin brillos que molesten",
      "Cerrado ocupa lo que un posavasos grande",
    ],
    cons: [
      "El canto no resiste la saliva",
      "Interesa pocos meses",
      "La foto del envase muestra un uso desaconsejable en la cuna",
    ],
    alt: "Libro acordeón en blanco y negro con un sol, círculos, un pez y ondas",
    revisado_at: "2026-09-03",
    relacionados: [
      "gimnasio-actividades-almenda-pradera",
      "movil-cuna-pinarela-vuelo",
      "libro-tela-garabo-campo",
    ],
  },
  {
    id: "B0DEMO0046",
    slug: "cuento-carton-garabo-luna",
    title: "Cuento de cartón Garabo Buenas noches, Luna llena",
    category: "libros-infantiles",
    price: "13,90 €",
    rating: 4.6,
    descripcion:
      "Cuento rimado de 22 páginas para la última media hora del día. Texto breve que aguanta la lectura número cuarenta e ilustraciones en azul y ocre, sin purpurina.",
    veredicto:
      "Un cuento que aguanta muchas lecturas y se cierra en calma; con poca luz cuesta leerlo.",
    para_quien: "La última media hora del día, de uno a cuatro años.",
    no_para: "Menores de un año y quien lee casi a oscuras.",
    contenido_principal: `Una niña no quiere acostarse y la Luna, asomada al tejado de enfrente, tampoco. Entre las dos van dando las buenas noches a la lavandera que recoge la ropa, al sereno de los gatos, al panadero que empieza su jornada cuando los demás la acaban. Once escenas y un final callado, sin moraleja.
Leído en voz alta dura algo menos de cuatro minutos. Lo cronometramos porque a las nueve de la noche importa, y también contamos los tropiezos: la rima fluye salvo en la página del panadero, donde «madrugada» llega forzada. Lo tuvimos ocho semanas en tres casas, con niños de 14 meses a tres años. El mayor terminó recitándolo. La pequeña buscaba al gato escondido en cada doble página, un guiño que no está explicado en ningún sitio y que da mucho juego.
Las páginas tienen 2 mm de grosor y el lomo va cosido, no solo pegado; tras dos meses de trato rudo sigue cerrando plano. Se limpia con un paño apenas húmedo.
Tiene sus límites. Con menos de un año, el texto se hace largo y conviene inventar sobre los dibujos. La letra blanca sobre azul oscuro se lee mal con una luz nocturna tenue, que es justo cuando hace falta, y en un par de láminas los personajes quedan demasiado al borde.`,
    keyfeatures: [
      "22 páginas de cartón de 2 mm",
      "18 × 18 cm, 390 g",
      "Lomo cosido",
      "Lectura en voz alta de unos cuatro minutos",
      "Recomendado por la editorial de uno a cuatro años",
    ],
    pros: [
      "Texto que soporta muchas relecturas",
      "Un gato escondido en cada escena",
      "Encuadernación resistente",
      "Final tranquilo, apropiado para la noche",
    ],
    cons: ["Letra clara sobre fondo oscuro, difícil con poca luz", "Largo para menores de un año"],
    alt: "Cuento de cartón con una luna llena sobre una casa en la cubierta",
    isrecommended: true,
    revisor: "Lucía Arranz",
    revisado_at: "2026-10-28",
    relacionados: [
      "libro-solapas-garabo-madrid",
      "luz-nocturna-lumbrel-conejo",
      "estanteria-baja-lumbrel-cuento",
    ],
  },
  {
    id: "B0DEMO0047",
    slug: "libro-solapas-garabo-madrid",
    title: "Libro de solapas Garabo Madrid despierta",
    category: "libros-infantiles",
    price: "17,95 €",
    rating: 4.3,
    descripcion:
      "Catorce páginas y 32 solapas que recorren un día en la ciudad, del mercado al último metro. Un libro para nombrar lo que se ve por la ventana, con solapas mejorables.",
    veredicto:
      "Escenas de la ciudad que dan que hablar; las solapas pequeñas se arrancan el primer mes.",
    para_quien: "Niños de dos años o más que conocen Madrid.",
    no_para: "Bebés que aún se lo llevan todo a la boca y estantes bajos.",
    contenido_principal: `Se levanta la persiana de una churrería y debajo hay un gato. Tras la puerta del vagón viajan un violonchelo, una señora con tortuga y un bebé en su carrito; en el estanque del Retiro, la solapa de la barca esconde un pato de muy mal humor. Así, 32 veces.
La gracia para una familia madrileña es reconocer. Lo llevamos por la calle en mayo y los niños de dos años y medio señalaban después, en la vida real, el quiosco, el autobús azul y el ascensor de la estación. El texto es mínimo, una pregunta por escena, y deja hablar.
Para valorar la resistencia hicimos abrir y cerrar seis solapas 200 veces a mano y dejamos el resto al uso de dos hermanos. Las grandes, de más de 6 cm, llegaron enteras; de las pequeñas, cuatro se arrancaron el primer mes. Se pegan con celo, aunque mejor retirar de inmediato el trozo suelto si hay un bebé que todavía se lo lleva todo a la boca. La editorial indica a partir de dos años, y coincidimos.
Quien no viva en la ciudad le verá menos encanto, y algún dato ya ha envejecido: la línea que dibuja en obras lleva tiempo abierta. Con 24 cm de lado, por último, sobresale de las estanterías bajas corrientes.`,
    keyfeatures: [
      "Catorce páginas de 24 × 24 cm",
      "32 solapas de 2,5 a 11 cm",
      "Cartón de 1,8 mm en las páginas",
      "Desde dos años, según la editorial",
      "620 g",
    ],
    pros: [
      "Escenas reconocibles de la ciudad",
      "Preguntas que dan pie a conversar",
      "Humor también para quien lee",
    ],
    cons: [
      "Las solapas pequeñas se arrancan pronto",
      "Menos interés fuera de Madrid",
      "Formato grande para estantes estrechos",
    ],
    alt: "Libro abierto con una ciudad dibujada y solapas levantadas",
    isrecommended: true,
    revisado_at: "2026-08-31",
    relacionados: [
      "cuento-carton-garabo-luna",
      "estanteria-baja-lumbrel-cuento",
      "puzle-encaje-pinarela-granja",
    ],
  },
];

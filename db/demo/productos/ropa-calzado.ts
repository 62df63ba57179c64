import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0069",
    slug: "bodies-cruzados-ondaria-nido",
    title: "Bodies cruzados Ondaria Nido",
    category: "ropa-calzado",
    price: "24,90 €",
    rating: 4.8,
    descripcion:
      "Cinco bodies de manga larga que se cruzan por delante y se abrochan de lado, sin pasar por la cabeza. Algodón tupido, tallas honradas y una hilera de automáticos que sobrevive a los lavados.",
    veredicto:
      "Se ponen sin pasar por la cabeza, tallan bien y aguantan 60 °C; en verano abrigan de más.",
    para_quien: "Recién nacidos y cambios de madrugada en meses fríos.",
    no_para: "El verano y los bebés que ya se giran en el cambiador.",
    contenido_principal: `A las cuatro de la mañana, con un recién nacido que llora porque le rozan la nuca, se entiende para qué sirve un body cruzado. Lo extiendes, posas al bebé encima y cierras de un lado al otro. Nada le tapa la cara y el muñón del ombligo queda despejado.
Compramos tres lotes en tiendas distintas por si variaban. Las tallas coincidieron entre sí con medio centímetro de diferencia y con la tabla de la marca también, algo que no siempre ocurre. Tras veinticinco lavados a 40 °C y cinco a 60 °C, el largo se redujo un 3 % y el cuello no se había dado de sí. Tiramos de los automáticos con un dinamómetro hasta los 70 newtons: ni uno saltó. Según el fabricante carecen de níquel.
El punto es grueso para julio. Con 38 °C en la calle preferirás tirantes, y la marca no los hace en este corte. A partir de los seis meses, cuando el bebé se gira en el cambiador como una peonza, abrochar de lado se vuelve una carrera y compensa pasar al modelo de cuello abierto.
Nos queda una queja menor: los cinco son del mismo tono, así que en el tendedero no hay manera de distinguir la 56 de la 62 sin buscar la etiqueta, diminuta.`,
    keyfeatures: [
      "Lote de cinco, manga larga",
      "Tallas 50, 56, 62 y 68",
      "Punto de algodón de 190 g/m²",
      "Automáticos laterales y en la entrepierna, sin níquel",
      "Lavables hasta 60 °C, encogimiento medido del 3 %",
      "Tejido con OEKO-TEX Standard 100, clase para bebés",
    ],
    pros: [
      "No pasan por la cabeza",
      "Tallas fieles a la tabla y constantes entre lotes",
      "Automáticos que no se sueltan",
      "Menos de cinco euros por prenda",
    ],
    cons: [
      "Demasiado gruesos para el verano de Madrid",
      "Difíciles de abrochar cuando el bebé ya se gira",
      "La talla se lee mal en la etiqueta",
    ],
    alt: "Tres bodies cruzados: uno verde, uno con hojas y otro de rayas",
    colores: ["Crudo", "Verde salvia", "Canela"],
    isrecommended: true,
    revisor: "Marta Cebrián",
    revisado_at: "2026-11-09",
    relacionados: [
      "pijama-cremallera-ondaria-siesta",
      "canastilla-primera-puesta-ondaria",
      "saco-dormir-ondaria-tog-1",
    ],
  },
  {
    id: "B0DEMO0070",
    slug: "pijama-cremallera-ondaria-siesta",
    title: "Pijama de cremallera Ondaria Siesta",
    category: "ropa-calzado",
    price: "22,95 €",
    rating: 4.4,
    descripcion:
      "Pijama entero de algodón con una cremallera de doble carro, que permite cambiar el pañal desde abajo sin destapar el pecho. Pies incluidos y solapa que protege la barbilla.",
    veredicto:
      "El doble carro deja cambiar el pañal a oscuras y con el pecho tapado; con pañal de tela queda justo.",
    para_quien: "Cambios nocturnos en los primeros meses.",
    no_para: "Bebés con pañal de tela, y los que ya se ponen de pie con la talla 68 o 74.",
    contenido_principal: `Dos carros en la misma cremallera: ahí está la idea entera. El inferior sube desde el tobillo hasta la cintura y deja cambiar el pañal con el pecho tapado, cosa que en enero se agradece y que a oscuras se hace al tacto. Cronometramos veinte cambios nocturnos y otros tantos con un pijama de automáticos, y el ahorro medio fue de 50 segundos.
La solapa de arriba cubre el tirador y evita el roce en la barbilla. Ni cordones ni lazos; la UNE-EN 14682, norma de cordones en ropa infantil, no los admite en la zona del cuello a estas edades. Metimos la prenda en la lavadora treinta veces y la cremallera siguió corriendo, aunque a partir de la vigésima el tejido de los lados empezó a ondular.
Encaja con un saco de dormir de TOG 1 en un dormitorio templado. Antes de añadir capas, toca la nuca: si está sudada, sobra ropa.
Los bebés con pañal de tela andarán justos, porque el patrón es estrecho de cadera y conviene una talla más. Sentado, el niño luce una joroba de cremallera en la barriga. Y el antideslizante de los pies solo aparece desde la 80, tarde para los que se ponen de pie en la 74.`,
    keyfeatures: [
      "Cremallera de doble carro del tobillo al cuello",
      "Tallas de la 56 a la 92",
      "Algodón 95 %, elastano 5 %, 180 g/m²",
      "Solapa sobre el tirador, sin cordones",
      "Antideslizante en los pies desde la talla 80",
      "Lavado a 40 °C",
    ],
    pros: [
      "Cambio de pañal sin destapar el pecho",
      "Se abrocha al tacto y a oscuras",
      "El tirador no roza la barbilla",
    ],
    cons: [
      "Estrecho de cadera con pañal de tela",
      "La cremallera se abomba al sentarse",
      "Sin suela antideslizante en las tallas 68 y 74",
    ],
    alt: "Pijama azul de bebé con estrellas y cremallera",
    colores: ["Azul niebla", "Arena", "Terracota"],
    isrecommended: true,
    revisor: "Lucía Arranz",
    revisado_at: "2026-09-30",
    relacionados: [
      "saco-dormir-ondaria-tog-1",
      "bodies-cruzados-ondaria-nido",
      "sensor-habitacion-mirlana-clima",
    ],
  },
  {
    id: "B0DEMO0071",
    slug: "patucos-flexibles-corzuela-suela",
    title: "Patucos flexibles Corzuela Suela",
    category: "ropa-calzado",
    price: "29,90 €",
    rating: 4.2,
    descripcion:
      "Patucos de piel con suela de serraje que se dobla por cualquier punto, para gatear y ponerse de pie en suelos fríos. Calzado de casa: la calle mojada los arruina en una tarde.",
    veredicto:
      "Suela que se dobla con dos dedos y puntera ancha para gatear en casa; con agua no sirven.",
    para_quien: "Gatear y ponerse de pie en suelos fríos.",
    no_para: "La calle, el suelo mojado y los pies de empeine alto.",
    contenido_principal: `Descalzo se gatea y se aprende a andar estupendamente. La pregunta llega con la baldosa helada de un piso de techos altos, o con la guardería que pide calzado: ahí un patuco blando abriga sin estorbar.
Doblamos la suela de serraje con dos dedos, a lo largo y a lo ancho, y se plegó sin resistencia. La puntera es ancha; calcamos el pie de cinco niños sobre papel y en cuatro sobraba sitio por los lados. El quinto, de empeine alto, no entraba. La tabla de la marca da 12,9 cm interiores para la talla 20 y medimos 12,7, así que no te fíes del número: deja cerca de un centímetro por delante y vuelve a comprobarlo cada seis semanas.
Con el niño que ya camina por el parque hace falta un zapato de suela de goma. El serraje se empapa, resbala en la piedra pulida del portal y recoge el polvo del parque con una fidelidad admirable.
A las once semanas de gateo, la puntera estaba pelada, señal de uso y no de mala piel. El elástico del tobillo deja una marca leve al quitárselos; si tarda en irse, cambia de talla. Ante cualquier duda sobre cómo pisa, pregunta en la revisión del pediatra.`,
    keyfeatures: [
      "Piel curtida sin cromo, según el fabricante",
      "Suela de serraje de 1,4 mm",
      "Tallas de la 18 a la 23",
      "64 g el par en la talla 20",
      "Elástico en el tobillo, sin cordones",
    ],
    pros: [
      "Suela que se dobla en todas las direcciones",
      "Puntera ancha para los dedos",
      "No se caen al gatear",
      "Se ponen en segundos",
    ],
    cons: [
      "No sirven con suelo mojado",
      "No entran bien en pies de empeine alto",
      "La puntera se pela en un par de meses de gateo",
    ],
    alt: "Par de patucos verdes de suela fina",
    colores: ["Cuero", "Verde oliva", "Azul marino"],
    revisor: "Diego Olmedo",
    revisado_at: "2026-10-21",
    relacionados: [
      "alfombra-lavable-almenda-prado",
      "pijama-cremallera-ondaria-siesta",
      "buzo-invierno-corzuela-guadarrama",
    ],
  },
  {
    id: "B0DEMO0072",
    slug: "buzo-invierno-corzuela-guadarrama",
    title: "Buzo de invierno Corzuela Guadarrama",
    category: "ropa-calzado",
    price: "69,95 €",
    rating: 3.5,
    descripcion:
      "Buzo acolchado e impermeable con dos cremalleras largas, para paseos por debajo de los 5 °C. Abriga mucho y se pone rápido, pero en el coche hay que quitárselo siempre.",
    veredicto:
      "Abriga de verdad cerca de cero grados; en el coche hay que quitarlo y en la ciudad sobra.",
    para_quien: "Pueblos fríos y paseos por la sierra.",
    no_para: "La silla del coche y los inviernos suaves con mucho Metro.",
    contenido_principal: `Primero lo que más importa: con este buzo no se viaja en la silla del coche. El relleno se comprime en un choque y el arnés queda suelto aunque parezca tenso; la DGT pide quitar los abrigos gruesos antes de abrochar. Hicimos la comprobación con una silla R129 y un muñeco de 9 kg. Entre el ajuste con buzo y sin él había 6 cm de correa. Lo correcto es sentarlo con ropa fina, apretar el arnés y echar una manta por encima.
Fuera del coche rinde. En un febrero de sierra, a 2 °C y con viento, la niña que lo probó volvió con las manos templadas gracias a las vueltas que cierran los puños. Rociamos las costuras diez minutos con la ducha y entró agua por una, la de la capucha. Carece de cordones en el cuello, conforme a la UNE-EN 14682.
El invierno corriente de Madrid se queda a menudo en los 10 °C, y en el Metro hace calor: a los tres trayectos nos cansamos de abrir y cerrar. Quien viva en un pueblo frío lo amortizará; en el centro, un forro y un saco para el carrito dan más juego.
La talla 74 pesa 540 g y seca en día y medio. Un tirador se rompió en la cuarta semana.`,
    keyfeatures: [
      "Tallas de la 62 a la 86",
      "Relleno de poliéster reciclado de 120 g/m²",
      "Exterior impermeable, 5.000 mm de columna de agua según el fabricante",
      "Dos cremalleras de la capucha a los tobillos",
      "Vueltas que cierran manos y pies",
      "540 g en la talla 74",
    ],
    pros: [
      "Abriga bien a temperaturas cercanas a cero",
      "Las dos cremalleras facilitan vestir a un bebé dormido",
      "Manos y pies cubiertos sin manoplas sueltas",
    ],
    cons: [
      "Nunca puede ir bajo el arnés de la silla de coche",
      "Excesivo para la mayoría de los inviernos de la capital",
      "Filtró agua por la costura de la capucha",
      "Se rompió un tirador al mes",
    ],
    alt: "Buzo rojo de invierno con capucha, ante un paisaje nevado",
    colores: ["Teja", "Ocre"],
    revisor: "Marta Cebrián",
    revisado_at: "2026-10-30",
    relacionados: [
      "silla-coche-sarmio-giro-360",
      "portabebes-coche-sarmio-primer-viaje",
      "silla-todoterreno-corzuela-sierra",
    ],
  },
];

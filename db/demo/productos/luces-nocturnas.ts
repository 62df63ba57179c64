import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0052",
    slug: "luz-nocturna-lumbrel-conejo",
    title: "Luz nocturna Lumbrel Conejo",
    category: "luces-nocturnas",
    price: "27,90 €",
    rating: 4.2,
    descripcion:
      "Conejo de silicona recargable por USB-C, con luz cálida de tres intensidades y apagado a los 30 minutos. Para la toma de madrugada, sobre la mesilla y fuera de la cuna.",
    veredicto: "Luz de verdad tenue y varias noches por carga; blanda, pero fuera de la cuna.",
    para_quien: "La toma de madrugada, sobre la mesilla.",
    no_para: "Quien quiere que recuerde la última intensidad.",
    contenido_principal: `A las tres y media, con un pañal que cambiar, lo que se busca es ver sin despertarse del todo. El nivel más bajo del Conejo da 0,8 lux a un metro, medido con luxómetro: suficiente para encontrar el pezón o la cremallera del saco, y poco para leer.
Se enciende con un golpecito en la cabeza, gesto que un niño de dos años descubre en medio minuto y que convierte en juego, no siempre a la hora que conviene. Mantener el dedo tres segundos activa el apagado a los 30 minutos.
Nuestra unidad lleva tres meses en uso. En intensidad mínima aguantó 41 horas; en la máxima, algo más de seis. Durante la carga, de dos horas y media, la silicona llegó a 33 °C. Nos gustó que a la batería solo se acceda quitando un tornillo.
Es blando y por eso apetece dejarlo en la cuna: no lo hagas. Un bebé duerme boca arriba, en una superficie firme y sin objetos sueltos, y el cable de carga, de 1 m, debe quedar lejos de sus manos. La silicona atrae el polvo como un imán, y el ciclo de colores que se activa con doble toque nos sobra.`,
    keyfeatures: [
      "11 × 9 × 14 cm, 240 g",
      "Tres intensidades, blanco cálido de 2.700 K",
      "Batería de 1.200 mAh con carga USB-C",
      "Hasta 41 horas en el nivel mínimo",
      "Temporizador de 30 minutos",
    ],
    pros: [
      "Nivel mínimo realmente tenue",
      "Varias noches por carga",
      "Compartimento de batería cerrado con tornillo",
      "Se maneja a ciegas",
    ],
    cons: [
      "La silicona recoge mucho polvo",
      "El cambio de colores se activa sin querer",
      "No recuerda la última intensidad",
    ],
    alt: "Lámpara en forma de conejo encendida en la oscuridad",
    colores: ["Blanco", "Rosa palo"],
    isrecommended: true,
    revisor: "Marta Cebrián",
    revisado_at: "2026-10-10",
    relacionados: [
      "lampara-regulable-almenda-ambar",
      "luz-enchufe-mirlana-pasillo",
      "cuento-carton-garabo-luna",
    ],
  },
  {
    id: "B0DEMO0053",
    slug: "proyector-estrellas-lumbrel-cielo",
    title: "Proyector de estrellas Lumbrel Cielo",
    category: "luces-nocturnas",
    price: "39,90 €",
    rating: 3.1,
    descripcion:
      "Proyector LED que llena el techo de puntos azules o ámbar, con giro y ocho sonidos. Vistoso los primeros días; el motor se oye y la luz sobra para dormir.",
    veredicto: "Vistoso antes del cuento; para dormir sobra luz y se oye el motor.",
    para_quien: "Jugar a los planetas con tres o cuatro años.",
    no_para: "Dormir con él encendido o ver el paso de madrugada.",
    contenido_principal: `El primer encendido arranca un «oh» a cualquiera; el séptimo, menos. Una semana más tarde, dos de las tres familias que lo probaron lo usaban solo como espectáculo antes del cuento, con el niño despierto, y lo apagaban al acostarlo.
Tiene su lógica. Con el azul al máximo medimos 4,6 lux a la altura del colchón, muy por encima de lo que pide una habitación para descansar; el modo ámbar queda en 1,3 y es el único que dejaríamos. El motor de giro produce un ronroneo de 38 dB a un metro. Los ocho sonidos son bucles cortos con un chasquido al repetirse y, a tope, alcanzan 68 dB junto al aparato: si los pones, bajos y con el proyector a dos metros o más de la cuna.
La fuente es LED y no láser, punto que comprobamos en la ficha técnica porque un haz láser no debería apuntar a los ojos de nadie. Aun así, mejor no mirarla de frente y de cerca. Se apaga a los 45 minutos, sin que se pueda elegir otro tiempo.
Como luz de paso para la madrugada no funciona; como ayuda para dormir, no tenemos motivo para prometer nada. Lo vemos, si acaso, para jugar a los planetas con tres o cuatro años.`,
    keyfeatures: [
      "LED azul y ámbar, sin láser",
      "12 cm de diámetro, 430 g",
      "Alimentación por USB-C, sin batería",
      "Ocho sonidos con volumen regulable",
      "Apagado fijo a los 45 minutos",
    ],
    pros: [
      "El modo ámbar es agradable",
      "Ficha técnica clara sobre la fuente de luz",
      "El giro y el sonido se desconectan por separado",
    ],
    cons: [
      "Motor audible de noche",
      "Azul demasiado intenso para un dormitorio",
      "Bucles de sonido con corte evidente",
      "Sin temporizador ajustable",
    ],
    alt: "Proyector que dibuja estrellas y una luna en la oscuridad",
    revisado_at: "2026-09-12",
    relacionados: [
      "luz-nocturna-lumbrel-conejo",
      "lampara-regulable-almenda-ambar",
      "movil-cuna-pinarela-vuelo",
    ],
  },
  {
    id: "B0DEMO0054",
    slug: "luz-enchufe-mirlana-pasillo",
    title: "Luz de enchufe Mirlana Pasillo",
    category: "luces-nocturnas",
    price: "11,95 €",
    rating: 4.5,
    descripcion:
      "Piloto LED de 0,4 W con sensor crepuscular que marca el camino por la noche. Barato, discreto y sin cables; solo pide un enchufe donde no llegue el niño.",
    veredicto:
      "Marca el camino sin cables y por céntimos al año; pide un enchufe que el niño no alcance.",
    para_quien: "Pasillos con un enchufe a media altura.",
    no_para: "El dormitorio del bebé y los enchufes a ras de suelo.",
    contenido_principal: `Cuesta menos que un menú del día y gasta en un año en torno a 1,5 kWh si luce diez horas cada noche. Va directo a la toma de corriente, sin cable, y un sensor lo enciende cuando la luz del pasillo baja de unos 10 lux. Con eso basta para ir del dormitorio a la cuna esquivando el camión de bomberos.
Tuvimos tres durante cuatro meses en dos pisos. Ninguno falló. La carcasa se quedó en 34 °C en pleno agosto, el tono es cálido, de 2.200 K, y a dos metros ya no molesta a quien duerme con la puerta abierta. Leímos también la etiqueta: marcado CE y referencia a la UNE-EN 60598-2-12, la parte de la norma de luminarias que trata las luces de noche para enchufe.
Lo delicado es la ubicación. Un piloto brillante a 30 cm del suelo atrae a un gateador, y el enchufe es justo lo que no queremos que investigue; elige una toma a media altura, fuera de su alcance, y pon protectores en las demás. Ni alargadores ni regletas.
Echamos de menos un ajuste de brillo y un interruptor, ya que para apagarlo hay que desenchufarlo. En un dormitorio de bebé nos parece, además, algo luminoso: su lugar es el que lleva en el nombre.`,
    keyfeatures: [
      "0,4 W, blanco cálido de 2.200 K",
      "Sensor crepuscular automático",
      "6,5 × 6,5 cm, sobresale 3 cm",
      "Clavija integrada, sin cable",
      "UNE-EN 60598-2-12 y marcado CE",
    ],
    pros: [
      "Consumo anual de unos céntimos",
      "Carcasa apenas tibia incluso en verano",
      "Nada que cargar ni que recordar",
      "Tono cálido que no deslumbra",
    ],
    cons: [
      "Sin interruptor ni regulación",
      "Ocupa el enchufe por completo",
      "Llama la atención de un bebé si queda a su altura",
    ],
    alt: "Luz de noche con una luna, enchufada junto a una puerta",
    isrecommended: true,
    revisor: "Diego Olmedo",
    revisado_at: "2026-10-23",
    relacionados: [
      "luz-nocturna-lumbrel-conejo",
      "barrera-escalera-baluro-firme",
      "lampara-regulable-almenda-ambar",
    ],
  },
  {
    id: "B0DEMO0055",
    slug: "lampara-regulable-almenda-ambar",
    title: "Lámpara regulable Almenda Ámbar",
    category: "luces-nocturnas",
    price: "54,90 €",
    rating: 3.7,
    descripcion:
      "Lámpara de sobremesa de cerámica con rueda de intensidad y luz muy cálida. Agradable junto al sillón de las tomas; pesa, lleva cable y pide un mueble al que el niño no llegue.",
    veredicto:
      "Luz cálida y regulable junto al sillón; pesa, lleva cable y es cara sin temporizador.",
    para_quien: "Las tomas, sobre un mueble al que el niño no llegue.",
    no_para: "Niños que ya trepan y quien solo quiere un resplandor.",
    contenido_principal: `Junto a la mecedora hace buen papel. La rueda va del 2 al 100 % sin saltos ni zumbido, el tono baja hasta 1.800 K y la pantalla trenzada reparte la luz sin dejar la bombilla a la vista. Con una mano ocupada por el bebé, girar un mando grande resulta más natural que buscar un botón táctil.
En la redacción la tuvimos encendida 200 horas. Al mínimo dio 0,5 lux a un metro; al máximo, 45, bastantes para leer un prospecto. La bombilla LED es de rosca E14 y se cambia, detalle que alarga su vida frente a las selladas. El parpadeo, grabado con la cámara lenta del móvil, solo asomó por debajo del 5 %.
Ahora, lo que pesa: 1,3 kg de cerámica con un cable de 1,6 m. Un tirón desde el suelo y se viene abajo. La pondríamos sobre una cómoda sujeta a la pared, con el cable recogido por detrás y fuera del alcance del niño y de la cuna, a más de un brazo largo. Cuando empiece a trepar, retírala.
Que la luz sea ambarina no hace dormir a nadie, por más que la caja lo insinúe. Y 54,90 € es mucho para una lámpara sin temporizador; quien solo quiera un resplandor de madrugada tiene opciones más sencillas y sin cable.`,
    keyfeatures: [
      "Base de cerámica, 27 cm de alto, 1,3 kg",
      "Regulación del 2 al 100 % con rueda",
      "Bombilla LED E14 sustituible de 4 W",
      "Tono de 1.800 a 2.700 K",
      "Cable de 1,6 m",
    ],
    pros: [
      "Regulación fina y silenciosa",
      "Bombilla que se puede cambiar",
      "Sirve después como lámpara de lectura",
    ],
    cons: [
      "Pesada y con cable: peligro si el niño tira",
      "Ligero parpadeo al mínimo",
      "Sin temporizador pese al precio",
    ],
    alt: "Lámpara de mesa con pantalla trenzada, encendida junto a dos libros",
    colores: ["Verde pino", "Blanco roto"],
    revisor: "Lucía Arranz",
    revisado_at: "2026-08-14",
    relacionados: [
      "mecedora-almenda-calma",
      "luz-nocturna-lumbrel-conejo",
      "comoda-cambiador-lumbrel-orden",
    ],
  },
];

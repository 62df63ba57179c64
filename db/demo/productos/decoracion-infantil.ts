import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0019",
    slug: "movil-cuna-pinarela-vuelo",
    title: "Móvil de madera Pinarela Vuelo",
    category: "decoracion-infantil",
    price: "44,90 €",
    rating: 3.6,
    descripcion:
      "Cinco golondrinas de tilo que giran con el aire, sin motor ni música. Bonito y discreto, con fecha de caducidad: se descuelga antes de que el bebé se incorpore.",
    veredicto:
      "Bonito y silencioso, para mirar y no tocar; hay que quitarlo hacia los cinco meses.",
    para_quien: "Los primeros meses, con un techo en el que se pueda taladrar.",
    no_para: "Casas de alquiler y quien busca algo que dure.",
    contenido_principal: `Cinco golondrinas de tilo penden de un aro y se mueven con el aire que entra por el balcón. Sin pilas, sin luces y sin melodía: a la tercera semana ese silencio se valora.
Está pensado para mirar, jamás para tocar. Lo colgamos a un lado de la cuna y no sobre la cabeza, lejos del alcance de cualquier mano, y así debería quedarse hasta que el bebé empiece a incorporarse sobre manos y rodillas, hacia los cinco meses. Ese día se quita. Los hilos sueltos de las figuras miden 19,5 cm, por debajo de los 22 cm que tomamos como límite; el cordón que sube al techo es más largo y ningún niño debe alcanzarlo.
Diego tiró de cada pájaro con un dinamómetro y ninguno se desprendió; la marca declara la UNE-EN 71. En cambio, un golpe contra el suelo melló un ala y dejó una astilla, que hubo que lijar. Seis semanas más tarde el polvo se veía a simple vista y un paño apenas llegaba a los rincones.
Colgarlo tiene su miga. No trae gancho, y en un techo de escayola hace falta un taco específico. Si vives de alquiler y no puedes taladrar, busca otra cosa: con adhesivos no debe ponerse. Por su vida útil, 44,90 € nos parecen muchos.`,
    keyfeatures: [
      "Cinco figuras de tilo, de 9 a 12 cm",
      "46 cm de diámetro y 210 g",
      "Hilos sueltos de 19,5 cm",
      "Pinturas al agua",
      "Declara cumplir la UNE-EN 71",
    ],
    pros: ["Se mueve con muy poco aire", "Ni pilas ni ruido", "Figuras bien sujetas al hilo"],
    cons: [
      "Hay que retirarlo hacia los cinco meses",
      "Sin gancho de techo",
      "La madera se astilla si cae",
      "Difícil de limpiar",
    ],
    alt: "Móvil de madera con pájaros de colores",
    revisor: "Diego Olmedo",
    revisado_at: "2026-10-16",
    relacionados: [
      "libro-contrastes-garabo-blanco-negro",
      "gimnasio-actividades-almenda-pradera",
      "estanteria-baja-lumbrel-cuento",
    ],
  },
  {
    id: "B0DEMO0020",
    slug: "alfombra-lavable-almenda-prado",
    title: "Alfombra lavable Almenda Prado",
    category: "decoracion-infantil",
    price: "129,00 €",
    rating: 3.8,
    descripcion:
      "Alfombra ovalada de algodón, de 120 × 170 cm, que entra en una lavadora de 8 kg. Cálida bajo los pies y fácil de mantener limpia, aunque resbala sin base y no amortigua caídas.",
    veredicto: "Se lava en casa y abriga el suelo; resbala sin malla y no amortigua una caída.",
    para_quien: "Rincones de juego y casas con lavadora de 8 kg o más.",
    no_para: "Bebés que aún se caen sentados y casas sin dónde tender.",
    contenido_principal: `Le echamos puré de calabaza, medio yogur y el barro de unas botas que volvían del Retiro. Al cabo de tres lavados a 30 °C quedaba solo un halo amarillo del puré, y había que saber dónde mirar.
Que quepa en la máquina depende del tambor. En seco son 3,4 kg, y en una lavadora de 7 kg se apelmazó y salió a medio aclarar; con 8 kg no hubo problema. Después viene lo laborioso, porque mojada pesa de verdad y en octubre, tendida entre dos sillas, tardó treinta y una horas en secarse. Quien no disponga de terraza o de tendedero ancho debería pensárselo.
Sirve para delimitar el rincón de juego y aislar del suelo frío. Con 6 mm de grosor no acolcha, así que para un bebé que aún se cae estando sentado conviene algo más grueso. Sobre tarima patina: antes de dejar gatear a nadie pusimos una malla antideslizante, que cuesta 15 € y no viene incluida.
Los dos primeros lavados soltaron bastante pelusa. Mientras dura, aspírala a menudo, ya que un niño de siete meses se lleva cualquier hebra a la boca. El borde va ribeteado con doble costura, y por más que tiramos no se soltó un hilo en un mes.`,
    keyfeatures: [
      "120 × 170 cm",
      "Algodón 100 %, grosor de 6 mm",
      "3,4 kg en seco",
      "Lavable a 30 °C en tambor de 8 kg o más",
      "Borde ribeteado, sin flecos",
    ],
    pros: [
      "Se lava en casa, sin tintorería",
      "Cálida para jugar en el suelo",
      "Dibujo reversible que disimula el uso",
    ],
    cons: [
      "Resbala sin malla antideslizante",
      "Secado de más de un día",
      "Pelusa en los primeros lavados",
    ],
    alt: "Alfombra ovalada verde con flores y dos cubos de madera al lado",
    colores: ["Verde prado", "Tostado"],
    revisor: "Lucía Arranz",
    revisado_at: "2026-11-03",
    relacionados: [
      "gimnasio-actividades-almenda-pradera",
      "cubos-apilables-pinarela-torre",
      "estanteria-baja-lumbrel-cuento",
    ],
  },
  {
    id: "B0DEMO0021",
    slug: "estanteria-baja-lumbrel-cuento",
    title: "Estantería baja Lumbrel Cuento",
    category: "decoracion-infantil",
    price: "98,00 €",
    rating: 4.3,
    descripcion:
      "Librería frontal de abedul, 80 cm de ancho y 62 de alto, para que el niño vea las portadas y elija solo. Dos escuadras la fijan a la pared, y ese paso no es opcional.",
    veredicto:
      "Pone las portadas a la altura del niño y queda firme con sus escuadras; faltan topes a los lados.",
    para_quien: "Unos dieciséis libros que se cambian cada poco.",
    no_para: "Bibliotecas grandes y paredes donde no se atornilla.",
    contenido_principal: `Un niño de dos años no lee lomos. Cuando los cuentos miran de frente, señala, elige y, con paciencia, devuelve, y para eso basta un mueble de 62 cm con dos baldas inclinadas. Caben unos dieciséis libros de tamaño medio, más si se solapan. Los de cartón grueso ocupan el doble, y los álbumes de más de 31 cm de alto tapan la fila siguiente. Para una biblioteca familiar es poca cosa; como selección que se renueva cada quince días, nos parece la medida justa.
La montamos en veinticinco minutos y la dejamos diez semanas en la casa de Marta, donde un trepador de diecinueve meses la tomó por escalera. Antes habíamos colgado 12 kg del canto delantero. Sin atornillar, se vino abajo; con sus dos escuadras puestas, aguantó quieta. Se entrega con tornillería para ladrillo hueco y con una nota, bien visible, que exige usarla. Las esquinas tienen un radio de 2 cm y no encontramos astillas en el contrachapado.
Le falta un tope en los laterales, por donde los libros estrechos caen al suelo. El barniz mate, además, pide paño seco: con toallitas húmedas quedaron cercos en la balda de abajo.`,
    keyfeatures: [
      "80 × 62 × 26 cm",
      "Contrachapado de abedul de 15 mm, 9,5 kg",
      "Dos baldas inclinadas, 6 kg por balda",
      "Dos escuadras de pared con tornillos",
      "Esquinas redondeadas, radio de 2 cm",
    ],
    pros: [
      "Portadas a la vista y al alcance del niño",
      "Fijación a pared sólida e incluida",
      "Montaje corto",
      "Cantos pulidos, agradables al tacto",
    ],
    cons: [
      "Sin tope lateral",
      "Los álbumes altos tapan la fila de atrás",
      "El barniz se marca con humedad",
    ],
    alt: "Librería baja con cuentos de frente y un oso de peluche",
    isrecommended: true,
    revisor: "Marta Cebrián",
    revisado_at: "2026-10-23",
    relacionados: [
      "cuento-carton-garabo-luna",
      "libro-solapas-garabo-madrid",
      "libro-tela-garabo-campo",
      "alfombra-lavable-almenda-prado",
    ],
  },
  {
    id: "B0DEMO0022",
    slug: "vinilos-pared-almenda-encinar",
    title: "Vinilos de pared Almenda Encinar",
    category: "decoracion-infantil",
    price: "34,90 €",
    rating: 3.3,
    descripcion:
      "Encinas, jabalíes y urracas en cuatro láminas adhesivas de 30 × 90 cm. Agarran bien en pared lisa y mal en gotelé. Colócalos lejos de la cuna y de manos curiosas.",
    veredicto:
      "Un bosque distinto para pared lisa; en gotelé se cae y de la pintura mate se lleva trozos.",
    para_quien: "Paredes lisas con pintura satinada, lejos de la cuna.",
    no_para: "Gotelé, alquileres con pintura mate y niños que despegan piezas.",
    contenido_principal: `Si tus paredes son de gotelé, puedes dejar de leer aquí: a los nueve días colgaba media encina. Sobre pintura plástica lisa, en cambio, las cuatro láminas siguen puestas desde mediados de agosto, incluida la que da a un tabique que coge todo el sol.
Hicimos la prueba en tres habitaciones del mismo piso de Vallecas. Una tarde basta para componer el bosque entre dos, con una espátula y bastante discusión sobre dónde va el jabalí. El vinilo admite despegarse y recolocarse en los primeros minutos; más tarde se estira. Al quitar una urraca al mes y medio no se llevó la pintura satinada, pero sí un trozo de la mate, y en un alquiler eso se paga.
Hay treinta y siete piezas, algunas de 3 cm. Las bellotas pequeñas no las pondríamos: un niño de dos años despega una esquina con la uña y se la mete en la boca. Por idéntica razón, ninguna al alcance desde la cuna o desde la cama. El dibujo, eso sí, tiene gracia y escapa del repertorio de safaris. Los verdes impresos son bastante más apagados que los del catálogo, y la caja llega sin plantilla para orientarse. El olor a tinta dura tres días; ventila la habitación antes de que el niño duerma en ella.`,
    keyfeatures: [
      "Cuatro láminas de 30 × 90 cm",
      "37 piezas, de 3 a 84 cm",
      "Acabado mate, 0,1 mm de espesor",
      "Para pared lisa, seca y pintada hace más de un mes",
    ],
    pros: [
      "Dibujo de fauna ibérica poco visto",
      "Se recoloca durante los primeros minutos",
      "Aguanta bien el sol directo",
    ],
    cons: [
      "No se adhiere al gotelé",
      "Arranca pintura mate al retirarlo",
      "Piezas pequeñas que conviene desechar",
      "Huele a tinta unos días",
    ],
    alt: "Pared con vinilos de árboles detrás de una cómoda rosa",
    revisado_at: "2026-09-29",
    relacionados: [
      "estanteria-baja-lumbrel-cuento",
      "alfombra-lavable-almenda-prado",
      "movil-cuna-pinarela-vuelo",
    ],
  },
];

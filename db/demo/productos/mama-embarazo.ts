import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0073",
    slug: "almohada-embarazo-almenda-abrazo",
    title: "Almohada de embarazo Almenda Abrazo",
    category: "mama-embarazo",
    price: "59,90 €",
    rating: 4.0,
    descripcion:
      "Almohada en forma de U de 140 cm que sostiene a la vez la espalda, la barriga y las rodillas. Cómoda desde el quinto mes y muy ancha para una cama de 135.",
    veredicto: "Sostiene espalda, barriga y rodillas de una pieza; ocupa media cama y da calor.",
    para_quien: "Camas de 150 cm desde el quinto mes.",
    no_para: "Camas de 135 compartidas y noches de verano.",
    contenido_principal: `De lado, con algo entre las rodillas y algo detrás para no rodar: así describen su postura muchas embarazadas a partir del quinto mes, y para lograrla se llenan la cama de cojines. La Abrazo los reúne en una sola pieza. Como forma una U, al darse la vuelta no hay que arrastrarla al otro lado.
Dos compañeras embarazadas durmieron con ella siete semanas, una en cama de 135 y otra en una de 150. La primera la sacó al sofá el noveno día, porque sus 75 cm de ancho dejaban a su pareja en el filo. La segunda se la quedó. Ambas anotaron el calor: pasada la medianoche de un agosto sin aire acondicionado, la fibra agobia.
Pesa 2,8 kg, lo que se nota al cambiar la funda con el octavo mes encima. Esta se lava a 40 °C y su cremallera recorre un metro, un acierto. El relleno se apelmazó unos 3 cm bajo la cadera y recuperó casi todo al airearlo.
Después del parto vale para apoyarse al dar el pecho sentada. Fuera de ahí, lejos del bebé: ni para dormir ni para dejarlo recostado, tampoco un rato. Si la molestia de espalda no te deja descansar, coméntalo con tu matrona; una almohada no trata nada.`,
    keyfeatures: [
      "Forma de U, 140 × 75 cm",
      "2,8 kg con funda",
      "Relleno de fibra hueca de poliéster",
      "Funda de algodón con cremallera de 100 cm, lavable a 40 °C",
      "Altura de los brazos: 20 cm, 17 cm tras siete semanas",
    ],
    pros: [
      "Sujeta por delante y por detrás sin recolocarla",
      "La funda se quita con facilidad",
      "Sigue siendo útil en el sofá después del parto",
    ],
    cons: [
      "Demasiado ancha para una cama compartida de 135",
      "Da calor en verano",
      "El relleno se aplasta algo bajo la cadera",
    ],
    alt: "Almohada de embarazo verde en forma de U",
    colores: ["Verde salvia", "Arena"],
    revisor: "Lucía Arranz",
    revisado_at: "2026-09-11",
    relacionados: [
      "cojin-lactancia-almenda-media-luna",
      "mecedora-almenda-calma",
      "sujetador-lactancia-nacara-facil",
    ],
  },
  {
    id: "B0DEMO0074",
    slug: "bolso-maternidad-veloria-planta",
    title: "Bolso de maternidad Veloria Planta",
    category: "mama-embarazo",
    price: "79,90 €",
    rating: 3.8,
    descripcion:
      "Bolso de lona encerada de 16 litros con bolsillos fijos y cambiador plegable, para el hospital y los paseos del primer año. Bonito y ordenado, algo pesado antes de meter nada.",
    veredicto: "Cabe todo lo del ingreso y resiste la lluvia; vacío pesa casi un kilo.",
    para_quien: "Quien se mueve en coche y lleva el bolso en el cestillo.",
    no_para: "Quien lo carga al hombro por escaleras o lo cuelga del manillar.",
    contenido_principal: `Para el ingreso en la planta de maternidad cupieron dos camisones, neceser, zapatillas, cuatro mudas de bebé y la carpeta de papeles, y aún cerraba. Ese fue el primer examen. El segundo duró diez semanas de diario, con pañales, agua, un jersey de repuesto y el abono de transportes en el bolsillo trasero, que se alcanza sin quitarse el asa.
Vacío pesa 980 g. Son muchos si vas a llevarlo al hombro con el bebé en brazos por las escaleras de una estación de Metro sin ascensor, y un bolso de nailon se queda en la mitad. A quienes se mueven sobre todo en coche les dará igual.
Trae dos enganches para el manillar y aquí somos tajantes: lo que cuelga de él puede volcar el carrito hacia atrás, y la UNE-EN 1888 obliga a advertirlo. Con 4 kg dentro, una silla ligera levantó las ruedas delanteras en cuanto soltamos el manillar. Al cestillo de abajo, siempre.
La lona resistió un chaparrón de octubre y medio yogur. El forro claro, no tanto: la mancha de plátano sigue ahí. El cambiador, de 60 × 35 cm, basta hasta los cuatro o cinco meses y se dobla en tres. Los bolsillos interiores no se pueden mover.`,
    keyfeatures: [
      "42 × 30 × 18 cm, 16 litros",
      "980 g en vacío",
      "Lona de algodón encerada y forro de poliéster",
      "Siete bolsillos interiores y uno trasero con cremallera",
      "Cambiador plegable de 60 × 35 cm",
      "Correa ajustable de 70 a 125 cm",
    ],
    pros: [
      "Capacidad de sobra para el ingreso en el hospital",
      "Lona que repele la lluvia",
      "Bolsillo trasero accesible con el bolso puesto",
    ],
    cons: [
      "Casi un kilo en vacío",
      "Los enganches invitan a colgarlo del manillar, y no se debe",
      "El forro claro se mancha con facilidad",
      "El cambiador se queda corto pronto",
    ],
    alt: "Bolso azul de maternidad del que asoma un biberón",
    colores: ["Azul pizarra", "Negro", "Canela"],
    revisado_at: "2026-10-26",
    relacionados: [
      "carrito-tilavia-ronda-3-en-1",
      "silla-ligera-nubaro-pluma",
      "cesta-panales-almenda-orden",
    ],
  },
  {
    id: "B0DEMO0075",
    slug: "sujetador-lactancia-nacara-facil",
    title: "Sujetador de lactancia Nácara Fácil",
    category: "mama-embarazo",
    price: "34,90 €",
    rating: 4.5,
    descripcion:
      "Sujetador sin aros cuyas copas se abren con una mano y vuelven a cerrarse sin mirar. Tejido elástico que acompaña los cambios de volumen de las primeras semanas.",
    veredicto: "Se abre con una mano y se adapta a cada semana; en copas grandes sujeta poco.",
    para_quien: "Las primeras semanas de lactancia, cuando el pecho cambia de volumen.",
    no_para: "Correr, y copas grandes que caminan deprisa.",
    contenido_principal: `El pecho cambia de volumen a lo largo del mismo día, y por eso la rigidez sobra en un sujetador de lactancia. Este carece de aros y de costuras en la copa; el tejido, con un 14 % de elastano, cede unos cuatro centímetros y vuelve a su sitio. La espalda ofrece seis posiciones de corchete.
Reunimos a cinco madres con bebés de entre dos semanas y siete meses. Todas aprendieron a abrir el cierre con la izquierda en la primera toma. A cerrarlo, tres; las otras necesitaron unos días. El clic suena más de lo deseable cuando el bebé acaba de dormirse.
Dos usuarias de copa F notaron poca sujeción al caminar deprisa, y para correr ninguna lo llevaría. Elige la talla hacia el final del embarazo, dejando corchetes libres en ambos sentidos. Una prenda que deja surcos o aprieta en un punto concreto se cambia; si aparece una zona dura o dolorosa, consulta a tu matrona o en el centro de salud.
Veinte lavados a 40 °C, dentro de una red, lo dejaron casi igual, con algo de bolita bajo el brazo. Nos irritó un detalle: las almohadillas extraíbles salen dobladas de la lavadora y recolocarlas lleva más tiempo que tender.`,
    keyfeatures: [
      "Sin aros ni costuras en la copa",
      "Apertura de copa con una mano",
      "Seis posiciones de corchete en la espalda",
      "Algodón 58 %, poliamida 28 %, elastano 14 %",
      "Tallas de la 85 B a la 110 F",
      "Lavado a 40 °C en red",
    ],
    pros: [
      "Se abre sin ayuda desde la primera toma",
      "Tejido que se adapta a los cambios de volumen",
      "No marca los hombros tras una jornada entera",
      "Buen aspecto después de veinte lavados",
    ],
    cons: [
      "Sujeción escasa en las copas grandes",
      "El cierre hace ruido al encajar",
      "Las almohadillas se doblan al lavarlo",
    ],
    alt: "Sujetador de lactancia rosa con cierres en los tirantes",
    colores: ["Rosa palo", "Negro", "Beis"],
    isrecommended: true,
    revisor: "Marta Cebrián",
    revisado_at: "2026-08-12",
    relacionados: [
      "discos-lactancia-ondaria-algodon",
      "cojin-lactancia-almenda-media-luna",
      "sacaleches-electrico-nacara-doble",
    ],
  },
  {
    id: "B0DEMO0076",
    slug: "medias-compresion-veloria-paso",
    title: "Medias de compresión Veloria Paso",
    category: "mama-embarazo",
    price: "38,00 €",
    rating: 3.4,
    descripcion:
      "Medias premamá de compresión suave con panel elástico para la barriga. Antes de comprarlas, que una matrona o un médico te diga si las necesitas y de qué grado.",
    veredicto:
      "La tela y el panel cumplen; la tabla de tallas olvida el tobillo y salen carreras pronto.",
    para_quien: "Quien las necesita por consejo médico y conoce sus medidas.",
    no_para: "Quien las compra por su cuenta, y el verano.",
    contenido_principal: `Estas medias no se compran por el color. La compresión tiene grados, hay situaciones en las que no conviene y la medida se toma con cinta en tobillo, pantorrilla y muslo; tu matrona o tu médico deben decirte si te hacen falta. Nosotros valoramos la prenda: tejido, tallaje, facilidad para ponérsela y cuánto dura. De lo que haga por tus piernas no opinamos.
El envase anuncia de 15 a 20 mmHg en el tobillo, un dato que no tenemos medios de verificar. Sí medimos el panel de la barriga, que estira de 34 a 61 cm sin clavarse en la cintura a las 36 semanas. La entrepierna es de algodón.
Ponérselas exige paciencia. Sentada, con el pie en alto y enrollándolas desde la punta, tres embarazadas tardaron entre cuatro y siete minutos, y en el último mes dos pidieron ayuda. En julio, a 38 °C, las tres desistieron antes de comer.
Una carrera apareció a los quince usos, a la altura del talón, y otra por culpa de una uña. La tabla de tallas mezcla altura y peso sin citar el contorno del tobillo, que es la medida decisiva. Por ese fallo baja nuestra nota.`,
    keyfeatures: [
      "Compresión declarada: de 15 a 20 mmHg",
      "Poliamida 72 %, elastano 28 %, entrepierna de algodón",
      "Panel para la barriga de 34 a 61 cm",
      "Tallas S, M, L y XL",
      "Lavado a mano a 30 °C, sin secadora",
    ],
    pros: [
      "El panel no se clava en la cintura",
      "Costura de la puntera plana",
      "Aspecto de media corriente",
    ],
    cons: [
      "Cuesta ponérselas en el último trimestre",
      "Tabla de tallas sin contorno de tobillo",
      "Carreras a las pocas semanas",
      "Muy calurosas en verano",
    ],
    alt: "Medias de compresión largas, una azul y otra oscura",
    estado: "draft",
    revisado_at: "2026-07-27",
    relacionados: ["almohada-embarazo-almenda-abrazo", "sujetador-lactancia-nacara-facil"],
  },
];

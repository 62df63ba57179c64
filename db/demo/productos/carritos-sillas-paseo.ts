import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0001",
    slug: "carrito-tilavia-ronda-3-en-1",
    title: "Carrito Tilavia Ronda 3 en 1",
    category: "carritos-sillas-paseo",
    price: "749,00 €",
    rating: 4.5,
    descripcion:
      "Chasis de 59 cm de ancho con capazo, silla reversible y portabebés R129. Pesa 12,9 kg con la silla puesta y se maneja bien por aceras levantadas; pide un maletero mediano y una casa con ascensor.",
    veredicto:
      "Un solo carrito desde el primer día, cómodo en acera rota, si tu ascensor y tu maletero lo admiten.",
    para_quien: "Familias que van a pie a diario, cogen el coche algunos días y tienen ascensor.",
    no_para: "Un tercero sin ascensor o un utilitario de maletero pequeño.",
    contenido_principal: `Tres piezas encajan en el mismo chasis: capazo rígido para los primeros meses, silla reversible para cuando el bebé ya se sienta solo y portabebés homologado según la ECE R129. A una familia que va a pie por el barrio y coge el coche los fines de semana le evita un segundo carrito, porque la silla admite hasta 22 kg.
Lo tuvimos nueve semanas en un tercer piso de Chamberí con ascensor de 1962. La puerta deja 62 cm libres y las ruedas traseras ocupan 59: entra recto y sin plegar, aunque quien empuja viaja de perfil. En la báscula, chasis y silla dieron 12,9 kg; con el capazo, 13,4 kg. Repasamos frenos, bloqueos y marcado con la UNE-EN 1888 sobre la mesa. A 38 °C, sin abrir las rejillas, el interior del capazo subió tres grados en veinte minutos.
Sin ascensor no lo elegiríamos, y con un utilitario tampoco: plegado mide 88 × 59 × 32 cm. El portabebés es para el coche. Durante el paseo, un recién nacido va tumbado en el capazo.
La cesta nos gustó poco, pues admite 4 kg y queda medio tapada. Cerrar el chasis exige ambas manos; con el niño en brazos no hay manera.`,
    keyfeatures: [
      "12,9 kg con la silla, 13,4 kg con el capazo",
      "59 cm de ancho, 103 de alto y 88 × 59 × 32 cm plegado",
      "Capazo de 78 × 34 cm en el interior",
      "Silla reversible hasta 22 kg, con arnés de cinco puntos",
      "Portabebés R129 de 40 a 87 cm, hasta 13 kg",
      "Conforme a la UNE-EN 1888, según la declaración del fabricante",
    ],
    pros: [
      "Cabe sin plegar en ascensores con 62 cm de paso",
      "La silla mira hacia quien empuja o hacia la calle",
      "Suspensión trasera suave en adoquín y baldosa rota",
      "Recambios de ruedas y telas sueltos en la web de la marca",
    ],
    cons: [
      "Se pliega con dos manos",
      "Cesta de 4 kg con acceso estrecho",
      "Demasiado grande para el maletero de un utilitario",
    ],
    alt: "Carrito con capazo verde oscuro y un portabebés de coche al lado",
    colores: ["Verde oliva", "Gris piedra", "Azul noche"],
    isrecommended: true,
    destacado_home: 2,
    revisor: "Lucía Arranz",
    revisado_at: "2026-10-14",
    relacionados: [
      "silla-ligera-nubaro-pluma",
      "silla-coche-sarmio-giro-360",
      "bolso-maternidad-veloria-planta",
    ],
  },
  {
    id: "B0DEMO0002",
    slug: "silla-ligera-nubaro-pluma",
    title: "Silla ligera Nubaro Pluma",
    category: "carritos-sillas-paseo",
    price: "139,00 €",
    rating: 4.1,
    descripcion:
      "Silla de paraguas de 5,9 kg para bebés que ya se sientan, desde unos seis meses. Buena segunda silla para el Metro y los viajes cortos; el respaldo no se tumba del todo.",
    veredicto:
      "Buena segunda silla para el Metro y las escaleras: 5,9 kg con asa, a cambio de un respaldo que no se tumba.",
    para_quien: "Niños que ya se sientan solos y familias que suben y bajan escaleras cada día.",
    no_para: "Recién nacidos, siestas largas y quien busca una silla única.",
    contenido_principal: `En una estación de Metro sin ascensor, 5,9 kg y un asa a la altura de la cadera deciden si llegas a tiempo a la escuela infantil. La Pluma se cierra como un paraguas, queda en 106 × 28 × 25 cm y cabe de pie detrás de una puerta o atravesada en un maletero pequeño.
Conviene entenderla como segunda silla. El respaldo baja a unos 145 grados y ahí se detiene, de modo que el fabricante la reserva para niños que se mantienen sentados, desde los seis meses aproximadamente y hasta 15 kg. Un recién nacido necesita ir tumbado; para siestas largas tampoco la pondríamos.
Marta la llevó cinco semanas por la línea 1 y por los adoquines de La Latina. Revisamos arnés, freno y bloqueos con lo que pide la UNE-EN 1888 y la plegamos cincuenta veces seguidas: el cierre todavía entra con un clic limpio. A partir de las cinco de la tarde la capota, muy corta, deja las piernas al sol. Persiste el viejo vicio de estas sillas: cuelga una bolsa de 2 kg en los puños y, en cuanto el niño se baja, todo se va hacia atrás. Los manillares separados, además, impiden girar con una sola mano.`,
    keyfeatures: [
      "5,9 kg en nuestra báscula, sin protector de lluvia",
      "46 cm de ancho y 104 de alto; 106 × 28 × 25 cm plegada en paraguas",
      "Desde unos 6 meses y hasta 15 kg",
      "Respaldo de cuatro posiciones, máximo 145 grados",
      "Ruedas dobles de 15 cm, giratorias delante",
      "Norma declarada: UNE-EN 1888",
    ],
    pros: [
      "Se sube por una escalera con una mano y el niño en la otra",
      "Asa de transporte y cierre que no se sueltan",
      "Funda desmontable, lavable a 30 °C",
    ],
    cons: [
      "Sin posición tumbada",
      "Vuelca con peso colgado si el asiento va vacío",
      "La capota da sombra solo a la cabeza",
    ],
    alt: "Silla de paseo ligera de color teja con la capota abierta",
    colores: ["Terracota", "Azul tinta", "Gris claro"],
    revisor: "Marta Cebrián",
    revisado_at: "2026-07-22",
    relacionados: [
      "carrito-tilavia-ronda-3-en-1",
      "silla-todoterreno-corzuela-sierra",
      "trona-viaje-nubaro-bolsa",
    ],
  },
  {
    id: "B0DEMO0003",
    slug: "carrito-gemelar-tilavia-duo",
    title: "Carrito gemelar Tilavia Dúo",
    category: "carritos-sillas-paseo",
    price: "489,00 €",
    rating: 3.9,
    descripcion:
      "Dos asientos en paralelo con respaldos independientes, 74 cm de ancho y 14,6 kg. Pensado para gemelos o hermanos muy seguidos. Mide puertas y ascensor antes de encargarlo.",
    veredicto:
      "Gemelar estable y de respaldos independientes; sus 74 cm obligan a medir puertas y ascensor antes de pedirlo.",
    para_quien: "Gemelos o hermanos muy seguidos que salen juntos casi a diario.",
    no_para:
      "Pisos con puertas de 72,5 cm o ascensor antiguo, y hermanos que se llevan tres años o más.",
    contenido_principal: `Antes de mirar colores, saca el metro. El chasis mide 74 cm y muchas puertas interiores de los pisos españoles tienen hoja de 72,5 cm: por ellas no entra. Por una de 82,5 cm pasa justo, y también por los ascensores accesibles, con 80 cm libres. En las cabinas antiguas del centro, ni lo intentes.
Cada respaldo se inclina por su cuenta y, con dos capazos que se venden aparte a 120 € la pieza, sirve desde el nacimiento. Si tus hijos se llevan tres años o más, una plataforma con ruedas acoplada al carrito que ya tienes cuesta mucho menos y se guarda en cualquier rincón.
Se lo prestamos a una familia de Carabanchel con mellizos de siete meses, que lo sacó a diario desde mediados de mayo hasta finales de junio. Por nuestra parte pesamos el conjunto, medimos todos los huecos y, con la UNE-EN 1888 delante, cargamos 15 kg en un solo lado: no se ladea. En línea recta basta una mano; para doblar una esquina hace falta la cadera.
Cerrado forma un bulto de 74 × 76 × 38 cm que llena el maletero. Los asientos no se giran, así que los bebés nunca ven a quien los lleva, y a esa edad se echa de menos.`,
    keyfeatures: [
      "Ancho total de 74 cm, 102 de alto",
      "14,6 kg con ambos asientos",
      "Plegado de 74 × 76 × 38 cm",
      "Hasta 15 kg por plaza",
      "Respaldos y reposapiés independientes",
      "UNE-EN 1888",
    ],
    pros: [
      "Un gemelo duerme reclinado mientras el otro va derecho",
      "Estable aunque se cargue un solo lado",
      "Cesta amplia, con 8 kg de carga admitida",
    ],
    cons: [
      "No pasa por puertas de 72,5 cm",
      "Asientos fijos, siempre hacia la calle",
      "Los capazos suman 240 €",
      "Pesa en los bordillos sin rebaje",
    ],
    alt: "Carrito gemelar con dos asientos en paralelo, uno verde y otro rosa",
    colores: ["Salvia y rosa", "Arena"],
    revisado_at: "2026-07-09",
    relacionados: [
      "carrito-tilavia-ronda-3-en-1",
      "silla-ligera-nubaro-pluma",
      "portabebes-coche-sarmio-primer-viaje",
    ],
  },
  {
    id: "B0DEMO0004",
    slug: "silla-todoterreno-corzuela-sierra",
    title: "Silla todoterreno Corzuela Sierra",
    category: "carritos-sillas-paseo",
    price: "419,00 €",
    rating: 4.2,
    descripcion:
      "Tres ruedas neumáticas para grava, raíces y caminos de parque, con freno de mano y correa de muñeca. Noble en el campo, voluminosa en la ciudad y vetada para correr por su propio manual.",
    veredicto:
      "Absorbe grava y raíces y frena bien en cuesta; en tiendas y vagones llenos estorba, y para correr no vale.",
    para_quien: "Quien pasea casi siempre por parque, campo o caminos de tierra.",
    no_para: "Quien quiere correr con ella o vive entre transporte público y comercios estrechos.",
    contenido_principal: `Raíces, grava y losas de granito en un sendero de Cercedilla: donde una rueda maciza rebota, las de la Sierra absorben. Las traseras tienen 40 cm de diámetro y la delantera 30, que se fija o se libera con un mando en el manillar, sin agacharse.
Hay que saber qué excluye el manual. Prohíbe correr y patinar con ella, por más que las fotos de la caja insinúen otra cosa, y limita el asiento a niños de seis meses en adelante. Para un bebé más pequeño existe un capazo de 189 €, gasto que nos parece excesivo si ya tienes carrito de ciudad.
Diego vive junto a la Casa de Campo y la empujó durante siete semanas, unos 110 km según su cuenta. Infló a 1,5 bares, comprobó el freno de estacionamiento con 18 kg de lastre en la cuesta de su calle y cotejó arnés y topes con la UNE-EN 1888. Bajando, la correa de muñeca da una tranquilidad que el freno de mano solo no da.
Entre coches aparcados se le nota la envergadura: 63 cm de ancho, 13,9 kg y un morro largo que tropieza en la cola del supermercado. En la cuarta semana pinchó. Los parches vienen en la caja; la bomba la pusimos nosotros.`,
    keyfeatures: [
      "Ruedas de aire de 40 cm detrás y 30 cm delante",
      "13,9 kg y 63 cm de ancho",
      "De 6 meses a 22 kg",
      "Freno de mano, freno de estacionamiento y correa de muñeca",
      "Manillar regulable entre 88 y 110 cm",
      "Ensayada según la UNE-EN 1888, dice la etiqueta",
    ],
    pros: [
      "Filtra muy bien el traqueteo en tierra",
      "Rueda delantera que se bloquea desde el manillar",
      "Capota larga, con faldón hasta las rodillas",
      "Frena con suavidad en cuesta",
    ],
    cons: [
      "El manual no permite correr con ella",
      "Se pincha como cualquier neumático y no trae bomba",
      "Incómoda en comercios y vagones llenos",
    ],
    alt: "Silla de paseo azul de ruedas grandes ante un paisaje de montaña",
    revisor: "Diego Olmedo",
    revisado_at: "2026-09-30",
    relacionados: [
      "carrito-tilavia-ronda-3-en-1",
      "silla-ligera-nubaro-pluma",
      "buzo-invierno-corzuela-guadarrama",
    ],
  },
  {
    id: "B0DEMO0005",
    slug: "silla-compacta-veloria-cabina",
    title: "Silla compacta Veloria Cabina",
    category: "carritos-sillas-paseo",
    price: "229,00 €",
    rating: 3.6,
    descripcion:
      "Silla de viaje de 6,4 kg que, plegada, mide 54 × 40 × 19 cm. Práctica entre trenes y aviones desde los seis meses; como carrito de todos los días se queda corta.",
    veredicto:
      "De viaje cumple: se abre sin soltar al niño y cabe en poco sitio. Para el día a día le falta suspensión.",
    para_quien:
      "Familias que encadenan trenes, vuelos y casas de familiares con un niño de seis meses a tres años.",
    no_para: "Quien necesita una silla principal o va mucho por adoquín.",
    contenido_principal: `«Apta para cabina» es una promesa que depende de la compañía y del día. Plegada, nuestra cinta marcó 54 × 40 × 19 cm, dos centímetros más de largo que lo impreso en la caja. Cumple un límite de 55 × 40 × 20 cm, pero con la bolsa de transporte puesta deja de cumplirlo. Pregunta a tu aerolínea antes de ir al aeropuerto.
Encaja con quien encadena trenes, vuelos y pisos de familiares con un niño de seis meses a tres años. Pesa 6,4 kg, se cierra en tres tiempos y trae una cinta para el hombro. Como silla principal convence menos: la suspensión es simbólica y el reposapiés no se regula.
Viajó a Bilbao, a Lisboa y a un pueblo de Zamora a lo largo de dos meses. En la redacción hicimos ochenta plegados seguidos y leímos el manual entero, que cita la UNE-EN 1888 y un máximo de 15 kg. Hacia el número sesenta y dos, el cierre automático empezó a pedir ayuda con el pie.
La ventana de malla de la capota deja entrar más sol de mediodía de lo que quisiéramos. Y la rueda izquierda empezó a chirriar en la tercera semana; una gota de silicona la calló quince días.`,
    keyfeatures: [
      "54 × 40 × 19 cm plegada, según nuestra cinta; abierta, 44 de ancho y 101 de alto",
      "6,4 kg sin la bolsa",
      "De 6 meses a 15 kg",
      "Plegado con una mano y cinta para el hombro",
      "Norma citada en el manual: UNE-EN 1888",
    ],
    pros: [
      "Cabe en el portaequipajes de un tren o en un armario estrecho",
      "Se abre sin soltar al niño",
      "Incluye bolsa y protector de lluvia",
    ],
    cons: [
      "Con la bolsa supera los 20 cm de fondo",
      "Suspensión muy justa en adoquín",
      "Cierre automático que pierde fuerza con el uso",
    ],
    alt: "Silla de paseo compacta verde junto a una maleta de cabina",
    colores: ["Verde pino", "Negro"],
    revisado_at: "2026-11-06",
    relacionados: [
      "silla-ligera-nubaro-pluma",
      "trona-viaje-nubaro-bolsa",
      "muselinas-ondaria-brisa",
    ],
  },
];

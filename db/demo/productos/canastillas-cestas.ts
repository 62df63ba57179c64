import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0056",
    slug: "canastilla-primera-puesta-ondaria",
    title: "Canastilla de primera puesta Ondaria",
    category: "canastillas-cestas",
    price: "64,90 €",
    rating: 4.4,
    descripcion:
      "Dos bodies, dos polainas, un pijama, un gorro y una muselina de algodón, repartidos entre las tallas 50 y 56. Es la ropa que se usa de verdad en las primeras semanas, sin lazos ni botones en la espalda.",
    veredicto:
      "La ropa que se usa las primeras semanas, en dos tallas y abierta por delante; el gorro sobra.",
    para_quien: "Regalar sin saber la talla exacta.",
    no_para: "Bebés prematuros y quien ya ha heredado ropa.",
    contenido_principal: `Quien regala ropa a un recién nacido suele escoger la talla más pequeña y acierta a medias, porque a los diez días ya no cierra. Ondaria reparte aquí las prendas entre la 50 y la 56, de modo que algo quedará bien al salir de la maternidad y algo llegará al segundo mes. Todo se abre por delante; nada pasa por la cabeza.
Para un bebé prematuro estas tallas son grandes. Y a quien ya tenga tres cajones heredados de una prima, la verdad, le vendrán mejor unos pañales.
Lavamos el conjunto doce veces a 40 °C y lo medimos antes y después. El body de la 56 pasó de 19 a 18,3 cm de ancho, un encogimiento razonable en punto de algodón, y los automáticos siguieron en su sitio después de tirar de cada uno con una balanza de equipaje. La etiqueta declara algodón cien por cien y OEKO-TEX Standard 100 de clase I, la que corresponde a artículos para bebé.
El gorro nos convence menos. Sirve para el trayecto a casa en enero, pero en la cuna sobra: se duerme con la cabeza destapada. También flojea la cesta de mimbre: es bonita, pero el forro no se puede quitar para lavarlo y asomaban dos puntas de mimbre que hubo que recortar.`,
    keyfeatures: [
      "Siete piezas: dos bodies, dos polainas, pijama, gorro y muselina",
      "Tallas 50 y 56 mezcladas",
      "Algodón 100 %, OEKO-TEX Standard 100 de clase I",
      "Lavado a 40 °C, encogimiento medido del 4 %",
      "Cesta de mimbre forrada de 36 × 26 × 20 cm",
    ],
    pros: [
      "Todas las prendas se abren por delante",
      "Dos tallas en lugar de una sola que se queda pequeña",
      "Automáticos firmes tras doce lavados",
      "La muselina mide 70 × 70 cm y sirve para mucho más que envolver",
    ],
    cons: [
      "El gorro apenas tiene uso fuera del paseo de invierno",
      "El forro de la cesta no se desmonta",
      "No hay versión para prematuros",
    ],
    alt: "Cesta de mimbre con bodies y un gorro, y un calcetín al lado",
    colores: ["Crudo", "Verde salvia", "Arena"],
    isrecommended: true,
    revisor: "Lucía Arranz",
    revisado_at: "2026-09-18",
    relacionados: [
      "bodies-cruzados-ondaria-nido",
      "muselinas-ondaria-brisa",
      "vale-regalo-canastilla-ondaria",
    ],
  },
  {
    id: "B0DEMO0057",
    slug: "cesta-panales-almenda-orden",
    title: "Cesta para pañales Almenda Trenza",
    category: "canastillas-cestas",
    price: "29,95 €",
    rating: 4.1,
    descripcion:
      "Cesta trenzada en cuerda de algodón, con dos separadores que se quitan y un asa alta. Lleva pañales, toallitas y una muda de una habitación a otra, y más adelante guarda cuentos.",
    veredicto:
      "Lleva el cambio de una habitación a otra con una mano; cede con el peso y tarda en secar.",
    para_quien: "Pisos sin cambiador fijo.",
    no_para: "Quien busca algo rígido para una estantería.",
    contenido_principal: `En un piso de sesenta metros el cambiador acaba siendo la cama, el sofá o la alfombra del salón, según la hora. Esta cesta resuelve el traslado. Caben 24 pañales de la talla 2, un paquete de toallitas, la crema y una muda; con todo dentro pesa 2,1 kg y se lleva con una mano.
Los separadores van sujetos con velcro y se retiran, así que no se queda sin oficio cuando terminan los pañales. Si necesitas algo rígido que encaje en una estantería, mira en otra parte: vacía, la trenza cede y la boca se vuelve ovalada.
Diego la dejó siete semanas en casa de su hermana, con un bebé de cuatro meses y un gato curioso. Midió la base cada domingo y creció de 38 a 39,5 cm por efecto de la carga. El asa, de doble pespunte, soportó 8 kg colgados una noche entera. Revisó además los remates, y ningún cabo libre se acerca a los 22 cm.
Un bote de crema mal cerrado le obligó a lavarla a mano, y la cuerda tardó dos días en secarse en el tendedero de un patio interior. El fondo es hondo y oscuro, de los que invitan a rebuscar. Saca antes lo que vayas a usar: en alto, la otra mano no se aparta del bebé.`,
    keyfeatures: [
      "38 × 26 × 18 cm, 780 g en vacío",
      "Cuerda de algodón trenzada y cosida",
      "Dos separadores extraíbles con velcro",
      "Capacidad para 24 pañales de la talla 2",
      "Se limpia a mano, con agua fría",
    ],
    pros: [
      "Se lleva llena con una sola mano",
      "Asa que aguantó 8 kg sin descoserse",
      "Los separadores se quitan y queda una cesta corriente",
    ],
    cons: [
      "La base se ensancha con el peso",
      "Tarda unos dos días en secarse si hay que lavarla entera",
      "El fondo, hondo y oscuro, obliga a rebuscar",
    ],
    alt: "Cesta trenzada con asa, llena de pañales apilados",
    colores: ["Natural", "Gris piedra"],
    revisor: "Diego Olmedo",
    revisado_at: "2026-08-27",
    relacionados: [
      "comoda-cambiador-lumbrel-orden",
      "canastilla-bano-ondaria-espuma",
      "bolso-maternidad-veloria-planta",
    ],
  },
  {
    id: "B0DEMO0058",
    slug: "canastilla-bano-ondaria-espuma",
    title: "Canastilla de baño Ondaria Espuma",
    category: "canastillas-cestas",
    price: "42,50 €",
    rating: 3.6,
    descripcion:
      "Capa de baño pequeña, manopla, peine, dos gasas y un gel, presentados en una cesta de lona amarilla. Un regalo vistoso al que le sobra el perfume y le faltan centímetros de toalla.",
    veredicto:
      "Regalo vistoso con un gel perfumado que apartaríamos y una capa que se queda corta.",
    para_quien: "Quien quiere un paquete ya hecho y bonito.",
    no_para: "Presupuestos justos y recién nacidos.",
    contenido_principal: `Una toalla, algo para enjabonar y un frasco que huela bien: así se imagina casi todo el mundo el baño de un recién nacido. El frasco es precisamente lo que apartaríamos. Este gel de 200 ml lleva perfume, y con pocas semanas de vida basta el agua, o el jabón que te indique el pediatra.
El resto está escogido con sentido. La manopla de rizo entra en una mano adulta sin apretar, el peine tiene las púas romas y las gasas secan bien los pliegues del cuello. La cesta ocupa 34 × 24 cm, lo que da de sí una balda de baño corriente.
Una compañera la usó un mes entero con su hija de cinco meses y pesó la capa seca y chorreando: retuvo 310 ml antes de gotear, cifra discreta y propia de un rizo de 320 g/m². Como mide 75 cm de lado, las piernas de la niña ya asomaban por abajo. En la tercera semana se descosió el ribete de la cesta y hubo que rematarlo a mano.
Haciendo cuentas, comprar por separado una capa grande y unas gasas sale por menos y llega hasta los dos años. La canastilla tiene sentido si buscas un paquete ya hecho y bonito; con el presupuesto justo, no.`,
    keyfeatures: [
      "Capa de 75 × 75 cm, rizo de 320 g/m²",
      "Manopla, peine de púas romas y dos gasas de 60 × 60 cm",
      "Gel de 200 ml con perfume",
      "Cesta de lona rígida de 34 × 24 × 14 cm",
      "Textil lavable a 40 °C, cesta solo con paño húmedo",
    ],
    pros: [
      "Presentación cuidada, lista para regalar",
      "Peine y gasas de buena hechura",
      "La cesta cabe en una balda normal",
    ],
    cons: [
      "El gel perfumado no es lo que pondríamos a un recién nacido",
      "La capa se queda corta hacia los cinco meses",
      "El ribete de la cesta se descosió a las tres semanas",
      "Las piezas sueltas cuestan menos",
    ],
    alt: "Cesta amarilla con toallas y un pato de goma, entre una esponja y un frasco",
    revisado_at: "2026-07-22",
    relacionados: [
      "capa-bano-ondaria-rizo",
      "set-cuidado-mirlana-manos",
      "banera-plegable-nubaro-ola",
    ],
  },
  {
    id: "B0DEMO0059",
    slug: "caja-recuerdos-garabo-primer-ano",
    title: "Caja de recuerdos Garabo Primer año",
    category: "canastillas-cestas",
    price: "34,90 €",
    rating: 4.5,
    descripcion:
      "Caja de cartón grueso con seis cajoncitos, una bandeja para ropa y sobres de papel sin ácido. Pone sitio a la pulsera del hospital, al primer gorro y a las ecografías antes de que se pierdan.",
    veredicto:
      "Pone orden a los recuerdos en cartón firme y papel sin ácido; cabe poca ropa y va en alto.",
    para_quien: "Quien guarda la pulsera, las ecografías y poco más.",
    no_para: "Quien lo guarda todo o solo tiene baldas bajas.",
    contenido_principal: `La pulsera del hospital, un mechón, la ecografía de las veinte semanas. Si nadie les da un sitio terminan en el cajón de las pilas. Garabo propone una caja de cartón de 2,5 mm con seis cajoncitos y una bandeja para la ropa; cerrada abulta como una caja de zapatos grande.
Quien lo guarda todo se quedará corto, pues admite un pijama doblado y poco más. Y su lugar es una balda alta: los dos tubos de cristal, pensados para el mechón y el primer diente, llevan un tapón de corcho de 14 mm que cabe entero en la boca de un niño que gatea.
Marta la llenó con los recuerdos de su segundo hijo y la bajó del altillo cada semana durante algo más de dos meses. Las esquinas siguen en ángulo recto. La cierra una cinta de 18 cm, sin imanes que puedan desprenderse. Pasó un rotulador medidor de pH por los sobres y salió neutro, tal como anuncia el fabricante.
Las instrucciones olvidan un detalle que conviene saber: el papel térmico de las ecografías palidece incluso a oscuras, así que escanéalas primero. Algunas etiquetas impresas, como «Mi bautizo», dan por hecho lo que muchas familias no celebran, y en blanco solo hay cuatro.`,
    keyfeatures: [
      "30 × 22 × 12 cm, 1,1 kg",
      "Cartón rígido de 2,5 mm forrado de papel",
      "Seis cajoncitos, una bandeja textil y ocho sobres sin ácido",
      "Dos tubos de cristal con tapón de corcho de 14 mm",
      "Cierre de cinta, sin imanes",
    ],
    pros: [
      "Cartón firme que no pierde la forma",
      "Papel de pH neutro para fotos y notas",
      "Cierre sin piezas magnéticas",
      "Compartimentos de tamaños distintos y bien pensados",
    ],
    cons: [
      "Cabe muy poca ropa",
      "Los tapones de corcho son piezas pequeñas y exigen guardarla en alto",
      "Solo cuatro etiquetas en blanco",
    ],
    alt: "Caja de recuerdos abierta con una foto y una tarjeta",
    colores: ["Azul niebla", "Terracota"],
    isrecommended: true,
    revisor: "Marta Cebrián",
    revisado_at: "2026-10-14",
    relacionados: [
      "album-huellas-garabo-paso",
      "tarjetas-mes-a-mes-garabo",
      "tarjetas-nacimiento-garabo-aviso",
    ],
  },
];

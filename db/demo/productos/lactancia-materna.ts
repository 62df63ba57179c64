import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0027",
    slug: "sacaleches-electrico-nacara-doble",
    title: "Sacaleches eléctrico Nácara Doble",
    category: "lactancia-materna",
    price: "129,90 €",
    rating: 4.2,
    descripcion:
      "Extractor doble de sistema cerrado, con batería para casi dos horas de uso. Trae copas de 21, 24 y 28 mm y cabe, motor incluido, en un bolso mediano.",
    veredicto:
      "Extrae de los dos lados en un cuarto de hora y se monta en menos de un minuto; los recambios salen caros.",
    para_quien: "Quien vuelve al trabajo y se extrae a diario.",
    no_para: "Quien se extrae un par de veces al mes: le basta uno manual.",
    contenido_principal: `Quien vuelve al trabajo con un bebé de cuatro o cinco meses suele tener un cuarto de hora y un despacho prestado. A ese rato responde este extractor: dos copas a la vez, un motor de 310 g y una batería que nos dio siete sesiones de 16 minutos antes de pedir el cable USB-C.
Tres madres lo usaron durante cinco semanas. Anotamos cuánto se tarda en montarlo (dos minutos y medio el primer día, 50 segundos el décimo), medimos el ruido a un metro, 46 dB en estimulación y 51 dB en extracción, y abrimos las membranas para comprobar que la leche no alcanza el tubo. Son seis piezas por lado y todas van en la bandeja superior del lavavajillas.
La talla de la copa influye en la comodidad más que cualquier programa. Mídete con la regla de cartón de la caja y, si notas dolor, para y habla con tu matrona: la extracción no debería doler. Quien extraiga un par de veces al mes se arreglará con un modelo manual, que cuesta la quinta parte.
Lo peor está en los detalles. Las válvulas de recambio salen a 14,50 € la pareja, el manual lleva dibujos diminutos y entre los niveles 5 y 6 la succión da un salto demasiado brusco.`,
    keyfeatures: [
      "Motor de 310 g con batería y carga por USB-C",
      "Copas de silicona de 21, 24 y 28 mm",
      "Sistema cerrado con membrana en cada lado",
      "Nueve niveles de succión y dos modos",
      "Dos recipientes de 150 ml con tapa",
      "46–51 dB medidos a un metro",
    ],
    pros: [
      "Tres tallas de copa incluidas en la caja",
      "Se monta en menos de un minuto con algo de práctica",
      "Siete sesiones por carga en nuestra prueba",
      "La leche no entra en el tubo ni en el motor",
    ],
    cons: [
      "Recambio de válvulas caro: 14,50 € la pareja",
      "Salto de succión brusco entre los niveles 5 y 6",
      "Manual con ilustraciones difíciles de leer",
    ],
    alt: "Sacaleches doble con dos copas unidas al motor por tubos",
    isrecommended: true,
    revisor: "Lucía Arranz",
    revisado_at: "2026-09-22",
    relacionados: [
      "bolsas-conservacion-nacara-reserva",
      "discos-lactancia-ondaria-algodon",
      "sujetador-lactancia-nacara-facil",
    ],
  },
  {
    id: "B0DEMO0028",
    slug: "cojin-lactancia-almenda-media-luna",
    title: "Cojín de lactancia Almenda Media Luna",
    category: "lactancia-materna",
    price: "44,95 €",
    rating: 4.4,
    descripcion:
      "Cojín firme en forma de media luna, de 17 cm de alto, que acerca al bebé al pecho y descansa los hombros. Funda de percal con cremallera, lavable a 40 °C.",
    veredicto:
      "Lleva al bebé a la altura del pecho y no se hunde; ocupa sitio y no es lugar para dormir.",
    para_quien: "Tomas largas en el sofá, también de gemelos.",
    no_para: "Pisos con poco sitio y mujeres altas en una silla baja.",
    contenido_principal: `Un cojín de lactancia tiene una sola tarea: que el bebé llegue a la altura del pecho sin que tú te encorves. Con 17 cm de grosor y un relleno bastante firme, el Media Luna lo consigue en la mayoría de los sofás; en una silla de comedor baja, una de nuestras probadoras, de 1,81 m, siguió necesitando una toalla doblada debajo.
Lo tuvimos seis semanas en tres casas, una de ellas con gemelas. Lo medimos al principio y al final y lavamos la funda doce veces: el percal encogió 1 cm a lo largo y el cojín perdió 1,5 cm de altura en el centro. Es un desgaste razonable, aunque visible. Sirve también para apoyar el brazo al dar un biberón de leche extraída, o para que el padre sostenga al bebé en el sofá sin cargar la espalda.
Su límite es el sueño. El fabricante lo advierte en la etiqueta y nosotros lo repetimos: nada de dejar al bebé dormido ni solo sobre él, tampoco semisentado «un momento», porque la cabeza puede caer hacia delante y estrechar la vía aérea. Terminada la toma, a la cuna, boca arriba. Si vives en un piso de 45 m², cuenta además con sus 58 cm de ancho, que no se pliegan.`,
    keyfeatures: [
      "58 × 48 × 17 cm",
      "1,1 kg de peso",
      "Funda de percal de algodón, extraíble, lavable a 40 °C",
      "Relleno de fibra hueca de poliéster reciclado",
      "Cremallera oculta sin tirador suelto",
    ],
    pros: [
      "Altura suficiente para casi todos los sofás",
      "Relleno firme que no se hunde a mitad de toma",
      "La funda sale y entra en un minuto",
    ],
    cons: [
      "Pierde 1,5 cm de altura en seis semanas de uso diario",
      "Voluminoso para guardarlo en un piso pequeño",
      "Se queda corto en mujeres altas con silla baja",
    ],
    alt: "Cojín de lactancia amarillo en forma de media luna",
    colores: ["Mostaza", "Salvia", "Terracota"],
    isrecommended: true,
    revisor: "Marta Cebrián",
    revisado_at: "2026-10-05",
    relacionados: [
      "mecedora-almenda-calma",
      "almohada-embarazo-almenda-abrazo",
      "muselinas-ondaria-brisa",
    ],
  },
  {
    id: "B0DEMO0029",
    slug: "discos-lactancia-ondaria-algodon",
    title: "Discos de lactancia Ondaria Algodón",
    category: "lactancia-materna",
    price: "14,95 €",
    rating: 3.9,
    descripcion:
      "Diez discos lavables de tres capas y 12 cm de diámetro, con bolsa de malla para la lavadora. Aguantan bien el día; por la noche se quedan justos en las primeras semanas.",
    veredicto: "Suaves y amortizados en dos meses; de noche, al principio, se quedan cortos.",
    para_quien: "Los días de una lactancia ya establecida, con lavadora a mano.",
    no_para: "Las noches de las primeras semanas y la ropa muy ajustada.",
    contenido_principal: `Los probamos vertiendo agua con una jeringuilla: recién estrenados dejaron pasar humedad a los 18 ml; tras veinte lavados, a los 15. Traducido a una jornada, eso da para cambiarse dos o tres veces cuando la lactancia está establecida, y para bastantes más durante la subida de la leche.
La cara interior es felpa de algodón, suave incluso después de tender al sol de junio; la exterior lleva una lámina que frena la humedad sin crujir bajo la ropa. Bajo una camiseta fina, eso sí, el borde cosido se marca. Darles forma con la mano antes de ponerlos mejora algo.
Ahorran basura y, al cabo de dos meses, dinero frente a los desechables. A cambio piden disciplina: conviene cambiarlos en cuanto estén mojados, lavarlos a 60 °C sin suavizante y secarlos del todo antes de guardarlos. Si te aparece una grieta, dolor o una zona enrojecida y caliente, consulta a tu matrona o a tu médico; un disco seco no sustituye esa visita.
No los elegiríamos como única solución para dormir al principio: dos de nuestras tres probadoras volvieron a los desechables de noche hasta la quinta semana.`,
    keyfeatures: [
      "Diez unidades de 12 cm de diámetro",
      "Tres capas: felpa de algodón, absorbente y lámina exterior",
      "18 ml antes de traspasar en nuestra medición",
      "Lavado a 60 °C, sin suavizante",
      "Bolsa de malla incluida",
    ],
    pros: [
      "Tacto suave tras veinte lavados",
      "Amortizados en unos dos meses",
      "Bolsa de malla con cierre protegido",
    ],
    cons: [
      "El borde se nota bajo ropa ajustada",
      "Insuficientes de noche en las primeras semanas",
      "Tardan un día entero en secar si el tiempo está húmedo",
    ],
    alt: "Pila de discos de lactancia, uno de ellos con una flor",
    revisor: "Lucía Arranz",
    revisado_at: "2026-07-16",
    relacionados: [
      "sujetador-lactancia-nacara-facil",
      "cojin-lactancia-almenda-media-luna",
      "muselinas-ondaria-brisa",
    ],
  },
  {
    id: "B0DEMO0030",
    slug: "bolsas-conservacion-nacara-reserva",
    title: "Bolsas de conservación Nácara Reserva",
    category: "lactancia-materna",
    price: "13,50 €",
    rating: 3.6,
    descripcion:
      "Cincuenta bolsas de un solo uso para refrigerar o congelar leche extraída, con doble cierre y espacio para la fecha. Ocupan poco, pero la escala de mililitros engaña.",
    veredicto: "Ahorran sitio en el congelador y no se salen; la escala de mililitros engaña.",
    para_quien: "Quien congela leche a menudo y tiene poco espacio.",
    no_para: "Quien necesita cantidades exactas o guarda un solo biberón.",
    contenido_principal: `En un congelador de tres cajones, diez bolsas planas caben donde entrarían tres botes. Esa es su razón de ser: guardar tomas de 60 a 120 ml en láminas finas que se descongelan pronto y dejan sitio a los guisantes.
Llenamos veinte con agua teñida, las congelamos tumbadas y las devolvimos a la nevera. Ninguna perdió líquido por el cierre; una se abrió por la costura lateral tras caer desde la encimera. También comparamos las marcas impresas con una probeta, y ahí llegó la decepción: donde pone 100 ml había entre 86 y 94, según cómo se sostuviera la bolsa. Si necesitas una cantidad exacta, mide antes en un recipiente rígido.
Sobre los plazos, las guías no coinciden. Los CDC estadounidenses hablan de hasta cuatro días en la nevera y dan por preferible no pasar de seis meses en el congelador; otras son más amplias. Escribe fecha y hora, usa primero la leche más antigua, no recongeles y pregunta a tu matrona, sobre todo si el bebé nació prematuro.
Para quien extrae a diario y guarda un solo biberón en la nevera, un bote de vidrio con tapa genera menos residuo y se friega sin misterio. Estas bolsas, además, cuestan 27 céntimos cada una y no se reutilizan.`,
    keyfeatures: [
      "Cincuenta bolsas de 200 ml",
      "Polietileno apto para contacto con alimentos",
      "Doble cierre a presión",
      "Zona de escritura separada de la leche",
      "Se congelan tumbadas, con 1,5 cm de grosor",
    ],
    pros: [
      "Aprovechan muy bien un congelador pequeño",
      "Cierre estanco en las veinte que probamos",
      "Se descongelan con rapidez por su forma plana",
    ],
    cons: [
      "Escala con un error de hasta 14 ml",
      "Un solo uso y bastante plástico",
      "La costura lateral no soporta caídas en congelado",
    ],
    alt: "Tres bolsas de leche materna con el día anotado, entre copos de nieve",
    revisado_at: "2026-08-11",
    relacionados: [
      "sacaleches-electrico-nacara-doble",
      "biberon-vidrio-nacara-claro",
      "calientabiberones-lumbrel-tibio",
    ],
  },
];

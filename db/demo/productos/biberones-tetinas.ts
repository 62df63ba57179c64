import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0031",
    slug: "biberon-anticolico-nacara-flujo",
    title: "Biberón Nácara Flujo",
    category: "biberones-tetinas",
    price: "11,95 €",
    rating: 3.5,
    descripcion:
      "Biberón de polipropileno de 250 ml con válvula en la base. La válvula evita que la tetina se hunda; que alivie los cólicos es otra cosa, y las pruebas son flojas.",
    veredicto:
      "Ligero y cómodo para salir; que alivie los cólicos no está probado, y son seis piezas que fregar.",
    para_quien: "Quien quiere un biberón ligero para fuera de casa.",
    no_para: "Quien busca remedio a los cólicos o friega de madrugada.",
    contenido_principal: `La caja promete menos cólicos. Nosotros no podemos confirmarlo: no hemos hallado ningún estudio independiente de este modelo y los que existen sobre válvulas en general son pocos y pequeños. Si tu bebé llora a diario durante horas, háblalo con tu pediatra antes de fiarte de la etiqueta de un envase.
Lo comprobable es más modesto. Al entrar aire por la base, la tetina no se aplasta y el bebé no tiene que soltarla para seguir. Con la tetina de flujo lento, 100 ml de agua tardaron 11 minutos en salir boca abajo con succión simulada; con la mediana, poco más de siete. Revisamos también el marcado: declara la norma UNE-EN 14350, y el bisfenol A está prohibido en los biberones de la Unión Europea desde 2011.
Fregarlo es un pequeño rompecabezas de seis piezas. La membrana azul guarda restos en el pliegue si no se separa del disco, y montada del revés gotea; nos pasó dos veces en un mes, una de ellas dentro del bolso.
Está pensado para quien ofrece leche extraída, o la que le haya indicado el pediatra, y quiere un recipiente ligero para salir. Si valoras fregar rápido a las cuatro de la mañana, hay biberones con la mitad de piezas.`,
    keyfeatures: [
      "Capacidad de 250 ml, 86 g en vacío",
      "Polipropileno, norma UNE-EN 14350",
      "Válvula de silicona en la base",
      "Tetina de flujo lento incluida, otras dos aparte",
      "Seis piezas desmontables, aptas para lavavajillas",
    ],
    pros: [
      "La tetina no se aplasta durante la toma",
      "Ligero y fácil de sujetar con una mano",
      "Escala grabada en relieve, sigue legible tras un mes",
    ],
    cons: [
      "Promesa sobre los cólicos sin pruebas sólidas",
      "Gotea si la membrana queda mal colocada",
      "Demasiadas piezas que fregar",
    ],
    alt: "Biberón de tapa roja con su válvula de silicona al lado",
    colores: ["Teja", "Verde agua"],
    revisor: "Marta Cebrián",
    revisado_at: "2026-08-27",
    relacionados: [
      "biberon-vidrio-nacara-claro",
      "esterilizador-vapor-lumbrel-vapor",
      "sacaleches-electrico-nacara-doble",
    ],
  },
  {
    id: "B0DEMO0032",
    slug: "biberon-vidrio-nacara-claro",
    title: "Biberón de vidrio Nácara Claro",
    category: "biberones-tetinas",
    price: "17,50 €",
    rating: 4.3,
    descripcion:
      "Biberón de vidrio borosilicato de 240 ml con funda de silicona. Se limpia a fondo y no coge olor; pesa más del doble que uno de plástico y, sin funda, se rompe.",
    veredicto:
      "Cuatro piezas que se friegan en un momento y un vidrio que no coge olor; pesa y puede romperse.",
    para_quien: "Tomas en casa, siempre en manos de un adulto.",
    no_para: "El bolso de diario y los suelos de gres.",
    contenido_principal: `Cuatro piezas: botella, tetina, rosca y capuchón. Después de desmontar otros biberones con válvulas y discos, la sencillez del Claro se agradece en el fregadero. El cuello mide 5 cm por dentro y deja pasar cualquier escobilla corriente.
El vidrio borosilicato admite la nevera y el baño templado, aunque desaconsejamos pasarlo del congelador al agua caliente. En el banco de pruebas lo llenamos con 180 ml y lo dejamos caer desde 75 cm: con funda aguantó tres golpes sobre tarima, y sobre gres se quebró al segundo, con los trozos retenidos casi por completo por la silicona. Desde entonces lo miramos al trasluz antes de cada uso y lo retiraríamos ante el menor desconchón. Tras seis semanas con leche extraída y lavavajillas diario, el cristal seguía transparente, sin ese velo que coge el plástico, y la escala conservaba la tinta. La silicona de la tetina sí amarilleó algo; toca cambiarla según indica el fabricante, o antes si aparecen grietas.
Con 220 g en vacío resulta pesado en el bolso y torpe para un bebé que quiere sujetarlo solo. Nosotros lo dejaríamos como biberón de casa, siempre en manos de un adulto.`,
    keyfeatures: [
      "Vidrio borosilicato de 240 ml",
      "178 g la botella y 42 g la funda",
      "Cuello de 5 cm de diámetro interior",
      "Cuatro piezas, todas aptas para lavavajillas",
      "Conforme a UNE-EN 14350",
    ],
    pros: [
      "Pocas piezas y cuello ancho: se friega en un momento",
      "No retiene olores ni se vela con los lavados",
      "La funda sujeta los trozos si se rompe",
      "Recambios de tetina fáciles de encontrar",
    ],
    cons: [
      "Peso alto para llevarlo fuera de casa",
      "Se rompe si cae sobre gres",
      "La funda tarda en secar por dentro",
    ],
    alt: "Biberón con funda azul de silicona junto a otro más pequeño",
    colores: ["Azul pizarra", "Gris piedra", "Melocotón"],
    revisor: "Lucía Arranz",
    revisado_at: "2026-10-14",
    relacionados: [
      "biberon-anticolico-nacara-flujo",
      "bolsas-conservacion-nacara-reserva",
      "calientabiberones-lumbrel-tibio",
    ],
  },
  {
    id: "B0DEMO0033",
    slug: "esterilizador-vapor-lumbrel-vapor",
    title: "Esterilizador de vapor Lumbrel Vaho",
    category: "biberones-tetinas",
    price: "64,90 €",
    rating: 3.4,
    descripcion:
      "Aparato de vapor de 600 W para seis biberones o las piezas de un sacaleches. Cumple en nueve minutos, pero ocupa media encimera y su función de secado es lenta.",
    veredicto:
      "Cumple en nueve minutos y se apaga solo; ocupa media encimera y muchas casas no lo necesitan.",
    para_quien: "Casas donde el pediatra aconseja desinfectar a diario.",
    no_para: "Cocinas pequeñas y quien espera que seque bien.",
    contenido_principal: `¿Hace falta? Depende del bebé y de quien te aconseje. Los CDC de Estados Unidos recomiendan desinfectar a diario el material cuando tiene menos de dos meses, nació prematuro o tiene las defensas bajas; en los demás casos, un lavado cuidadoso puede bastar. Pregunta a tu pediatra antes de gastar 65 €, porque una olla de agua hirviendo, sin perderla de vista, cumple la misma función.
Dicho esto, el Vaho hace lo que anuncia. Con 90 ml de agua completa el ciclo en nueve minutos y se apaga solo; lo cronometramos quince veces con una desviación de apenas 20 segundos. Dentro entran seis biberones estándar o las doce piezas de un extractor doble, y las tetinas van en una cesta aparte que evita que se deformen.
El secado con aire es harina de otro costal: 45 minutos, un zumbido de 49 dB y gotas todavía en los fondos. Acabamos dejando la tapa entreabierta y olvidándonos de esa tecla.
Dos avisos. El vapor que escapa al levantar la tapa quema, así que espera diez minutos y ten el cable lejos del borde. Y aunque el agua de Madrid es blanda, a las tres semanas la placa pedía ya ácido cítrico. En una cocina de cinco metros cuadrados, sus 34 cm de altura acaban estorbando.`,
    keyfeatures: [
      "600 W, ciclo de nueve minutos con apagado automático",
      "26 × 26 × 34 cm",
      "Seis biberones de hasta 270 ml",
      "Cesta separada para tetinas y piezas pequeñas",
      "Secado por aire de 45 minutos",
    ],
    pros: [
      "Ciclos muy regulares en quince mediciones",
      "Espacio para un sacaleches completo",
      "Se apaga solo al agotarse el agua",
    ],
    cons: [
      "Secado lento, ruidoso e incompleto",
      "Abulta demasiado para una cocina pequeña",
      "Necesita descalcificación cada pocas semanas",
      "Prescindible en muchos hogares",
    ],
    alt: "Esterilizador de campana transparente con tres biberones y vapor",
    revisor: "Diego Olmedo",
    revisado_at: "2026-07-29",
    relacionados: [
      "biberon-anticolico-nacara-flujo",
      "biberon-vidrio-nacara-claro",
      "sacaleches-electrico-nacara-doble",
    ],
  },
  {
    id: "B0DEMO0034",
    slug: "calientabiberones-lumbrel-tibio",
    title: "Calientabiberones Lumbrel Tibio",
    category: "biberones-tetinas",
    price: "34,95 €",
    rating: 3.2,
    descripcion:
      "Calienta al baño maría con termostato y tres programas. Funciona sin sobresaltos con biberones de plástico, es lento con el vidrio y apenas gana tiempo a un cuenco de agua caliente.",
    veredicto:
      "Acierta con la temperatura casi siempre; apenas gana tiempo a un cuenco de agua caliente.",
    para_quien: "Quien calienta de noche y no quiere vigilar el agua.",
    no_para: "Biberones de vidrio o de boca ancha, y bebés que la toman sin calentar.",
    contenido_principal: `Cronómetro, sonda y paciencia: así pasamos cuatro semanas con el Tibio. Llevar 120 ml de leche extraída de la nevera (4 °C) a 36 °C le costó seis minutos y diez segundos en un biberón de polipropileno, y casi nueve en uno de vidrio. Un cuenco con agua caliente del grifo, renovada una vez, necesitó siete.
La ventaja está en el termostato. En el programa de leche se detuvo entre 36 y 39 °C en once de doce intentos; la vez restante subió a 42, con un biberón lleno a la mitad. Por eso seguimos agitando y probando una gota en la muñeca, sin excepción. El microondas, en cambio, calienta de forma desigual y puede dejar zonas que quemen.
Hay una tecla para mantener el calor que no usaríamos. Conservar la leche tibia mucho rato favorece que crezcan bacterias, y lo que sobra de una toma empezada no se guarda. Si dudas con los tiempos, pregunta a tu matrona. Y recuerda que muchos bebés la aceptan a temperatura ambiente y entonces el aparato sobra.
La cuba, de 7,2 cm, no admite biberones anchos ni bolsas de conservación sin mojarse las manos. El cable de 80 cm obliga a colocarlo pegado al enchufe, cosa que se agradece con un niño que ya gatea.`,
    keyfeatures: [
      "150 W con apagado a los 60 minutos",
      "Tres programas: descongelar, leche y alimentos",
      "Cuba de 7,2 cm de diámetro",
      "Cable de 80 cm",
      "0,6 kg, 14 × 15 × 16 cm",
    ],
    pros: [
      "Rara vez se pasa de temperatura",
      "Cifras grandes, legibles de madrugada",
      "Base antideslizante y estable",
    ],
    cons: [
      "Poco más rápido que un cuenco de agua caliente",
      "No caben biberones de boca ancha",
      "La función de mantener el calor invita a un mal uso",
      "Nueve minutos con biberones de vidrio",
    ],
    alt: "Calientabiberones verde que marca 37 grados, con un biberón dentro",
    revisor: "Diego Olmedo",
    revisado_at: "2026-09-08",
    relacionados: [
      "biberon-vidrio-nacara-claro",
      "bolsas-conservacion-nacara-reserva",
      "biberon-anticolico-nacara-flujo",
    ],
  },
];

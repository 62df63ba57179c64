import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0023",
    slug: "vigilabebes-mirlana-pantalla",
    title: "Vigilabebés con pantalla Mirlana Vela",
    category: "vigilabebes",
    price: "149,00 €",
    rating: 4.2,
    descripcion:
      "Cámara y monitor de 5 pulgadas con conexión directa, sin wifi ni cuenta de usuario. Imagen nocturna clara y buen alcance en un piso; la batería no llega al amanecer con la pantalla encendida.",
    veredicto:
      "Imagen nocturna clara sin wifi ni cuentas; con la pantalla encendida no llega al amanecer.",
    para_quien: "Quien duerme lejos del cuarto y quiere ver sin depender de una red.",
    no_para: "Pisos pequeños, donde basta con oír, y noches con la pantalla siempre activa.",
    contenido_principal: `Sin aplicación, sin contraseña y sin nube: la cámara habla solo con su monitor, por radio de 2,4 GHz, y esa sencillez es el motivo para elegir la Vela frente a una cámara conectada. La agradecerá quien duerme en otra planta o cena en un salón lejano. En un piso de 50 m², con la puerta entornada, seguramente oigas al bebé sin comprar nada.
Medimos el alcance en un edificio de muros de ladrillo de 1928: 22 metros y tres paredes antes de perder la imagen. De noche, a dos metros, se distingue si el bebé se ha girado, aunque ver no equivale a cuidar. Ningún aparato así previene la muerte súbita; lo que cuenta es dormir boca arriba sobre una superficie firme y despejada.
Fueron ocho semanas en dos casas. Con la pantalla siempre activa la batería duró 6 h 40 min; activándose con el sonido, once horas. Colgamos la cámara a 1,8 metros de la cuna, con el cable fijado a la pared, pues el manual exige que quede a más de un metro del niño.
Habla en los dos sentidos con un retardo que asusta más que calma. El termómetro incorporado marcó dos grados por encima de nuestra referencia, así que no le haríamos caso. Y la base imantada apenas se sujeta.`,
    keyfeatures: [
      "Monitor de 5 pulgadas, 1280 × 720",
      "Radio digital de 2,4 GHz, sin conexión a internet",
      "22 m en interior con tres muros",
      "6 h 40 min con pantalla encendida y 11 h con activación por sonido",
      "Visión nocturna infrarroja",
      "Fuente de alimentación con marcado CE",
    ],
    pros: [
      "No depende de la red ni de un servicio externo",
      "Imagen nocturna nítida",
      "Se pone en marcha en cinco minutos",
    ],
    cons: [
      "Batería escasa con la pantalla activa",
      "Termómetro poco fiable",
      "Retardo en el audio de ida y vuelta",
    ],
    alt: "Vigilabebés con un bebé dormido boca arriba en la pantalla y su cámara al lado",
    revisor: "Lucía Arranz",
    revisado_at: "2026-09-11",
    relacionados: [
      "vigilabebes-audio-mirlana-eco",
      "camara-wifi-lumbrel-nido",
      "sensor-habitacion-mirlana-clima",
    ],
  },
  {
    id: "B0DEMO0024",
    slug: "vigilabebes-audio-mirlana-eco",
    title: "Vigilabebés de audio Mirlana Eco",
    category: "vigilabebes",
    price: "59,90 €",
    rating: 4.4,
    descripcion:
      "Intercomunicador DECT solo de sonido, con cinco niveles de sensibilidad y 16 horas de autonomía. Hace una cosa y la hace bien: avisar de que el bebé se ha despertado.",
    veredicto:
      "Avisa de los despertares y aguanta toda la noche sin wifi ni pantalla; acercarse a mirar sigue siendo cosa tuya.",
    para_quien: "Quien solo necesita oír y prefiere no depender de una red.",
    no_para: "Quien quiere imagen o un volumen muy bajo.",
    contenido_principal: `A veces basta con oír. El Eco transmite sonido por DECT cifrado, la tecnología de los teléfonos inalámbricos; sin pantalla, te ahorra también la tentación de mirar cada tres minutos.
Cinco niveles regulan a partir de qué ruido se activa. En el segundo pasa por alto suspiros y roces; en el cuarto se entera de que llueve. Nos quedamos en el tercero durante seis semanas, con una niña de cuatro meses y un dormitorio que da a la calle Bravo Murillo. De treinta y un despertares que apuntamos en un cuaderno, avisó de todos; dos falsas alarmas fueron culpa de una moto.
La unidad de los padres dura 16 horas sin cable, una noche larga con margen. Dentro de casa no perdimos señal, y en una vivienda de dos plantas en Rivas llegó hasta el fondo del jardín, a 40 metros. Si se corta, pita.
Recordamos lo obvio, que a las tres de la mañana se olvida: un aviso sonoro no sustituye acercarse a mirar, ni protege frente a la muerte súbita del lactante. El enchufe y su cable, a más de un metro de la cuna. Echamos de menos una batería reemplazable y un volumen mínimo más bajo, porque de madrugada el primer punto ya sobresalta.`,
    keyfeatures: [
      "Audio DECT cifrado, sin wifi",
      "Cinco niveles de sensibilidad",
      "16 h de autonomía en la unidad de los padres",
      "40 m medidos con un muro y jardín",
      "128 g, pinza para el cinturón",
    ],
    pros: [
      "Detecta los despertares sin apenas falsas alarmas",
      "Autonomía para toda la noche",
      "Aviso claro si se pierde la conexión",
      "Precio contenido",
    ],
    cons: [
      "Batería no reemplazable por el usuario",
      "Volumen mínimo demasiado alto",
      "Sin imagen para quien la necesite",
    ],
    alt: "Dos intercomunicadores con antena, uno azul y otro blanco",
    colores: ["Blanco", "Gris azulado"],
    isrecommended: true,
    revisor: "Diego Olmedo",
    revisado_at: "2026-07-30",
    relacionados: [
      "vigilabebes-mirlana-pantalla",
      "luz-enchufe-mirlana-pasillo",
      "sensor-habitacion-mirlana-clima",
    ],
  },
  {
    id: "B0DEMO0025",
    slug: "camara-wifi-lumbrel-nido",
    title: "Cámara wifi Lumbrel Nido",
    category: "vigilabebes",
    price: "79,00 €",
    rating: 3.2,
    descripcion:
      "Cámara que se ve desde el teléfono, dentro y fuera de casa. Buena imagen y giro silencioso; depende de la red, de una cuenta y de una cuota si quieres guardar vídeo.",
    veredicto:
      "Buena imagen desde cualquier sitio; si cae la red deja de avisar, y guardar vídeo cuesta al mes.",
    para_quien: "La siesta de un niño mayor vista desde el trabajo.",
    no_para: "Ser el único aviso de noche junto a un recién nacido.",
    contenido_principal: `Una cámara conectada en el cuarto de un niño merece las mismas precauciones que la puerta de casa. La Nido obliga a crear una cuenta, permite verificación en dos pasos y trae contraseña distinta en cada unidad, lo cual está bien. Que la verificación venga desactivada está mal. Si tienes dudas sobre cómo protegerla, el teléfono 017 de INCIBE las atiende gratis.
Su ventaja es la distancia: desde el trabajo se ve la siesta que supervisa la abuela, con imagen de 2K y un motor que apenas se oye. Avisa antes a cualquier persona que cuide del bebé, porque la cámara también la graba a ella.
En siete semanas, el router se reinició cuatro veces y la aplicación tardó hasta dos minutos en volver. De madrugada eso importa, y no hay monitor propio que la sustituya. Guardar más de 24 horas de vídeo cuesta 3,99 € al mes, dato que aparece al final de la instalación. Las alertas de «respiración irregular» las apagamos: no es un producto sanitario, carece de sentido médico y no evita la muerte súbita.
Para la siesta de un niño de tres años nos valdría, siempre con el cable lejos de la cama. Como único aviso nocturno junto a un recién nacido preferimos un aparato que funcione aunque caiga la red.`,
    keyfeatures: [
      "Imagen 2K con giro horizontal y vertical",
      "Wifi de 2,4 y 5 GHz",
      "Verificación en dos pasos, que hay que activar",
      "Tarjeta de memoria de hasta 128 GB, no incluida",
      "Cuota de 3,99 € al mes para historial ampliado",
    ],
    pros: [
      "Imagen detallada, también de noche",
      "Se consulta desde fuera de casa",
      "Gira en silencio y cubre toda la habitación",
    ],
    cons: [
      "Deja de avisar si falla la conexión",
      "Verificación en dos pasos desactivada de fábrica",
      "Cuota mensual poco visible antes de comprar",
      "Alertas de respiración sin valor médico",
    ],
    alt: "Cámara blanca esférica sobre una estantería con libros",
    revisado_at: "2026-11-09",
    relacionados: ["vigilabebes-mirlana-pantalla", "vigilabebes-audio-mirlana-eco"],
  },
  {
    id: "B0DEMO0026",
    slug: "sensor-habitacion-mirlana-clima",
    title: "Termohigrómetro Mirlana Clima",
    category: "vigilabebes",
    price: "19,90 €",
    rating: 4.1,
    descripcion:
      "Mide la temperatura y la humedad del dormitorio en una pantalla sin luz. Exacto y barato; la carita que sonríe o protesta juzga con menos criterio que tú.",
    veredicto:
      "Temperatura y humedad fiables por menos de 20 €; la carita de confort es demasiado generosa.",
    para_quien: "Quien duda por la noche entre un saco más grueso y un body.",
    no_para: "Quien necesita leerlo a oscuras o recibir avisos en el teléfono.",
    contenido_principal: `Saber si el cuarto está a 21 o a 25 °C ayuda a decidir entre un saco más grueso y un body, y el cuerpo adulto, recién salido de la cama, calcula fatal. El Clima enseña dos cifras grandes y se acabó, sin aplicación ni alarma. Lo dejamos diez días al lado de un termómetro de referencia, en tres estancias. Se apartó como mucho 0,4 °C; en humedad, cuatro puntos. Ponerlo encima del radiador, al sol o contra un muro exterior falsea la lectura, de manera que lo fijamos a metro y medio del suelo, bien apartado de la cuna.
La cara sonriente nos sobra. Según el manual aparece entre 20 y 26 °C, un margen demasiado amplio para vestir a un recién nacido sin pensar. Más útil es tocarle la nuca o el pecho: si está sudado, retira una capa. Cuando dudes, consulta a tu pediatra.
Usa dos pilas AAA, detalle que celebramos, ya que las de botón son muy peligrosas si un niño se las traga. La tapa, por desgracia, se abre con la uña y no lleva tornillo. Colócalo donde ningún niño llegue. De noche hay que encender una lamparita para leerlo.`,
    keyfeatures: [
      "Desviación máxima observada de 0,4 °C",
      "Humedad con cuatro puntos de error",
      "Pantalla de 6 cm sin retroiluminación",
      "Dos pilas AAA, un año de duración estimada",
      "7 × 7 cm, con imán y pie",
    ],
    pros: [
      "Lectura fiable por menos de 20 €",
      "Cifras legibles desde la puerta",
      "Sin luz que moleste de noche",
    ],
    cons: [
      "Tapa de las pilas sin tornillo",
      "El símbolo de confort es demasiado generoso",
      "Ilegible a oscuras",
    ],
    alt: "Termohigrómetro redondo que marca 21 grados y 48 de humedad",
    revisor: "Lucía Arranz",
    revisado_at: "2026-07-03",
    relacionados: [
      "saco-dormir-ondaria-tog-1",
      "vigilabebes-audio-mirlana-eco",
      "termometro-bano-mirlana-pez",
    ],
  },
];

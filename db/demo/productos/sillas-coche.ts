import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0006",
    slug: "silla-coche-sarmio-giro-360",
    title: "Silla de coche Sarmio Giro 360",
    category: "sillas-coche",
    price: "429,00 €",
    rating: 4.6,
    descripcion:
      "Silla giratoria R129 de 40 a 105 cm, a contramarcha en todo el tramo si así lo decides. Se ancla con ISOFIX y pata de apoyo; antes de comprarla, revisa la lista de vehículos compatibles.",
    veredicto:
      "Sentar de cara a la puerta hace llevadera la contramarcha hasta 105 cm; mira antes si tu coche la admite.",
    para_quien:
      "Familias que usan casi siempre el mismo coche, con ISOFIX y suelo apto para la pata de apoyo.",
    no_para: "Quien cambia la silla de coche a menudo o tiene un cofre bajo el suelo trasero.",
    contenido_principal: `Girar el asiento hacia la puerta, sentar al niño de frente y abrochar sin retorcerse: por eso se paga una base rotatoria, y se agradece más en una calle estrecha que en la tienda. La Sarmio cubre de 40 a 105 cm, hasta unos cuatro años o 18 kg.
Según la ECE R129, ningún bebé puede mirar hacia delante antes de superar los quince meses. Después, y a partir de 76 cm, esta silla también admite ir hacia delante. Nosotros apuraríamos la primera posición hasta el último centímetro. En el asiento del copiloto, jamás de espaldas con el airbag frontal activo.
Lucía la instaló en cinco coches, de un utilitario de 2014 a un monovolumen, con los dos manuales abiertos. Los indicadores de los anclajes y de la pata pasan a verde cuando todo está en su sitio. Un modelo tenía un cofre bajo el suelo trasero, su fabricante no autoriza apoyar ahí la pata y quedó descartado. Siguieron diez semanas de trayectos diarios, con el arnés siempre ceñido sobre ropa fina.
Son 14,2 kg, de modo que nadie la pasa de un coche a otro por gusto. En agosto el tejido oscuro quema pese a la rejilla, y el reductor de recién nacido estorba desde los 60 cm.`,
    keyfeatures: [
      "Homologación ECE R129, de 40 a 105 cm y hasta 18 kg",
      "Giro de 360 grados con bloqueo en ambos sentidos",
      "Fijación ISOFIX y pata de apoyo con indicadores",
      "14,2 kg, base incluida",
      "Arnés de cinco puntos y doce alturas de reposacabezas",
      "Funda lavable a 30 °C",
    ],
    pros: [
      "A contramarcha hasta 105 cm",
      "Sentar y abrochar de cara a la puerta",
      "Los indicadores dejan poco margen al error",
      "Hebilla que se abre con un dedo adulto y no con el de un niño",
    ],
    cons: [
      "Poco práctica para cambiarla de coche",
      "No apta para algunos vehículos con cofre bajo el suelo",
      "Tejido caluroso en verano",
    ],
    alt: "Silla de coche verde y negra sobre una base que gira",
    colores: ["Verde salvia", "Gris grafito", "Azul petróleo"],
    isrecommended: true,
    destacado_home: 1,
    revisor: "Lucía Arranz",
    revisado_at: "2026-10-27",
    relacionados: [
      "silla-coche-tilavia-contra-125",
      "portabebes-coche-sarmio-primer-viaje",
      "elevador-corzuela-ruta-100-150",
    ],
  },
  {
    id: "B0DEMO0007",
    slug: "portabebes-coche-sarmio-primer-viaje",
    title: "Portabebés de coche Sarmio Primer Viaje",
    category: "sillas-coche",
    price: "169,00 €",
    rating: 4.3,
    descripcion:
      "Portabebés R129 de 40 a 87 cm y 4,2 kg, siempre a contramarcha. Se fija con el cinturón o con una base ISOFIX aparte. Es un asiento para el trayecto, no un lugar donde dormir en casa.",
    veredicto:
      "Ligero y fácil de colocar sobre su base; con el cinturón pide fijarse en las guías, y dura poco más de un año.",
    para_quien: "Bebés pequeños que suben y bajan del coche varias veces al día.",
    no_para: "Quien prefiere una sola silla hasta los cuatro años.",
    contenido_principal: `Quince meses, semanas arriba o abajo: eso dura un portabebés con talla máxima de 87 cm, y hay niños que tropiezan antes con el otro límite, los 13 kg. A cambio sale del coche sin desabrochar al bebé, pesa 4,2 kg y admite dos instalaciones, con el cinturón de tres puntos o sobre una base ISOFIX de 149 €.
Pedimos a cuatro adultos que nunca lo habían visto que lo montaran con el manual en la mano. Sobre la base nadie falló. Con cinturón, dos llevaron la banda diagonal por la guía equivocada y solo lo vieron al comparar con el dibujo del lateral. Luego hizo cuatro semanas de ciudad y una ida a Soria con una niña de cinco meses.
Que se acople a un carrito no lo convierte en cama. La postura es semirreclinada; al llegar, aunque el bebé siga dormido, pásalo a una superficie plana y firme. En carretera la DGT aconseja descansar cada dos horas, y con alguien tan pequeño pararíamos antes. Delante, con airbag frontal activado, nunca.
Quien apenas lo vaya a sacar del vehículo ahorrará con una silla desde el nacimiento hasta 105 cm. El asa, por otra parte, cruje en los baches y la capota se desencaja con facilidad.`,
    keyfeatures: [
      "Homologado ECE R129, talla de 40 a 87 cm",
      "Hasta 13 kg, solo a contramarcha",
      "4,2 kg sin base",
      "Cinturón de tres puntos o base ISOFIX opcional",
      "Reductor en dos piezas para recién nacido",
      "Fundas lavables a 30 °C",
    ],
    pros: [
      "Ligero para subir a un piso en brazos",
      "Con la base, montaje difícil de hacer mal",
      "Arnés que se tensa con un tirón suave",
    ],
    cons: [
      "La base cuesta casi tanto como el asiento",
      "Con cinturón hay que mirar bien las guías",
      "Capota floja",
    ],
    alt: "Portabebés de coche rosa y azul con el asa levantada",
    colores: ["Rosa y azul", "Negro"],
    revisor: "Marta Cebrián",
    revisado_at: "2026-09-08",
    relacionados: [
      "silla-coche-sarmio-giro-360",
      "silla-coche-tilavia-contra-125",
      "carrito-tilavia-ronda-3-en-1",
    ],
  },
  {
    id: "B0DEMO0008",
    slug: "silla-coche-tilavia-contra-125",
    title: "Silla a contramarcha Tilavia Contra 125",
    category: "sillas-coche",
    price: "499,00 €",
    rating: 4.8,
    descripcion:
      "De 61 a 125 cm siempre de espaldas a la marcha, con homologación R129 y hasta 36 kg. Se sujeta con cinturón, correas y pata de apoyo: la primera instalación lleva su tiempo.",
    veredicto:
      "Alarga la contramarcha hasta los seis o siete años, según la talla; la primera instalación pide calma y manual.",
    para_quien: "Niños desde 61 cm y familias que dejan la silla fija en un coche.",
    no_para: "Recién nacidos, coches pequeños y quien la traslada cada semana.",
    contenido_principal: `A los cuatro años la cabeza sigue pesando mucho en proporción al resto del cuerpo, y en un choque frontal, explica la DGT, ir de espaldas reparte la fuerza por todo el respaldo. Alargar esa postura es lo que más aconsejamos en un coche. La Contra 125 acompaña desde 61 hasta 125 cm y 36 kg, sin opción de darle la vuelta.
Carece de ISOFIX. Se fija con el cinturón de tres puntos, una pata y dos correas ancladas como indican los manuales de la silla y del vehículo. Nuestra primera instalación duró treinta y ocho minutos; la cuarta, doce. Consulta antes la lista de modelos aprobados y elige una plaza trasera.
Diego viajó con ella tres meses, con sus hijas de dos y cinco años por turnos. ¿Y las piernas? Las cruzan, las suben por el respaldo o las abren, y en cuatro horas hasta Valencia no hubo quejas. También comprobó el etiquetado ECE R129 y midió el hueco: en un compacto el asiento delantero tuvo que avanzar 6 cm.
Por debajo de 61 cm hace falta otro sistema homologado, y para alternar dos coches la desaconsejamos. Un copiloto de piernas largas irá encogido. La funda se quita entera para lavarla, pero colocarla de nuevo es un rompecabezas de once ganchos.`,
    keyfeatures: [
      "ECE R129, de 61 a 125 cm y hasta 36 kg",
      "Exclusivamente a contramarcha",
      "Cinturón de tres puntos, correas de anclaje y pata de apoyo",
      "12,6 kg y 46 cm de ancho",
      "Cinco posiciones de inclinación",
      "Arnés de cinco puntos con tensor central",
    ],
    pros: [
      "Prolonga la contramarcha hasta los seis o siete años, según la talla",
      "Sitio suficiente para las piernas a los cinco años",
      "Muy firme una vez tensadas las correas",
      "Manual claro, con un dibujo por paso",
    ],
    cons: [
      "Instalación larga las primeras veces",
      "Resta sitio al asiento delantero en coches pequeños",
      "No sirve para recién nacidos",
    ],
    alt: "Silla de coche verde de espaldas a la marcha, con pata de apoyo",
    isrecommended: true,
    revisor: "Diego Olmedo",
    revisado_at: "2026-10-05",
    relacionados: [
      "silla-coche-sarmio-giro-360",
      "portabebes-coche-sarmio-primer-viaje",
      "elevador-corzuela-ruta-100-150",
    ],
  },
  {
    id: "B0DEMO0009",
    slug: "elevador-corzuela-ruta-100-150",
    title: "Elevador con respaldo Corzuela Ruta",
    category: "sillas-coche",
    price: "149,00 €",
    rating: 4.2,
    descripcion:
      "Elevador con respaldo R129 de 100 a 150 cm y once alturas de reposacabezas. Guía el cinturón del coche por donde debe pasar; exige un niño que aguante sentado derecho todo el viaje.",
    veredicto:
      "Lleva el cinturón por su sitio en tallas muy distintas, si el niño aguanta bien sentado hasta llegar.",
    para_quien:
      "Niños de más de 100 cm que ya viajan derechos, también en el coche de los abuelos.",
    no_para:
      "Niños que se duermen y se escurren: irán mejor a contramarcha mientras su silla admita la talla.",
    contenido_principal: `Por la clavícula y por los huesos de la cadera, lejos del cuello y de la barriga: ahí debe pasar el cinturón, y un elevador existe para lograrlo. El respaldo del Ruta conduce la banda diagonal en once alturas y protege los costados de la cabeza y de los hombros.
En España hay que usar un sistema de retención hasta los 135 cm, y la DGT recomienda mantenerlo hasta 150 cm. Quitar el respaldo antes para que el mayor «vaya como los adultos» es mala idea; aquí, además, no se separa. Tampoco corras a estrenarlo en cuanto cumpla la talla mínima. Si se duerme y se escurre, o se saca el brazo de la cinta, seguirá más protegido en una silla a contramarcha que admita su estatura.
Cuatro primos de 102 a 147 cm lo usaron en un viaje de agosto por la A-3 y, después, en seis semanas de colegio. Con cinta adhesiva marcamos por dónde cruzaba el cinturón: correcto en los cuatro, aunque al más alto le quedó bien solo tras subir la guía dos puntos.
Los conectores ISOFIX evitan que se desplace vacío; quien sujeta al niño es el cinturón. Cuesta soltarlos con las manos frías, y el posavasos se partió el primer mes.`,
    keyfeatures: [
      "Homologado según la ECE R129, de 100 a 150 cm",
      "5,8 kg y 45 cm de ancho",
      "Reposacabezas con once alturas y guía de cinturón",
      "Conectores ISOFIX retráctiles",
      "Respaldo fijo, con tres inclinaciones",
      "Funda lavable a 30 °C en dos piezas",
    ],
    pros: [
      "El cinturón cae bien en tallas muy distintas",
      "Ancho contenido: deja libre la plaza central en muchos coches",
      "Fácil de trasladar al coche de los abuelos",
    ],
    cons: [
      "Conectores duros de soltar",
      "Posavasos frágil",
      "Asiento firme, que algunos niños notan pasada la segunda hora",
    ],
    alt: "Elevador de coche rojo y negro con respaldo y el cinturón cruzado",
    colores: ["Teja", "Gris antracita"],
    revisado_at: "2026-10-30",
    relacionados: ["silla-coche-tilavia-contra-125", "silla-coche-sarmio-giro-360"],
  },
  {
    id: "B0DEMO0010",
    slug: "espejo-retrovisor-mirlana-visor",
    title: "Espejo para asiento trasero Mirlana Visor",
    category: "sillas-coche",
    price: "24,90 €",
    rating: 3.1,
    descripcion:
      "Espejo acrílico de 29 × 19 cm para ver a un bebé que viaja a contramarcha. Cumple su función cuando el coche tiene reposacabezas regulables; invita a apartar la vista de la carretera.",
    veredicto:
      "Enseña bien al bebé con reposacabezas regulables, pero distrae y hay que revisarlo cada semana.",
    para_quien: "Quien viaja a solas con un bebé a contramarcha y solo mira con el coche parado.",
    no_para: "Quien se distrae con facilidad y los coches con reposacabezas integrados.",
    contenido_principal: `¿Hace falta verle la cara mientras conduces? Nuestra respuesta es que rara vez. La vista va puesta en la carretera y, si el bebé llora, se busca un lugar seguro y se para. Entendemos, con todo, el alivio de una ojeada en un semáforo cuando va de espaldas y no hay otro adulto a bordo.
El Visor es una lámina acrílica ligeramente curva, de 29 × 19 cm y 340 g, con marco de espuma y dos correas que abrazan el reposacabezas trasero. La ECE R129 no evalúa estos añadidos, ajenos a la silla. En un choque, lo que se suelta sale despedido, y ese es el motivo principal de nuestra nota baja.
En tres semanas lo atamos a tres vehículos. En dos quedó firme tras tensar ambas correas; el tercero llevaba reposacabezas integrados y no hubo dónde sujetarlo. Cada lunes lo encontrábamos inclinado un par de centímetros, así que revisarlo se volvió rutina. Con el sol bajo de octubre devolvió un destello molesto al conductor en la M-30. Quien se distraiga con facilidad estará más tranquilo sin él. Nada justifica girar la silla hacia delante antes de tiempo por ver al niño.`,
    keyfeatures: [
      "29 × 19 cm, lámina acrílica sin vidrio",
      "340 g con correas",
      "Marco de espuma de 2 cm",
      "Fijación doble, horizontal y vertical",
      "Solo para reposacabezas regulables",
    ],
    pros: [
      "Imagen amplia y poco deformada",
      "El marco blando no tiene cantos",
      "Se monta sin herramientas",
    ],
    cons: [
      "Distrae a quien conduce",
      "Se desplaza con las vibraciones y hay que revisarlo",
      "Deslumbra con el sol bajo",
      "Inútil en asientos con reposacabezas integrado",
    ],
    alt: "Espejo en el reposacabezas trasero con el reflejo de un bebé",
    revisor: "Lucía Arranz",
    revisado_at: "2026-10-20",
    relacionados: [
      "silla-coche-sarmio-giro-360",
      "portabebes-coche-sarmio-primer-viaje",
      "silla-coche-tilavia-contra-125",
    ],
  },
];

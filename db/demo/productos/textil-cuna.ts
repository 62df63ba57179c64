import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0015",
    slug: "saco-dormir-ondaria-tog-1",
    title: "Saco de dormir Ondaria TOG 1",
    category: "textil-cuna",
    price: "39,90 €",
    rating: 4.6,
    descripcion:
      "Saco sin mangas de algodón, abrigo medio y tres largos, para dormitorios de 20 a 24 °C. Sustituye a la manta en la cuna; en las noches más calurosas de julio sobra.",
    veredicto:
      "Sustituye a la manta entre 20 y 24 °C, con cuello y sisas bien cortados; en verano abriga de más.",
    para_quien: "Dormitorios templados y bebés desde 4 kg.",
    no_para: "Noches calurosas y quien quiere una talla que dure todo el año.",
    contenido_principal: `El TOG mide cuánto abriga un tejido, y el valor 1 cae en tierra de nadie: primavera, otoño y esos inviernos de calefacción central en que nadie gobierna el radiador. Ondaria lo propone para habitaciones entre 20 y 24 °C.
Con el saco desaparece la manta que puede acabar sobre la cara, razón de sobra para preferirlo en la cuna. Acertar con la talla es cuestión de seguridad. El escote no debe dejar que la cabeza se cuele dentro, y las sisas han de ceñir sin apretar. Medimos los tres largos y comparamos cuello, cremallera y etiqueta con la UNE-EN 16781. El de 70 cm empieza en 4 kg; si tu bebé nació pequeño, pregunta a tu pediatra.
Tres niños lo vistieron nueve semanas. Pasó veinticinco veces por la lavadora a 40 °C, perdió 1,2 cm y el tirador sigue escondido bajo su solapa. Se abre de abajo arriba, con lo que el pañal de las cuatro se cambia sin destapar el pecho.
A 29 °C, lo normal en un ático de Madrid en julio, no procede: entonces basta un body. Tampoco sirve en la silla del coche, porque el arnés no puede pasar entre las piernas. Los ribetes blancos se agrisan, y un largo no suele durar más de seis meses.`,
    keyfeatures: [
      "TOG 1, para 20–24 °C según la marca",
      "Largos de 70, 90 y 110 cm",
      "Exterior e interior de algodón, 180 g/m²",
      "Cremallera central de apertura inferior con solapa",
      "Lavado a 40 °C",
      "Conforme a la UNE-EN 16781, indica la etiqueta",
    ],
    pros: [
      "Cuello y sisas bien ajustados en las tres tallas",
      "Cambio de pañal sin quitarlo",
      "Encoge muy poco",
      "Piernas libres para moverse",
    ],
    cons: [
      "Obliga a comprar otra talla en cuestión de meses",
      "Abriga de más en las noches de verano",
      "Los ribetes claros se ensucian pronto",
    ],
    alt: "Saco de dormir sin mangas con lunas y estrellas, en una percha",
    colores: ["Crudo", "Azul bruma", "Verde salvia"],
    isrecommended: true,
    revisor: "Lucía Arranz",
    revisado_at: "2026-09-22",
    relacionados: [
      "sensor-habitacion-mirlana-clima",
      "sabanas-bajeras-ondaria-percal",
      "pijama-cremallera-ondaria-siesta",
    ],
  },
  {
    id: "B0DEMO0016",
    slug: "sabanas-bajeras-ondaria-percal",
    title: "Sábanas bajeras Ondaria Percal",
    category: "textil-cuna",
    price: "27,90 €",
    rating: 4.2,
    descripcion:
      "Dos bajeras de algodón percal para colchones de 60 × 120 cm o 70 × 140 cm, con goma en todo el contorno. Frescas y tensas; llegan algo rígidas y se arrugan.",
    veredicto:
      "Frescas, tensas y capaces de lavarse a 60 °C; se arrugan y no las hay para colecho.",
    para_quien: "Cunas con un colchón de 10 a 14 cm de grosor.",
    no_para: "Cunas de colecho y colchones más gruesos.",
    contenido_principal: `Percal designa un ligamento, un hilo por encima y otro por debajo, y dice poco sobre el lujo. De él vienen el tacto seco y la frescura que se agradecen cuando el dormitorio sigue a 27 °C a medianoche.
Una bajera suelta es tela libre junto a la cara del bebé, por lo que empezamos tirando de las esquinas. Sobre un colchón de 12 cm de grosor, con goma en las cuatro caras, aguantó los tirones de un adulto sin salirse. Lavamos las dos unidades treinta veces a 60 °C: encogieron un 2,5 %, y desde entonces entran a la fuerza en un colchón de 14 cm. Si el tuyo pasa de ese grosor, busca otra.
No hay medida para cuna de colecho. Doblar por debajo lo que sobra es justo lo que no se debe hacer, así que quien tenga una de 83 × 50 cm habrá de mirar en otro sitio. Las sábanas salen del tambor hechas un higo. Tendidas al momento y bien estiradas se pueden poner sin plancha, con resultado aceptable. El estampado de hojas perdió fuerza hacia el décimo lavado, cosa que al niño le da igual.`,
    keyfeatures: [
      "Juego de dos unidades",
      "A elegir entre 60 × 120 cm y 70 × 140 cm",
      "Algodón percal de 180 hilos",
      "Goma perimetral para colchones de 10 a 14 cm",
      "Lavables a 60 °C",
    ],
    pros: [
      "No se sueltan por las esquinas",
      "Tejido fresco en verano",
      "Resisten el lavado a 60 °C sin romperse",
    ],
    cons: [
      "Arrugas considerables",
      "Demasiado justas para colchones de más de 14 cm",
      "Ninguna talla para cunas de colecho",
    ],
    alt: "Sábanas dobladas y atadas con un lazo sobre un colchón",
    colores: ["Blanco", "Hojas verdes"],
    revisado_at: "2026-08-19",
    relacionados: [
      "protector-colchon-ondaria-seco",
      "cuna-convertible-pinarela-bosque",
      "saco-dormir-ondaria-tog-1",
    ],
  },
  {
    id: "B0DEMO0017",
    slug: "muselinas-ondaria-brisa",
    title: "Muselinas Ondaria Brisa",
    category: "textil-cuna",
    price: "24,90 €",
    rating: 4.4,
    descripcion:
      "Tres muselinas de doble gasa de algodón, de 80 × 80 cm. Sirven de paño de hombro, toalla o base limpia para el cambio. Fuera de la cuna y nunca sobre la capota del carrito.",
    veredicto:
      "Tres telas absorbentes que se secan deprisa y sirven para casi todo; encogen un poco y se manchan.",
    para_quien: "El bolso de diario, el cambiador y el hombro.",
    no_para: "Dormir con ellas o dar sombra al carrito: ahí no van.",
    contenido_principal: `Paño de hombro, babero de urgencia, toalla, base limpia en el cambiador de una cafetería. Pocas telas trabajan tanto por 8 € la unidad, y pocas se pierden con tanta facilidad, de modo que tres nos parece la cantidad sensata para empezar.
Son de doble gasa de algodón, 80 × 80 cm antes de lavar y 76 × 77 después de cinco coladas a 40 °C, cuando cogen ese arrugado blando que las hace absorbentes. Con una jeringa echamos 30 ml de agua: doblada en cuatro, la muselina no dejó pasar nada al otro lado. Al sol de agosto en una terraza estaba seca en cincuenta minutos; en el patio interior, a la mañana siguiente.
Hay dos usos que descartamos. Uno es dejarla dentro de la cuna, porque allí no va ninguna tela suelta. Otro, colgarla de la capota para dar sombra: en un carrito parado a 33 °C, el termómetro subió seis grados en menos de media hora. Busca la sombra de un árbol.
Marta repartió cinco juegos entre familias con bebés de dos semanas a nueve meses. Las devolvieron con manchas de puré de zanahoria que no salieron del todo y con el dobladillo deshilachado en dos piezas. Nadie quiso dejar de usarlas.`,
    keyfeatures: [
      "Tres unidades de 80 × 80 cm",
      "Doble gasa, algodón 100 %",
      "62 g cada una",
      "Lavado a 40 °C, admite 60 °C de forma ocasional",
    ],
    pros: [
      "Muy absorbentes desde el quinto lavado",
      "Se secan deprisa al aire",
      "Ocupan poco en el bolso",
      "Siguen sirviendo cuando el bebé crece",
    ],
    cons: [
      "Encogen unos 4 cm",
      "Algún dobladillo se deshilacha",
      "Las manchas de zanahoria dejan sombra en los tonos claros",
    ],
    alt: "Tres muselinas de colores tendidas en una cuerda",
    colores: ["Verde salvia", "Crudo", "Rosa palo"],
    isrecommended: true,
    revisor: "Marta Cebrián",
    revisado_at: "2026-08-31",
    relacionados: [
      "canastilla-primera-puesta-ondaria",
      "capa-bano-ondaria-rizo",
      "bolso-maternidad-veloria-planta",
    ],
  },
  {
    id: "B0DEMO0018",
    slug: "protector-colchon-ondaria-seco",
    title: "Protector de colchón Ondaria Seco",
    category: "textil-cuna",
    price: "22,50 €",
    rating: 3.9,
    descripcion:
      "Funda bajera impermeable de rizo y membrana de poliuretano para colchón de 60 × 120 cm. Detiene los escapes y queda tensa; da algo de calor en verano.",
    veredicto: "Para los escapes y no se mueve; da calor en verano y tarda un día en secar.",
    para_quien: "Cunas de 60 × 120 cm, debajo de la bajera.",
    no_para: "Las noches de agosto y quien solo piensa comprar uno.",
    contenido_principal: `Medio litro de agua teñida, vertido de golpe en el centro: ni una gota llegó al colchón. Repetimos la prueba tras veinte lavados a 60 °C y apareció un cerco del tamaño de una moneda junto a la costura de los pies. Para un escape de pañal sigue siendo más que suficiente.
Tiene forma de cajón, con faldones elásticos que abrazan el canto, y ahí está lo que más nos importa. Un protector plano con gomas en las esquinas se arruga y se desplaza; este, en cinco semanas con un niño de once meses que da vueltas toda la noche, no se movió. Va siempre debajo de la bajera, nunca en contacto directo con la piel. No lo recortes para otra medida. La capa superior, rizo con un 80 % de algodón, disimula el plástico. Apenas se oye. En agosto, sin embargo, la espalda del niño amanecía más húmeda que sobre la bajera sola, y durante la ola de calor lo retiramos varias noches.
Atención al secado: la etiqueta excluye la secadora caliente y el radiador, ambos responsables de que la membrana se despegue. Colgado a la sombra tarda un día entero. Con uno solo te quedarás sin repuesto la noche menos oportuna.`,
    keyfeatures: [
      "60 × 120 cm, cantos de hasta 15 cm",
      "Rizo con 80 % de algodón y 20 % de poliéster",
      "Membrana impermeable de poliuretano",
      "Ajuste de cajón con elástico completo",
      "Lavable a 60 °C, sin secadora caliente",
    ],
    pros: [
      "Retiene un escape abundante",
      "No se arruga ni se desplaza",
      "Silencioso al girarse el niño",
    ],
    cons: [
      "Da calor en las noches de verano",
      "Tarda un día en secarse",
      "La costura pierde estanqueidad con los lavados",
    ],
    alt: "Protector de colchón acolchado con tres gotas de agua",
    revisor: "Diego Olmedo",
    revisado_at: "2026-09-03",
    relacionados: ["sabanas-bajeras-ondaria-percal", "cuna-convertible-pinarela-bosque"],
  },
];

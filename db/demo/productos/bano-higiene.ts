import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0064",
    slug: "banera-plegable-nubaro-ola",
    title: "Bañera plegable Nubaro Ola",
    category: "bano-higiene",
    price: "49,95 €",
    rating: 4.6,
    descripcion:
      "Bañera de 81 cm que plegada se queda en 9 cm de grosor y cuelga detrás de la puerta. Desagua sola sobre el plato de ducha y su tapón blanquea cuando el agua ronda los 38 °C.",
    veredicto:
      "Cabe en un plato de ducha y se cuelga plegada; hay que arrodillarse y cepillar los pliegues.",
    para_quien: "Baños pequeños sin bañera, hasta que el niño quiere salir por su cuenta.",
    no_para: "Quien baña siempre de pie o se resiente de la espalda o las rodillas.",
    contenido_principal: `En muchos baños de Madrid hay un plato de ducha de 70 × 90 cm y ninguna bañera. La Ola, de 81 × 47 cm, cabe dentro con holgura y al terminar se aplasta como un acordeón hasta los 9 cm. Un asa moldeada permite colgarla detrás de la puerta.
Va bien desde las primeras semanas, con el reductor puesto, hasta que el niño se sienta solo y empieza a querer salir. Para quien baña siempre de pie, junto a un lavabo, resulta baja; apoyarla en una encimera o en una mesa queda descartado, y el manual lo dice con un dibujo.
Durante nueve semanas la usaron dos familias a diario. Pesamos: 2,6 kg. Comprobamos los cierres de las patas vertiendo 20 litros y empujando de lado, y no cedieron. El manual cita la norma UNE-EN 17072, la de bañeras infantiles. Con un termómetro de laboratorio vimos que el tapón termosensible blanquea a 37,8 °C y tarda casi medio minuto, así que no sustituye al codo.
Con jabón en crema, los pliegues de goma guardan una película que solo sale con cepillo. El vaciado es lento, tres minutos largos. Y vale para esta y para cualquiera: bastan unos centímetros de agua para que un bebé se ahogue, así que ni un segundo solo, tampoco para abrir al repartidor.`,
    keyfeatures: [
      "Abierta: 81 × 47 × 23 cm; plegada: 81 × 47 × 9 cm",
      "2,6 kg, de polipropileno y goma termoplástica",
      "Reductor blando incluido para los primeros meses",
      "Tapón termosensible que blanquea hacia los 38 °C",
      "Conforme a UNE-EN 17072 según el fabricante",
      "Patas con bloqueo y base antideslizante",
    ],
    pros: [
      "Cabe en un plato de ducha de 70 × 90 cm",
      "Plegada cuelga detrás de la puerta",
      "Patas firmes con 20 litros dentro",
      "El reductor se seca en una tarde",
    ],
    cons: [
      "Los pliegues retienen jabón y piden cepillo",
      "Tarda más de tres minutos en vaciarse",
      "Obliga a arrodillarse",
    ],
    alt: "Bañera infantil blanca de rayas con patas, espuma y un pato de goma",
    colores: ["Verde agua", "Gris perla", "Blanco roto"],
    isrecommended: true,
    destacado_home: 5,
    revisor: "Lucía Arranz",
    revisado_at: "2026-10-05",
    relacionados: [
      "capa-bano-ondaria-rizo",
      "termometro-bano-mirlana-pez",
      "set-cuidado-mirlana-manos",
      "canastilla-bano-ondaria-espuma",
    ],
  },
  {
    id: "B0DEMO0065",
    slug: "termometro-bano-mirlana-pez",
    title: "Termómetro de baño Mirlana Pez",
    category: "bano-higiene",
    price: "12,95 €",
    rating: 3.7,
    descripcion:
      "Termómetro digital flotante en forma de pez, con pantalla que se pone roja por encima de 39 °C. Acierta con menos de un grado de error, pero la última palabra la sigue teniendo el codo.",
    veredicto: "Acierta con menos de un grado de error; tarda en leer y lleva pilas de botón.",
    para_quien: "Quien no se fía de su mano al llenar la bañera.",
    no_para: "Quien ya se apaña con el codo o lo quiere como juguete.",
    contenido_principal: `Treinta y siete grados es la referencia habitual para bañar a un bebé, y una mano acostumbrada a fregar con agua caliente la calcula mal. El Pez lo dice en una pantalla de 3 cm. Por debajo de 35 °C se ve azul; de 39 en adelante, roja.
Lo enfrentamos a un termómetro de laboratorio en un barreño, cinco veces en cada escalón. Marcó de más entre cuatro y ocho décimas y necesitó 25 segundos para estabilizarse. Ese desvío importa poco para el baño; la espera, algo más, porque conviene leerlo al final, con el grifo cerrado y el agua removida. Al llenar, la fría primero.
Nos detuvimos en el compartimento de las dos pilas LR44. Va atornillado y con junta, y después de seis semanas flotando seguía seco. Revísalo de todos modos: una pila de botón tragada es una urgencia y se llama al 112 sin esperar a que haya síntomas.
El fabricante lo vende además como juguete y declara la UNE-EN 71. A nosotros nos sobra esa segunda vida. El niño lo hunde, lo muerde y la pantalla queda boca abajo justo cuando hace falta. Quien ya se apaña con el antebrazo puede ahorrarse estos trece euros.`,
    keyfeatures: [
      "Rango de 0 a 50 °C, lectura de una décima",
      "Desviación medida: de 0,4 a 0,8 °C de más",
      "Aviso rojo desde 39 °C, azul por debajo de 35 °C",
      "Dos pilas LR44 en compartimento atornillado",
      "11 × 7 × 4 cm, 68 g",
    ],
    pros: [
      "Error menor de un grado en toda la prueba",
      "Colores que se entienden sin leer cifras",
      "Compartimento de pilas con tornillo y junta",
    ],
    cons: [
      "Necesita 25 segundos para dar una lectura estable",
      "Flota a veces con la pantalla boca abajo",
      "Lleva pilas de botón, que hay que vigilar siempre",
    ],
    alt: "Termómetro de baño en forma de pez que marca 36 grados",
    colores: ["Azul claro", "Coral"],
    revisor: "Diego Olmedo",
    revisado_at: "2026-07-16",
    relacionados: [
      "banera-plegable-nubaro-ola",
      "sensor-habitacion-mirlana-clima",
      "capa-bano-ondaria-rizo",
    ],
  },
  {
    id: "B0DEMO0066",
    slug: "capa-bano-ondaria-rizo",
    title: "Capa de baño Ondaria Rizo",
    category: "bano-higiene",
    price: "26,90 €",
    rating: 4.7,
    descripcion:
      "Toalla cuadrada de un metro con capucha, en rizo de algodón de 480 g/m². Envuelve a un bebé entero desde el primer día y a un niño de dos años hasta las rodillas.",
    veredicto:
      "Un metro de rizo denso que envuelve desde el primer día hasta los dos años; tarda en secar.",
    para_quien: "Quien quiere una sola toalla para dos años.",
    no_para: "La bolsa de la piscina y quien baña a diario con una sola.",
    contenido_principal: `Mide un metro justo de lado, y ese es su mayor argumento. Las capas de 75 cm que venden en casi todas partes se quedan cortas antes del medio año; con esta, la hija de una lectora que nos ayudó en la prueba seguía tapada a los 26 meses.
El rizo es denso, de 480 g/m², y se nota al levantarla: 520 g en seco. No puede colgarse del cuello del adulto porque carece de botón y de cordón; lo agradecemos por seguridad, aunque obligue a cierta maña. Nuestro modo: extendida en la cama antes de abrir el grifo, capucha arriba, bebé en diagonal.
La sometimos a treinta lavados a 40 °C sin suavizante. Perdió dos centímetros y medio por lado y ganó absorción, pues el primer día el agua resbalaba. Ya domada, bebió 780 ml antes de gotear. Los hilos del borde aguantaron; un enganche en la capucha, culpa del velcro de un babero, no corrió.
¿Dónde falla? En secarse. En noviembre, tendida dentro de casa, pasó veinte horas húmeda, así que con baño diario harán falta dos. Tampoco cabe con comodidad en la bolsa de la piscina. Y úsala para secar y abrazar, no de manta en la cuna.`,
    keyfeatures: [
      "100 × 100 cm, con capucha forrada",
      "Rizo de algodón de 480 g/m²",
      "520 g en seco",
      "Absorbe 780 ml, medidos tras varios lavados",
      "Lavable a 40 °C, encoge un 2,5 %",
      "Sello OEKO-TEX Standard 100 (clase I)",
    ],
    pros: [
      "Sirve desde recién nacido hasta pasados los dos años",
      "Rizo denso que mejora con los lavados",
      "Sin cordones ni botones",
      "Un enganche no se convierte en carrera",
    ],
    cons: [
      "Seca despacio dentro de casa",
      "Abulta demasiado para la bolsa de la piscina",
      "Los primeros usos absorbe poco",
    ],
    alt: "Capa de baño blanca con capucha de oso, colgada de una percha",
    colores: ["Blanco roto", "Verde salvia", "Mostaza", "Azul niebla"],
    isrecommended: true,
    revisor: "Marta Cebrián",
    revisado_at: "2026-11-06",
    relacionados: [
      "banera-plegable-nubaro-ola",
      "canastilla-bano-ondaria-espuma",
      "muselinas-ondaria-brisa",
    ],
  },
  {
    id: "B0DEMO0067",
    slug: "set-cuidado-mirlana-manos",
    title: "Estuche de cuidado Mirlana Manos",
    category: "bano-higiene",
    price: "18,95 €",
    rating: 3.9,
    descripcion:
      "Tijeras de punta roma, cortaúñas, lima, cepillo y peine en un estuche de tela con cremallera. Cuatro de las cinco piezas cumplen de sobra; el cortaúñas lo dejaríamos en el cajón.",
    veredicto: "Tijeras y lima de vidrio que valen el precio; el cortaúñas, mejor en el cajón.",
    para_quien: "Casas que parten de cero.",
    no_para: "Quien ya tiene unas buenas tijeras.",
    contenido_principal: `Las tijeras justifican buena parte del precio. Son de acero, con puntas redondeadas y hojas algo curvas de 2 cm, y los ojos admiten un dedo adulto de verdad, cosa rara en los juegos infantiles. A las dos semanas de uso las preferíamos a cualquier otra herramienta del estuche.
Pensamos este conjunto para la casa que parte de cero. Si ya tienes unas tijeritas buenas, la lima sola cuesta tres euros en la farmacia.
Lucía cortó las uñas a sus mellizos durante dos meses y llevó la cuenta: dieciséis sesiones, un pellizco. El pellizco vino del cortaúñas, que carece de tope y esconde la yema bajo la palanca. La lima de vidrio deja el canto liso y resulta lo más tranquilo para el primer mes. Buena luz, el bebé dormido o en brazos de otra persona, y sin apurar las esquinas.
El cepillo es suave de veras, de cerda de cabra; no esperes de él que retire la costra láctea, y si te preocupa, enséñasela al pediatra. La cremallera del estuche se atasca en la esquina izquierda. Falta además un protector para las tijeras, que guardamos con un corcho y siempre fuera del alcance.`,
    keyfeatures: [
      "Cinco piezas y estuche de 17 × 11 cm",
      "Tijeras de acero con punta roma y hoja de 2 cm",
      "Lima de vidrio de 9 cm",
      "Cepillo de cerda de cabra y peine de púas romas",
      "210 g en total",
    ],
    pros: [
      "Tijeras cómodas para manos adultas",
      "Lima de vidrio que no deja picos",
      "Cepillo muy suave, con mango de haya",
    ],
    cons: [
      "El cortaúñas no lleva tope y puede pellizcar",
      "Las tijeras vienen sin funda",
      "La cremallera del estuche se engancha en una esquina",
    ],
    alt: "Estuche abierto con tijeras, lima, cepillo y peine de bebé",
    revisor: "Lucía Arranz",
    revisado_at: "2026-08-19",
    relacionados: [
      "banera-plegable-nubaro-ola",
      "canastilla-bano-ondaria-espuma",
      "comoda-cambiador-lumbrel-orden",
    ],
  },
  {
    id: "B0DEMO0068",
    slug: "cubo-panales-lumbrel-cierra",
    title: "Cubo de pañales Lumbrel Cierra",
    category: "bano-higiene",
    price: "44,90 €",
    rating: 3.1,
    descripcion:
      "Cubo con trampilla y bolsa continua que envuelve cada pañal. Contiene el olor durante dos días, aunque solo admite los recambios de la marca y ahí se va el dinero.",
    veredicto: "Guarda el olor dos días; los recambios cuestan al año más del doble que el cubo.",
    para_quien: "Pisos altos sin ascensor.",
    no_para: "Quien tiene el contenedor a mano o no quiere recambios de marca.",
    contenido_principal: `Empezamos por la cuenta, que es lo que decide. Un recambio de bolsa continua cuesta 6,90 € y nos duró veintitrés días con un bebé de tres meses; en un año pasan de cien euros, más del doble de lo que vale el cubo. No admite bolsas corrientes: lo intentamos con tres.
Funciona con una trampilla de muelle: empujas el pañal, giras el aro y queda aislado. Caben unos 28 de la talla 3. Medimos el olor del único modo honrado que se nos ocurrió, invitando a pasar a cinco personas ajenas a la casa cada mañana de una semana de julio. Hasta el segundo día nadie arrugó la nariz. Al tercero, con 31 °C en la habitación, cuatro de cinco.
Tiene sentido en un cuarto piso sin ascensor, donde bajar la basura a diario pesa. Con un contenedor en el portal te bastan una bolsa anudada y el cubo de siempre; en la ciudad de Madrid los pañales van al de resto, el de tapa naranja.
La tapa lleva un pestillo giratorio que un niño de 20 meses abrió al segundo intento. Los rollos de plástico, cerrados o empezados, guárdalos bajo llave o muy arriba.`,
    keyfeatures: [
      "26 × 26 × 58 cm, 2,9 kg",
      "Capacidad para unos 28 pañales de la talla 3",
      "Bolsa continua exclusiva, 6,90 € por recambio",
      "Trampilla de muelle y tapa con pestillo giratorio",
    ],
    pros: [
      "Retiene el olor durante unas 48 horas",
      "Se acciona con una mano",
      "Base estable, que no vuelca al empujar",
    ],
    cons: [
      "Más de cien euros al año en recambios",
      "No acepta bolsas de basura normales",
      "El pestillo no frena a un niño de 20 meses",
      "Con calor, el tercer día huele",
    ],
    alt: "Cubo de pañales verde con tapa, junto a una bolsa atada",
    colores: ["Verde pino", "Gris piedra"],
    estado: "draft",
    revisor: "Diego Olmedo",
    revisado_at: "2026-07-30",
    relacionados: ["cesta-panales-almenda-orden", "comoda-cambiador-lumbrel-orden"],
  },
];

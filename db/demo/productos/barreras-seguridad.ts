import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0048",
    slug: "barrera-escalera-baluro-firme",
    title: "Barrera de escalera Baluro Firme",
    category: "barreras-seguridad",
    price: "69,95 €",
    rating: 4.8,
    descripcion:
      "Barrera metálica atornillada, de 62 a 106 cm, sin travesaño en el suelo. Apta para lo alto de la escalera, con la hoja bloqueada para que no abra hacia los peldaños.",
    veredicto:
      "Rígida y sin barra en el suelo, vale para lo alto de la escalera; hay que taladrar y colocar el tope.",
    para_quien: "Escaleras con pared o poste donde atornillar, de 62 a 106 cm de ancho.",
    no_para: "Pisos de alquiler en los que no se puede taladrar.",
    contenido_principal: `En lo alto de una escalera solo vale una barrera atornillada. Le pedimos tres cosas: que se fije a la pared, que abra del todo y que no deje en la base una barra con la que tropezar. La Firme cumple las tres y por eso la hemos puesto en dos dúplex y en una casa de la sierra.
Instalarla nos llevó 50 minutos en ladrillo y hora y cuarto en un poste torneado, que pidió el adaptador de 12 €. Una vez montada, medimos el hueco inferior (4 cm), la separación entre barrotes (5,5 cm) y los 76 cm de altura, y descargamos sobre el borde un saco de 25 kg: ni un crujido. Un tope impide que la hoja abra hacia el vacío; colócalo, porque viene suelto en la bolsa.
El cierre pide levantar y deslizar a la vez. Con el bebé en brazos se hace con una mano tras dos o tres días de práctica, y nuestra voluntaria de 78 años lo dominó a la primera tarde.
La norma UNE-EN 1930 cubre hasta los 24 meses; cuando un niño aprende a trepar o a abrirla, hay que quitarla. Deja ocho agujeros en la pared y no sirve en tabiques de pladur sin refuerzo detrás. Y el golpe metálico al cerrar despierta a cualquiera.`,
    keyfeatures: [
      "Ancho de 62 a 106 cm, sin piezas extra",
      "Altura de 76 cm",
      "Fijación atornillada en cuatro puntos",
      "Sin travesaño inferior",
      "Tope para limitar el sentido de apertura",
      "UNE-EN 1930",
    ],
    pros: [
      "Rigidez notable con 25 kg de carga",
      "Paso libre, sin barra en el suelo",
      "Se abre con una mano tras unos días",
      "Regula 44 cm sin comprar extensiones",
    ],
    cons: [
      "Requiere taladrar, ocho agujeros en total",
      "Ruidosa al cerrarse de golpe",
      "Adaptador para poste aparte, 12 €",
    ],
    alt: "Barrera verde de barrotes al pie de una escalera alfombrada",
    colores: ["Verde pino", "Blanco"],
    isrecommended: true,
    revisor: "Diego Olmedo",
    revisado_at: "2026-11-09",
    relacionados: [
      "barrera-puerta-baluro-paso",
      "protectores-esquinas-baluro-canto",
      "luz-enchufe-mirlana-pasillo",
    ],
  },
  {
    id: "B0DEMO0049",
    slug: "barrera-puerta-baluro-paso",
    title: "Barrera de puerta Baluro Paso",
    category: "barreras-seguridad",
    price: "44,90 €",
    rating: 3.8,
    descripcion:
      "Barrera a presión para huecos de puerta de 75 a 82 cm, sin taladro. Útil en cocina o pasillo; nunca arriba de unos peldaños, donde su base hace tropezar y puede ceder.",
    veredicto: "Se pone en quince minutos sin taladrar; nunca en lo alto de una escalera.",
    para_quien: "Puertas de 75 a 82 cm en cocinas y pasillos de alquiler.",
    no_para: "Escaleras y jambas muy torcidas.",
    contenido_principal: `Empecemos por donde no va: la parte alta de la escalera. Cualquier barrera a presión puede soltarse con un empujón sostenido, y el travesaño de esta, de 3 cm de alto, es un tropezón asegurado con un niño en brazos. Su sitio son las puertas de cocina, el pasillo o, si acaso, el pie de la escalera.
En ese papel cumple. La colocamos en cinco vanos de pisos antiguos, con jambas de madera pintada y una pared de gotelé. Los cuatro husillos se aprietan a mano y una pestaña avisa cuando la tensión es correcta; pasados siete días volvimos a comprobarla y dos necesitaron media vuelta. Repetir esa revisión cada semana debería ser costumbre. Tras dos meses, las ventosas de goma dejaron un cerco gris en la pintura plástica.
El seguro se libera presionando un botón y alzando la hoja, que abre a los dos lados y se queda parada a 90 grados. Lástima que solo se cierre por sí misma en los últimos 20 cm. Declara conformidad con la UNE-EN 1930, prevista para niños de hasta 24 meses. Para jambas muy torcidas, frecuentes en fincas de antes de 1940, busca otra: por encima de 1,5 cm de desplome no conseguimos tensarla.`,
    keyfeatures: [
      "Huecos de 75 a 82 cm; extensión de 7 cm aparte",
      "76 cm de altura",
      "Montaje a presión, sin taladro",
      "Travesaño inferior de 3 cm",
      "Apertura en ambos sentidos",
      "UNE-EN 1930",
    ],
    pros: [
      "Se instala en quince minutos sin herramientas",
      "Indicador de tensión fiable",
      "Se traslada de una puerta a otra",
    ],
    cons: [
      "No vale para la parte alta de las escaleras",
      "El travesaño hace tropezar a los adultos",
      "Marca la pintura plástica",
      "No tensa bien en jambas muy desplomadas",
    ],
    alt: "Barrera blanca a presión en el hueco de una puerta",
    colores: ["Blanco"],
    revisor: "Diego Olmedo",
    revisado_at: "2026-10-01",
    relacionados: [
      "barrera-escalera-baluro-firme",
      "protectores-esquinas-baluro-canto",
      "barrera-cama-baluro-sueno",
    ],
  },
  {
    id: "B0DEMO0050",
    slug: "barrera-cama-baluro-sueno",
    title: "Barrera de cama Baluro Sueño",
    category: "barreras-seguridad",
    price: "36,90 €",
    rating: 3.3,
    descripcion:
      "Barandilla abatible de malla de 150 cm para camas de 90 con colchón de 12 a 22 cm. Evita caídas al pasar de la cuna a la cama; exige comprobar a menudo que no quede hueco.",
    veredicto:
      "Evita caídas al pasar a la cama si la tensas cada pocos días; con colchón grueso queda baja.",
    para_quien: "Camas de 90 desde los 18 meses, con somier abierto.",
    no_para: "Arcones, literas y quien no va a revisarla.",
    contenido_principal: `Pasar de la cuna a la cama trae noches de rodar al suelo, y esta barandilla pretende acompañar esos meses. El fabricante la sitúa entre los 18 meses y los cinco años. Subrayamos el primer número: un bebé menor puede quedar atrapado entre la malla y el colchón, de modo que no es una solución de colecho ni reemplaza a los barrotes de una cuna.
El enemigo es precisamente ese hueco. Se sujeta con dos brazos metidos bajo el colchón y una cincha que abraza el somier. Recién puesta no dejaba pasar ni un dedo; a las tres semanas, con un niño de 13 kg que duerme atravesado, aparecieron 2,5 cm. Hubo que volver a tensar, y así cada diez o doce días. Si no te ves haciéndolo, mejor una cama baja con alfombra al lado.
Medimos 42 cm de alto total, de los que quedan 23 útiles sobre un colchón de 19. Por encima de 22 la propia caja la desaconseja, y en somieres de arcón o literas no encaja en absoluto. Abatirla para cambiar las sábanas es lo mejor resuelto, con dos botones altos que un niño de tres años, al menos el nuestro, no supo accionar a la vez. Plegada queda un tubo que invita a sentarse. La funda lava bien a 30 °C.`,
    keyfeatures: [
      "150 × 42 cm",
      "Colchones de 12 a 22 cm de grosor",
      "De 18 meses a cinco años, según el fabricante",
      "Abatible con doble botón",
      "Cincha de anclaje al somier",
    ],
    pros: [
      "Malla transpirable que deja ver al niño",
      "Se abate sin desmontarla para hacer la cama",
      "Protege 150 de los 190 cm de una cama",
    ],
    cons: [
      "La cincha cede y obliga a tensar cada pocos días",
      "Incompatible con arcones y literas",
      "Poca altura útil con colchones gruesos",
    ],
    alt: "Barandilla de malla verde en el lateral de una cama infantil",
    colores: ["Verde salvia", "Azul noche"],
    revisor: "Marta Cebrián",
    revisado_at: "2026-07-24",
    relacionados: [
      "cuna-convertible-pinarela-bosque",
      "alfombra-lavable-almenda-prado",
      "luz-nocturna-lumbrel-conejo",
    ],
  },
  {
    id: "B0DEMO0051",
    slug: "protectores-esquinas-baluro-canto",
    title: "Protectores de esquinas Baluro Canto",
    category: "barreras-seguridad",
    price: "8,95 €",
    rating: 3.1,
    descripcion:
      "Doce esquineras de espuma con adhesivo para mesas y muebles bajos. Amortiguan el golpe mientras siguen pegadas, que en verano y sobre barniz es menos de lo deseable.",
    veredicto: "Amortiguan mientras siguen pegados; con calor o sobre barniz se caen.",
    para_quien: "Sacar de un apuro en muebles de melamina.",
    no_para: "Bebés que muerden todo y maderas antiguas.",
    contenido_principal: `De las doce unidades del paquete, siete seguían en su sitio al cabo de ocho semanas. Tres se despegaron de una mesa barnizada durante la ola de calor de julio, con 31 °C dentro de casa; a otra la arrancó un niño de 14 meses en una tarde; la quinta se cayó sin testigos.
Esa cuarta pieza es la que más nos preocupa. La espuma se rasga con los dientes y un trozo suelto puede acabar en la garganta, por lo que hay que mirarlas a menudo y tirar la que esté mordida o floja. En muebles al alcance de un bebé que lo muerde todo, preferimos retirar la mesa baja durante un año antes que confiar en un adhesivo.
Cuando están puestas, amortiguan. Dejamos caer una bola de acero de 500 g desde 30 cm, sobre la esquina desnuda y sobre la protegida, con una lámina de plastilina: la huella pasó de 9 a 3 mm. Conviene limpiar con alcohol, esperar a que seque, apretar medio minuto y no usarlas hasta el día siguiente, cosa que el envase cuenta en letra de hormiga.
Al quitarlas con secador, la melamina quedó intacta y el barniz antiguo se llevó un cerco mate. Pruébalas antes en una zona escondida. Por este precio sacan de un apuro, y poco más.`,
    keyfeatures: [
      "Doce esquineras de 5,5 × 5,5 cm",
      "Espuma de 12 mm de grosor",
      "Adhesivo acrílico de doble cara",
      "Seis tiras de adhesivo de repuesto",
    ],
    pros: [
      "Reducen mucho la huella del impacto",
      "Baratas y rápidas de poner",
      "Incluyen adhesivo de recambio",
    ],
    cons: [
      "Se despegan con calor y sobre barniz",
      "Un niño puede arrancarlas y morderlas",
      "Dejan cerco en maderas antiguas",
      "Instrucciones en letra minúscula",
    ],
    alt: "Mesa de madera con un protector de espuma en la esquina y otros sueltos",
    colores: ["Verde salvia", "Teja", "Roble"],
    revisado_at: "2026-08-24",
    relacionados: [
      "barrera-puerta-baluro-paso",
      "barrera-escalera-baluro-firme",
      "alfombra-lavable-almenda-prado",
    ],
  },
];

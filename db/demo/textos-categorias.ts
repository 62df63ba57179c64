import { fixSpacesOf } from "./fixed-spaces";

/** The texts under the products of each main category. */
export const textosDeCategorias = [
  {
    slug: "paseo-viaje",
    como_elegir: `Empieza por la puerta más estrecha de tu camino: la del portal, la del ascensor o la de tu cuarto. Si el carrito no pasa por ella, lo demás da igual. Después, el peso: con escaleras todos los días, cada kilo se nota, y entre una silla de paraguas y un tres piezas hay más de seis.

Un recién nacido va tumbado, así que hasta los seis meses cuenta con un capazo. Si vas casi siempre a pie, mira las ruedas y la suspensión; si encadenas trenes y vuelos, el tamaño plegada.

En el coche manda la talla, no la edad. De espaldas a la marcha todo el tiempo que la silla admita: por ley, hasta los quince meses como poco, y por seguridad bastante más. Antes de pagar, busca tu coche en la lista de modelos del fabricante.`,
    en_que_nos_fijamos: `Pesamos los carritos que probamos en nuestra báscula cuando podemos, y lo decimos en la ficha; si no, damos el peso del fabricante. Los empujamos por adoquín y bordillo, los plegamos decenas de veces y apuntamos en qué plegado dejó de entrar el cierre.

De las sillas de coche contamos hasta qué talla permiten la contramarcha, cuánto tardamos en instalarlas y en qué coches no cupieron. No hacemos ensayos de choque: para eso está la homologación, y solo reseñamos sillas R129.

Restamos nota por lo que obliga a estar pendiente, como un respaldo que no se tumba o un accesorio que puede soltarse.`,
  },
  {
    slug: "habitacion-bebe",
    como_elegir: `Lo primero es dónde va a dormir: boca arriba, en una superficie firme y sin nada más dentro. La AEP aconseja que los seis primeros meses sea en la habitación de los padres, y para eso sirve una cuna de colecho si la altura de tu cama lo permite. Mídela antes de elegir.

Una cuna de 60 × 120 cm dura años, pero pide sitio. El colchón ha de entrar sin holgura, y la bajera quedar tensa. En lugar de manta, un saco de su talla y del abrigo que pide tu dormitorio.

Lo demás puede esperar. En un piso pequeño oirás al bebé sin comprar nada, y una cómoda o una estantería solo son seguras atornilladas a la pared.`,
    en_que_nos_fijamos: `Medimos huecos, alturas y holguras con una regla, y comprobamos qué pasa cuando un mueble se carga sin fijarlo. Si vuelca, lo contamos.

Los textiles los lavamos muchas veces a la temperatura de su etiqueta y volvemos a medirlos: cuánto encogen y qué manchas se quedan. De los vigilabebés miramos el alcance entre muros, la batería y qué ocurre cuando se corta la red.

No premiamos lo que promete evitar la muerte súbita: ningún aparato lo hace.`,
  },
  {
    slug: "alimentacion",
    como_elegir: `Compra poco antes de que nazca. En la lactancia casi todo depende de la postura, y quien mejor la mira es tu matrona. Un sacaleches tiene sentido si vas a extraerte a menudo; la talla de la copa importa más que el número de programas.

En los biberones, cuenta las piezas: las vas a fregar varias veces al día. El vidrio no coge olor y pesa más del doble; el plástico es ligero y se vela antes.

La trona llega hacia los seis meses, cuando se sienta sin apoyo. Busca un apoyo firme para los pies, un arnés y telas que puedas quitar. Si tu cocina es estrecha, mira el grosor plegada; si comes fuera, un asiento que se ate a una silla recia.`,
    en_que_nos_fijamos: `Llenamos, vaciamos, cronometramos y fregamos. De los aparatos medimos ruido, minutos y temperatura, y los comparamos con lo que ya hay en casa, como un cuenco de agua caliente o una olla.

De las tronas miramos si los pies llegan a apoyarse, cuánto se tarda en limpiar la funda y si la silla se mueve cuando el niño empuja la mesa.

No damos por buena una promesa sobre los cólicos o el sueño si no hay estudios detrás, y nunca recomendamos fórmula.`,
  },
  {
    slug: "bano-higiene",
    como_elegir: `Mide el hueco antes que la bañera: plato de ducha, bañera grande o suelo del baño. Si no tienes dónde dejarla, una que se pliegue y se cuelgue. Piensa también en tu espalda, porque casi todas obligan a arrodillarse.

Una toalla grande dura hasta los dos años; una de 75 cm se queda corta antes del medio año. El termómetro ayuda si no te fías de tu mano, aunque el codo sigue teniendo la última palabra.

Y lo que no se compra: no dejes al bebé solo en el agua ni un segundo, por poca que haya.`,
    en_que_nos_fijamos: `Usamos cada cosa durante semanas y con niños de verdad. Pesamos lo que hay que levantar, medimos lo que se pliega y comparamos los termómetros con uno de laboratorio.

Las toallas las lavamos hasta treinta veces y apuntamos cuánto encogen, cuánta agua beben y cuántas horas tardan en secar.

También hacemos la cuenta de los recambios, que a veces cuestan más al año que el aparato.`,
  },
  {
    slug: "ropa-calzado",
    como_elegir: `Para un recién nacido, prendas que se abran por delante: nada que pase por la cabeza a las cuatro de la mañana. Pocas de la talla más pequeña, que dura semanas. Si dudas entre dos tallas, la mayor.

Mira la etiqueta del lavado, porque vas a lavar mucho, y evita cordones y lazos en el cuello.

El calzado puede esperar a que camine por la calle. En casa, descalzo o con algo blando que se doble con dos dedos. Y en invierno, el buzo se quita antes de abrochar la silla del coche.`,
    en_que_nos_fijamos: `Lavamos la ropa de diario treinta veces a la temperatura que indica, la medimos antes y después y tiramos de los automáticos y de las cremalleras.

Comparamos la talla impresa con la cinta métrica, porque no siempre coinciden, y miramos si puede vestirse a oscuras y con una mano.

En los abrigos comprobamos cuánta holgura dejan bajo el arnés; en el calzado, si la puntera deja sitio a los dedos.`,
  },
  {
    slug: "juguetes-aprendizaje",
    como_elegir: `Mejor pocos y abiertos: los que cada edad usa de otra manera duran años, los que solo hacen una cosa aburren pronto. La edad mínima de la caja es una norma de seguridad, no un nivel; respétala, sobre todo antes de los tres años.

Para un bebé de pocos meses basta el suelo, algo que mirar y un adulto cerca. Después, meter y sacar, apilar, encajar.

En los libros, cartón grueso y esquinas redondas. Que te guste a ti también: vas a leerlo cien veces.`,
    en_que_nos_fijamos: `Los prestamos a familias y escuelas infantiles y apuntamos cuánto tiempo interesan de verdad, que suele ser menos de lo que dice la caja.

Pasamos las piezas por el cilindro de piezas pequeñas, medimos los cordones, frotamos la pintura y miramos qué se astilla al caer. Los libros los abrimos, los mojamos y los dejamos morder.

No creemos en juguetes que «aceleran» nada y lo decimos en cada reseña.`,
  },
  {
    slug: "seguridad-casa",
    como_elegir: `Mide el hueco y mira la pared. En lo alto de una escalera solo vale una barrera atornillada y sin barra en el suelo; en una puerta puede ir a presión, si revisas cada semana que siga tensa. Para pladur hacen falta refuerzos.

Una barrera acompaña hasta los dos años, más o menos: cuando aprende a abrirla o a treparla, se quita.

De noche, luz cálida y poca. Con cable o enchufe, siempre fuera de su alcance; con pilas de botón, en un compartimento con tornillo.`,
    en_que_nos_fijamos: `Montamos cada barrera en paredes y jambas distintas, la cargamos con peso y medimos barrotes, altura y huecos. Volvemos a los siete días para ver si se ha aflojado.

De las luces medimos los lux a un metro, el calor de la carcasa y las horas de batería.

Baja la nota lo que da una confianza falsa: un adhesivo que se despega o una cincha que cede.`,
  },
  {
    slug: "mama-embarazo",
    como_elegir: `Piensa en tu cama, tu hombro y tu talla de hoy, que no será la de dentro de dos meses. Una almohada grande descansa la espalda y puede echar a tu pareja: mide el ancho. Un bolso de casi un kilo pesa antes de meter nada.

El sujetador de lactancia se elige al final del embarazo, sin aros y con corchetes libres en los dos sentidos.

Las medias de compresión no se compran por el color: que una matrona o un médico te diga antes si las necesitas y de qué grado.`,
    en_que_nos_fijamos: `Lo usan embarazadas y madres recientes durante semanas, y contamos también a quién no le sirvió. Lavamos las prendas a su temperatura y miramos cómo quedan.

Pesamos, medimos y probamos en sitios reales: una cama de 135, una estación de Metro sin ascensor, el ingreso en el hospital.

De lo que un producto haga por tu salud no opinamos. Si algo duele, consulta.`,
  },
  {
    slug: "ideas-regalar",
    como_elegir: `Pregunta antes qué tienen ya. Si no puedes preguntar, acierta lo que se gasta o lo que admite varias tallas: una canastilla repartida entre la 50 y la 56 servirá más que un traje de la 50.

Un recuerdo se agradece si no da trabajo. Una caja o un álbum pide un rato; unas tarjetas, unos minutos al mes.

Con un vale regalo, lee las condiciones: cuándo caduca, si se puede gastar por partes y cuánto cuesta el envío.`,
    en_que_nos_fijamos: `Abrimos las cestas y contamos qué se usa y qué se queda en el cajón. Lavamos la ropa, pesamos las toallas y comparamos el precio del conjunto con el de sus piezas sueltas.

En lo que se escribe o se pega probamos plumas, luz y calor; en los vales, compramos, gastamos y devolvemos.

También miramos las piezas pequeñas: un regalo bonito puede tener que guardarse en alto.`,
  },
].map((textos) => fixSpacesOf(textos, ["como_elegir", "en_que_nos_fijamos"]));

/** The heads of the lists of articles, by the slug of their kind. */
export const textosDeTipos = {
  alimentacion:
    "Del pecho a la mesa de todos: tomas, primeros alimentos y comidas que no acaben en batalla.",
  desarrollo:
    "Moverse, hablar y jugar a su ritmo: qué esperar en cada etapa y cómo acompañar sin prisa.",
  salud:
    "Fiebre, calor, viajes y botiquín: qué puedes resolver en casa y cuándo hay que consultar.",
  educacion: "Límites, cuentos, pantallas y escuela infantil: la vida en común, con paciencia.",
  sueno: "Noches, siestas y despertares: dormir seguro primero y dormir más después.",
};

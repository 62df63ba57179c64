import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "rabietas-con-calma",
  titulo: "Rabietas: poner límites con calma",
  categoria: "educacion",
  extracto:
    "Por qué estallan entre el año y los cuatro, qué decir mientras dura, qué límites merecen la pena y cuándo hablar con el pediatra.",
  contenido: `Supermercado de barrio, viernes por la tarde. Has dicho que no a unas galletas y tu hija de dos años está tumbada entre los yogures y las legumbres, roja, con los talones contra el suelo. Detrás, alguien suspira. Lo que hagas en el minuto siguiente no va a terminar con la rabieta, pero sí enseña algo.
## Qué es y qué no es
Una rabieta es el desbordamiento de un niño que quiere mucho, entiende bastante y sabe decir poco. Las rabietas suelen aparecer hacia los doce o dieciocho meses, son más intensas alrededor de los dos años y van cediendo cuando llega el lenguaje, cerca de los cuatro.
No es chantaje. Para manipular hace falta imaginar qué piensa la otra persona y planear un efecto, y eso, a los dos años, todavía no está a su alcance. Tampoco es un fallo tuyo ni prueba de que esté consentida. Las partes del cerebro que frenan el impulso siguen en obras durante muchos años.
## El minuto cero
- Respira tú antes. Suelta los hombros, baja el volumen.
- Ponte a su altura y a un brazo de distancia.
- Si está en peligro o pega, muévela o sujeta su mano con firmeza y sin brusquedad: «no te dejo pegar».
- Di una sola frase, corta: «querías las galletas y hoy no las compramos».
- Cállate. El razonamiento, después.
Algunos niños buscan brazos y otros los rechazan. Ofrece una vez; si aparta tu mano, quédate cerca. Estar presente sin hablar también es hacer algo.
En la calle, apártate del público. Un portal, un banco, el final del andén. A quien mira no le debes explicaciones.
## El límite se mantiene
Reconocer el enfado y ceder son cosas distintas. Puede estar furiosa y seguir sin galletas. Si el «no» de las seis se convierte en «bueno, vale» a las seis y cinco, aprende que gritar cinco minutos funciona, y la próxima vez aguantará diez.
Por eso conviene decir pocos noes y elegirlos antes. En casa ayudan tres cajones.
### Lo que nunca se negocia
La mano en la calle, el arnés del coche, el horno, pegar. Aquí no se pregunta «¿vale?»; se informa y se hace.
### Lo que se puede elegir
Abrigo rojo o azul, andar o ir en la silla, pera o plátano. Dos opciones, las dos aceptables para ti. Tres ya aturden.
### Lo que da igual
Calcetines desparejados, sopa con cuchara de postre. Suelta ese lastre.
## Cuando pasa
No hace falta un sermón. Agua, un abrazo si lo quiere, y ponerle nombre: «estabas muy enfadada». Recoged a medias lo que haya tirado, sin convertirlo en castigo. Y cierra el asunto. Contárselo a la abuela por teléfono, con ella delante, lo reabre.
## Prevenir la mitad
Las rabietas tienen horario. Apunta durante una semana cuándo ocurren y verás el patrón: antes de comer, al salir de la escuela infantil, en los días de siesta corta. Muchas se evitan con un trozo de pan a tiempo o dejando la compra para otro rato.
Avisa de los finales con algo que pueda ver: «dos bajadas más de tobogán y vamos a casa». Los minutos, en el Retiro y a los dos años, no significan nada.
Prepara la casa para no pasarte el día prohibiendo. Lo frágil, arriba; lo suyo, abajo; las esquinas de la mesa, cubiertas; y un rincón blando donde caer sin hacerse daño.
## Si quien pierde los nervios eres tú
Ocurre. Déjala en un lugar seguro, sal a la habitación de al lado un minuto y vuelve. Un bebé o un niño pequeño no se zarandea jamás: puede causarle lesiones cerebrales graves. El azote tampoco educa; la AEP y la OMS rechazan el castigo físico, y la ley española no lo ampara.
Pedir perdón no te quita autoridad: «he gritado, no está bien, lo siento». Y si te pasa a menudo, cuéntalo en tu centro de salud. Hay ayuda también para madres y padres.
## Cuando contiene la respiración
Algunos niños, al llorar con mucha rabia, dejan de respirar unos segundos, se ponen morados y hasta pierden el conocimiento. Se llama espasmo del sollozo. Asusta, suele ser benigno y se pasa solo. Túmbala de lado, no la agites y no le metas nada en la boca. La primera vez, que la vea el pediatra. Si no recupera la respiración enseguida, si convulsiona o queda muy adormilada, llama al 112.
## Merece una consulta
- Se hace daño a sí misma o lo hace a otros con frecuencia.
- Los episodios son muy largos, diarios y no aflojan después de los cuatro años.
- Habla muy poco para su edad o ha dejado de usar palabras.
- En casa se vive con miedo al siguiente.
Una conversación de diez minutos con quien la ve crecer aclara más que este texto, que solo pretende acompañar.`,
  fecha: "2026-05-12",
  alt: "Adulto agachado ante un niño enfadado que llora",
  productos: [
    "alfombra-lavable-almenda-prado",
    "protectores-esquinas-baluro-canto",
    "arcoiris-madera-pinarela-arco",
  ],
};

import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "cambio-de-hora-bebes",
  titulo: "El cambio de hora con bebés",
  categoria: "sueno",
  extracto:
    "Cómo mover tomas, siestas y noche en pasos de un cuarto de hora, en otoño y en primavera, y cuándo es mejor no hacer nada.",
  contenido: `El último domingo de octubre los relojes se atrasan y los adultos celebran una hora más de cama. Quien tiene un bebé sabe que la noticia no ha llegado a la cuna: donde antes había un despertar a las siete, ahora hay uno a las seis. En 2026 ocurre en la madrugada del 25 de octubre, cuando a las tres vuelven a ser las dos.
## Por qué les afecta
El reloj interno se guía sobre todo por la luz, y también por las comidas y la rutina. Ninguna de esas tres cosas cambia de golpe porque lo diga un decreto. Un recién nacido, que aún no tiene ese ritmo formado, ni se entera. A partir de los cuatro o cinco meses, cuando ya hay cierto horario, el desajuste se nota unos días y después desaparece.
En Madrid, además, el cielo hace de las suyas. Tras el cambio de otoño se hace de noche poco después de las seis de la tarde y el paseo de siempre se queda sin luz. En primavera sucede lo contrario, y el sol se cuela por las rendijas cuando toca acostarse.
## Tres maneras de pasarlo
### La gradual
Empieza cuatro días antes y mueve todo un cuarto de hora diario: despertar, comidas, siestas, baño y cuna. En octubre, más tarde; en marzo, más temprano. Es la más cómoda para niños muy regulares.
- Miércoles: 15 minutos.
- Jueves: 30.
- Viernes: 45.
- Sábado: la hora completa.
### La partida
El domingo, reparte la diferencia. Adelanta o atrasa media hora las siestas y la noche, y completa el resto a mitad de semana. Sirve si no has podido preparar nada.
### La de no hacer nada
Desde el domingo vives con la hora nueva y dejas que se adapte. Tarda alrededor de una semana, a veces menos. Para un bebé menor de seis meses o que acaba de pasar un catarro, es la opción más sensata.
## Octubre: el madrugón
Cuando a las seis oigas movimiento, espera un poco antes de entrar: puede que encadene otro ciclo. Si está despierto del todo, ve, pero conserva la penumbra y el tono de noche hasta la hora a la que quieras empezar el día. Retrasa el desayuno diez minutos cada mañana.
Por la tarde, aprovecha la última claridad. Un rato al aire libre entre las cuatro y media y las cinco y media, abrigado y en movimiento, ayuda a que no se derrumbe en la cena. Y si se derrumba, acuéstalo: media hora de ajuste no vale un baño a gritos.
Comprueba la ropa de cama con el calendario en la mano. Las comunidades de vecinos encienden la calefacción por esas fechas, y el dormitorio que ayer estaba a 19 grados puede amanecer a 23.
## Marzo: la tarde que no se acaba
Se pierde una hora y el bebé llega a la cuna sin sueño. Baja las persianas media hora antes del baño, también las del salón. Despiértalo con suavidad por la mañana, a su hora de reloj o poco después, y sal pronto a que le dé la luz.
No lo tengas sin siesta para que llegue cansado. El domingo por la noche pagarías esa cuenta.
## Las tomas van por libre
El pecho a demanda no entiende de husos horarios: ofrécelo cuando lo pida y olvida el reloj. Si come triturados o sólidos, mueve la comida de mediodía a la vez que las siestas. No añadas tomas ni cereales por la noche con la esperanza de que duerma más.
Si tu hijo recibe un medicamento a horas fijas, pregunta en la farmacia o a tu pediatra cómo repartir las dosis ese día. Es una llamada de dos minutos y evita errores.
## Lo que no cambia
Boca arriba, colchón que no ceda y cuna despejada, tenga la hora que tenga el teléfono. La AEP mantiene esa indicación durante todo el primer año. El cansancio de esos días tampoco justifica un rato compartido en el sofá con los ojos cerrados.
Avisa en la escuela infantil de lo que estás haciendo en casa. Allí verán diez casos iguales la misma semana y pueden adelantar un poco la comida del lunes.
Cambia también los relojes que engañan: el del horno, el del coche y el del despertador de la abuela.
## Si pasan dos semanas y sigue igual
Probablemente la hora ya no sea la causa. Mira si le sale un diente, si la habitación está demasiado clara, si ha dejado una siesta o si en casa hay novedades. Coméntalo en el centro de salud cuando el mal dormir se acompaña de fiebre, rechazo de las tomas, ronquido o poco aumento de peso. Y ante una urgencia, como dificultad al respirar o un niño que no se deja despertar, el teléfono es el 112.
Estos ajustes alivian una semana torpe. Para cualquier duda sobre su salud, la referencia es el pediatra que lo sigue.`,
  fecha: "2026-10-16",
  alt: "Bebé dormido bajo un gran reloj, entre la luna y el sol",
  estado: "draft",
  productos: [
    "luz-nocturna-lumbrel-conejo",
    "sensor-habitacion-mirlana-clima",
    "pijama-cremallera-ondaria-siesta",
  ],
};

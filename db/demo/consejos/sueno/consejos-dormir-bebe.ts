import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "consejos-dormir-bebe",
  titulo: "Consejos para dormir al bebé sin perder la paciencia",
  categoria: "sueno",
  extracto:
    "Una rutina corta, las señales de sueño, la luz y el relevo entre adultos: lo que suele ayudar y lo que puedes dejar de intentar.",
  contenido: `Son las once y veinte, llevas cuarenta minutos paseando por el pasillo y, cada vez que te acercas a la cuna, abre los ojos. No hay truco que lo arregle esta noche. Sí hay decisiones pequeñas que, repetidas dos o tres semanas, hacen que las siguientes sean más cortas.
## Primero, ajustar la expectativa
Las directrices de la OMS dan una idea del descanso diario, siestas incluidas: entre 14 y 17 horas hasta los tres meses, de 12 a 16 entre los cuatro y los once, y de 11 a 14 al cumplir el año. El margen es ancho a propósito. Si tu hijo está en la parte baja, crece bien y de día se le ve contento, no le falta sueño: le sobran tablas comparativas.
Un recién nacido duerme a trozos porque su estómago es pequeño y su reloj interno todavía no distingue el mediodía de la medianoche. Esa diferencia se va formando a lo largo de los primeros meses.
## El día prepara la noche
Abre la persiana al levantarte. La luz de la mañana, un paseo y ruido normal de casa durante las siestas diurnas le enseñan qué es el día. Desde media tarde, lo contrario: lámparas bajas, voces bajas, ninguna pantalla.
No intentes agotarlo. Un bebé pasado de rosca se duerme peor, se despierta antes y llora de un modo que se confunde con hambre.
## Aprende su aviso
Cada uno tiene el suyo. Mirada perdida, cejas rojas, tirones de oreja, un bostezo, el interés por el sonajero que se apaga de repente. Entre esa señal y el llanto hay poco margen: aprovéchalo. Si dudas, anota tres días a qué hora aparece y verás que se repite.
## Una rutina de veinte minutos
Que sea breve y siempre en el mismo orden; lo que calma es saber qué viene.
- Baño, si lo relaja. A algunos los espabila: pásalo a la mañana sin remordimiento.
- Pijama y saco de su talla, en una habitación entre 20 y 22 °C, que es lo que aconseja la AEP.
- Toma tranquila, con una luz cálida que apenas deje ver el pañal.
- Un cuento de ocho páginas o una canción. La de siempre.
- A la cuna, boca arriba, sin cojines, peluches ni manta suelta.
Prueba algunas noches a dejarlo cuando aún parpadea. Si protesta, lo coges y lo intentas mañana. Dormirse en brazos o al pecho no es un vicio que haya que corregir; es lo que hacen casi todos los bebés del mundo.
### Atención al sofá
Con mucho cansancio es fácil quedarse dormido con el niño encima en un sillón, y es de los sitios más peligrosos para él. Si notas que se te cierran los ojos, pide relevo o ponlo en su cuna aunque se queje.
## Cuando llora y ya no sabes qué mirar
Repasa con orden: hambre, pañal, calor (toca la nuca), un pelo enrollado en un dedo, fiebre. Si todo está bien, cambia de estímulo, pero solo uno cada vez: balanceo lento, piel con piel, un murmullo grave, otra habitación. Saltar de uno a otro cada treinta segundos lo excita más.
La vuelta a la manzana en coche a las dos de la madrugada funciona a veces y es mala idea para quien conduce sin dormir. El ascensor y el descansillo, en bata, han dado resultados parecidos.
## Tu paciencia también se gasta
Si hay dos adultos en casa, reparte la noche: una persona hasta las dos, otra desde entonces. Quien no está de guardia, con tapones y la puerta cerrada. Si da el pecho, puede recibir al bebé solo para la toma y devolverlo para que otro lo duerma.
Si crías en solitario, acepta la siesta que te ofrece tu hermana y deja los platos.
Hay un punto en que la rabia sube. Entonces túmbalo boca arriba en la cuna, cierra la puerta y bebe agua en la cocina cinco minutos. Llorar un rato allí no le hará daño; una sacudida sí, y puede ser irreparable. Llama a alguien, a la hora que sea.
## Lo que puedes ahorrarte
Cereales en la última toma para que aguante: no alarga el sueño y no debe hacerse por tu cuenta. Infusiones, gotas o melatonina sin indicación médica, tampoco. Y el método de moda de la vecina tiene un defecto, y es que se probó con la hija de la vecina.
## Habla con tu pediatra si
Ronca casi todas las noches, respira con pausas, no gana peso, el llanto es inconsolable durante horas o distinto del habitual, o tú llevas semanas triste o sin poder dormir ni cuando él duerme. Con fiebre antes de los tres meses, no esperes a la mañana. Si no respira con normalidad o no logras despertarlo, 112.
Ninguna rutina escrita reemplaza la mirada de quien lo explora en consulta.`,
  fecha: "2026-03-10",
  alt: "Madre con su bebé en brazos junto a una ventana, de noche",
  productos: [
    "lampara-regulable-almenda-ambar",
    "saco-dormir-ondaria-tog-1",
    "cuento-carton-garabo-luna",
    "sensor-habitacion-mirlana-clima",
  ],
};

import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "comer-en-familia-primer-ano",
  titulo: "Comer en familia durante el primer año",
  categoria: "alimentacion",
  extracto:
    "Un guiso con dos finales, un sitio fijo en la mesa y menos presión: ideas para que el bebé coma lo mismo que tú, adaptado a su edad.",
  contenido: `Cocinar dos menús cada día dura lo que dura la paciencia, que en octubre, con la vuelta al trabajo, es poca. La alternativa cuesta menos de lo que parece: una sola olla, una ración que se aparta a tiempo y un bebé que mira, prueba e imita.
## Un sitio en la mesa, aunque aún no coma
Puedes acercarlo desde que se sostiene sentado. La trona, conforme a la norma UNE-EN 14988, con el arnés abrochado y a más de un brazo de la encimera, del mantel que cuelga y de la cafetera. Que los pies apoyen: si el reposapiés queda bajo, baja la tabla; si no tiene, busca uno. Y nunca a solas, ni el minuto de ir a por el pan.
En pisos de cocina estrecha funciona una mesa auxiliar o una trona que se pliega contra la pared. Lo que se repite cada día, el babero colgado en el mismo gancho y el vaso de agua a la derecha, le anuncia qué viene después.
## La misma olla, dos finales
El truco está en el orden: se cocina sin sal, se aparta lo suyo y entonces se sazona el resto. La Asociación Española de Pediatría (AEP) recomienda no añadir sal ni azúcar en los primeros doce meses, y el caldo de pastilla, el hueso de jamón o la salsa de soja también cuentan como sal.
### Lunes, lentejas
Con zanahoria, puerro y un chorro de aceite. Su plato, aplastado con tenedor; el tuyo, con pimentón y sal al final. El chorizo, en cazuela aparte.
### Miércoles, merluza al horno
Patata y calabacín debajo. Para él, las lascas repasadas con los dedos en busca de espinas y la verdura en bastones que se rompan al tocarlos. Sin vino en la salsa, porque el calor no elimina todo el alcohol.
### Viernes, tortilla
Bien cuajada y cortada en tiras. El huevo poco hecho se deja para más adelante por la salmonela, y más aún en verano.
### Domingo, cocido
Garbanzos pelados y chafados, un poco de morcillo deshilachado, zanahoria y repollo muy tiernos. Si la carne salada ya estaba en el agua, prepárale la legumbre por separado.
## El reparto de tareas
La OMS pide una alimentación perceptiva: fijarse en las señales del niño y animarlo sin obligar. Una manera de recordarlo es repartirse las decisiones: tú eliges qué se ofrece, cuándo y dónde; él, si come y cuánto. En la práctica, ofreces, esperas y observas. Se inclina hacia la cuchara: quiere. Aparta la cara, juega con el babero, cierra la boca: ha terminado. Insistir con la última cucharada enseña a no escucharse.
- Sirve poco y deja repetir; un plato lleno abruma.
- Pon siempre algo que ya conozca junto a la novedad del día.
- No premies con postre ni castigues sin él.
- Come lo mismo delante de él, con gusto visible.
- Acepta el suelo sucio: un plástico bajo la trona cuesta menos que una discusión.
Las pantallas, lejos. La AEP desaconseja que coman delante de ellas, y el consejo vale también para tu teléfono, porque distraído nadie nota que está lleno. Si quieres hacer una foto, hazla antes de empezar.
## Fuera de casa
La caña del domingo en una terraza de Chamberí no está reñida con su comida. Lleva una fiambrera con algo que se coma a temperatura ambiente, o pide verdura a la plancha y una tortilla francesa sin sal y bien cuajada. Aparta palillos, servilletas de papel y platos de aceitunas; el café recién servido, en el centro de la mesa, y jamás lo bebas con el niño en brazos, pues las quemaduras con líquidos calientes ocurren así.
Ojo al calor. La agencia de seguridad alimentaria, la AESAN, aconseja no tener la comida cocinada fuera de la nevera más de dos horas, y en pleno julio conviene acortar ese plazo: bolsa isotérmica, acumulador de frío y lo que sobre, a la basura. En casa, enfría pronto las raciones, etiquétalas con la fecha y recaliéntalas una sola vez hasta que humeen; luego espera a que templen.
## Hermanos, abuelas y escuela infantil
Cada mesa tiene sus reglas y los bebés las distinguen. Basta con acordar lo que no se negocia: ni miel, ni frutos secos enteros, ni pan untado en vino por muy de toda la vida que sea. En las escuelas municipales el menú suele estar expuesto; leerlo por la mañana evita cenar otra vez pollo.
## Si algo no encaja
Come menos unos días cuando le salen dientes o está acatarrado, y eso rara vez preocupa. En cambio, cuéntaselo a tu pediatra si pierde peso, tose o se atraganta en casi todas las comidas, rechaza grupos enteros de alimentos durante semanas o las comidas acaban siempre en llanto. Él tiene la gráfica y puede explorar a tu hijo; nosotros solo ponemos la mesa.`,
  fecha: "2026-06-23",
  alt: "Dos adultos y un bebé sentados juntos a la mesa",
  productos: [
    "trona-plegable-tilavia-pliega",
    "trona-viaje-nubaro-bolsa",
    "asiento-elevador-nubaro-mesa",
  ],
};

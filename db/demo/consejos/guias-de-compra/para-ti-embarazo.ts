import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "para-ti-embarazo",
  titulo: "Para ti: qué comprar en el embarazo y después",
  categoria: "guias-de-compra",
  extracto:
    "Un sujetador para dar el pecho, una almohada grande y un bolso para el hospital: a quién le sirvieron y a quién no.",
  contenido: `La lista de compras de un embarazo se alarga sola, y casi todo lo que hay en ella se puede pedir prestado. Estas tres cosas las usaron embarazadas y madres recientes durante semanas. Ninguna es para todas.
## Antes de pagar
- **Tu talla cambia.** La de hoy no será la de dentro de dos meses.
- **Tu cama**: mide el ancho y piensa en quien duerme al otro lado.
- **Tu hombro**: lo que vacío ya pesa, lleno pesa mucho más.
::aviso **Si algo duele, consulta.** Ni una almohada ni un sujetador tratan nada. La espalda que no te deja descansar o una zona dura en el pecho se cuentan a la matrona o en el centro de salud.
## Para dar el pecho
::eleccion sujetador-lactancia-nacara-facil | Para abrirlo con una mano
No lleva aros ni costuras en la copa, y en la espalda tiene seis posiciones. Las cinco madres que lo usaron lo abrieron solas en la primera toma; cerrarlo les costó unos días a dos. Tras veinte lavados a 40 °C, en red, estaba casi igual.
**En copas grandes sujeta poco**: lo notaron dos usuarias de la F al caminar deprisa. El clic se oye cuando el bebé acaba de dormirse. Elígelo al final del embarazo, con corchetes libres para más y para menos.
## Para dormir de lado
::eleccion almohada-embarazo-almenda-abrazo | Para camas de 150 o para dormir sola
Tiene forma de U, de 140 × 75 cm, y sujeta por delante y por detrás, de modo que al darte la vuelta no hay que arrastrarla. En una cama de 150 se quedó; en otra de 135 duró hasta el noveno día, porque la pareja dormía en el filo.
Da calor en verano, y con sus 2,8 kg cambiar la funda cansa. Después del parto sirve para apoyarse al dar el pecho sentada. **El bebé no duerme ni se recuesta en ella**, tampoco un momento.
## Para el hospital y el paseo
::eleccion bolso-maternidad-veloria-planta | Para quien se mueve sobre todo en coche
En sus 16 litros entró todo lo del ingreso: camisones, neceser, zapatillas, cuatro mudas y los papeles. La lona resistió un chaparrón. El forro claro guarda las manchas, y el cambiador se queda corto a los cuatro o cinco meses.
Vacío son 980 g, muchos para subir escaleras con el bebé en brazos. **No lo cuelgues del manillar** aunque traiga enganches: con 4 kg dentro, una silla ligera se levantó de delante.
## Los tres, lado a lado
| Modelo | Medida o talla | No es para |
|---|---|---|
| Nácara Fácil | De la 85 B a la 110 F | Correr |
| Almenda Abrazo | 140 × 75 cm | Camas de 135 compartidas |
| Veloria Planta | 42 × 30 × 18 cm, 16 l | Escaleras a diario |
## Lo que no se compra a ciegas
Las medias de compresión tienen grados, y hay situaciones en que no convienen: pregunta antes a tu matrona o a tu médico. Para los primeros días de pecho, lo que más ayuda es que alguien mire la postura; lo contamos en [la lactancia en las primeras semanas](/consejos/lactancia-primeras-semanas).`,
  fecha: "2026-09-18",
  alt: "Dos láminas, una con una almohada en forma de U y otra con un bolso, y debajo una cinta métrica",
  productos: [
    "sujetador-lactancia-nacara-facil",
    "almohada-embarazo-almenda-abrazo",
    "bolso-maternidad-veloria-planta",
  ],
};

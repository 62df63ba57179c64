import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "calor-verano-madrid",
  titulo: "Bebés y calor: pasar el verano en Madrid",
  categoria: "salud",
  extracto:
    "Horarios, ropa, tomas, casa y señales de alarma para un julio a 38 °C con un bebé en un piso de ciudad.",
  contenido: `::aviso **Llama al 112** si tiene la piel muy caliente y está somnoliento, no responde como siempre, respira con dificultad o convulsiona. Mientras llegan: sombra, sin ropa y paños frescos.
A finales de junio, Madrid cambia de horario sin que nadie lo decrete: se pasea temprano, se bajan las persianas a media mañana y la calle vuelve a respirar cuando el sol ya está bajo. Con un bebé conviene tomarse ese ritmo al pie de la letra. Su cuerpo se calienta más deprisa que el nuestro, suda peor y depende de que alguien se dé cuenta de que tiene sed.
## Un día de julio, hora por hora
El Ministerio de Sanidad insiste cada verano en evitar la calle en las horas centrales. En Madrid hay un matiz: la temperatura suele tocar techo ya entrada la tarde, hacia las cinco o las seis, así que salir «cuando ha pasado el mediodía» no arregla nada.
- De 8 a 11: paseo largo, recados y parque. El Retiro tiene sombra espesa junto al Paseo de Coches y fuentes para mojar una gasa.
- De 11 a 20: interior fresco. Sirven tu casa en penumbra, una biblioteca o la sala de un museo con ascensor.
- Desde las 20: segundo paseo, con la acera todavía caliente. Un carrito de asiento bajo recibe más calor del suelo que un capazo alto; tócalo con la mano antes de decidir la ruta.
Mira también cómo vas a moverte. Un vagón de Metro con aire acondicionado puede estar varios grados por debajo del andén: lleva una capa fina y quítasela al salir.
## Sol, ropa y capota
La Asociación Española de Pediatría (AEP) pide que los bebés no reciban sol directo, sobre todo antes de los seis meses; a esa edad la protección es la sombra, la ropa y un gorro de ala, no la crema. A partir de ahí, el fotoprotector infantil acompaña a la sombra, no la sustituye.
Viste a tu hijo con una sola capa de algodón, holgada y clara. Para saber si va bien, toca la nuca o el pecho: los pies y las manos engañan.
### No cubras el carrito
Una muselina colgada de la capota parece una buena idea y es un pequeño invernadero: el aire deja de circular y dentro sube la temperatura aunque la tela sea fina. Usa la capota, una sombrilla orientable o cambia de acera. Tampoco dejes al bebé dormido en un carrito parado al sol mientras terminas un café.
## Beber, comer y refrescarse
Un bebé alimentado al pecho no necesita agua hasta que empieza con otros alimentos, tampoco en plena ola de calor: ofrécele mamar más a menudo, aunque las tomas sean cortas. Si toma biberón, pregunta a tu pediatra antes de cambiar nada; no se diluye más la preparación para «dar líquido». Desde los seis meses, agua en vasito varias veces al día.
Cuenta los pañales. Menos mojados que de costumbre, la orina oscura o la boca seca indican que le falta líquido.
Para refrescar, agua templada, casi a temperatura ambiente, en baños breves y sin apartarte ni un segundo. No hace falta agua muy fría ni hielo.
## La noche en un piso que guarda el calor
Los edificios de ladrillo siguen devolviendo calor a las dos de la madrugada. Ventila a fondo a última hora y al amanecer, cierra antes de las diez y coloca el ventilador de forma que mueva el aire de la habitación sin apuntar a la cuna; el cable, lejos de su alcance. Si usas aire acondicionado, una temperatura de 24 o 25 °C es suficiente para descansar.
Con 27 °C o más en el dormitorio basta un pañal o un body de manga corta. Boca arriba, colchón firme y nada suelto, como en enero.
## El coche, ni un minuto
Un automóvil aparcado se convierte en un horno incluso con la ventanilla entreabierta. La Dirección General de Tráfico (DGT) lo repite todos los veranos: nunca se deja a un niño solo dentro, por corto que sea el recado. Antes de sentarlo, abre las puertas y comprueba con la mano las hebillas del arnés. Si ves a un menor encerrado, llama al 112.
## Cuándo pedir ayuda
Consulta el mismo día con el pediatra del centro de salud si está decaído, rechaza las tomas, vomita o moja pocos pañales. Un menor de tres meses con 38 °C o más debe ser visto sin demora: no des por hecho que «es el calor».
Llama al 112 si tiene la piel muy caliente y está somnoliento, no responde como siempre, respira con dificultad o convulsiona. Mientras llegan, llévalo a la sombra, desnúdalo y mójale la piel con paños frescos.
Estas páginas ayudan a organizar el verano; quien conoce a tu hijo y puede explorarlo es su pediatra.`,
  fecha: "2026-06-18",
  alt: "Carrito a la sombra de un árbol en un día de sol fuerte",
  productos: [
    "sensor-habitacion-mirlana-clima",
    "bodies-cruzados-ondaria-nido",
    "muselinas-ondaria-brisa",
    "banera-plegable-nubaro-ola",
  ],
};

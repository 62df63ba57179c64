import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "botiquin-basico-bebe",
  titulo: "El botiquín básico para un bebé",
  categoria: "salud",
  extracto:
    "Pocas cosas, bien guardadas y con las dosis apuntadas: qué meter en la caja, qué dejar en la farmacia y qué teléfonos pegar en la tapa.",
  contenido: `El mejor momento para prepararlo es un martes cualquiera, con el bebé sano y la farmacia de la esquina abierta. El peor, un domingo de agosto con medio barrio fuera. La web para familias de la Asociación Española de Pediatría (AEP) lo resume bien: sencillo y solo con lo necesario. Cabe en una caja del tamaño de la de unos zapatos de adulto.
## Dónde vive la caja
Alta, cerrada y fuera de la vista; un niño de catorce meses sabe arrastrar una silla. Ni el baño ni la cocina sirven, porque la humedad y el calor estropean los medicamentos. En verano, además, piensa en los grados: muchos envases piden no superar los 25 o los 30 °C, y un altillo bajo la cubierta de un edificio antiguo los rebasa de sobra. Elige un armario interior, lejos de la ventana y de los tubos de calefacción.
El bolso del paseo no es un botiquín. Lo que viaja hoy vuelve hoy a su sitio, y nada se queda en la guantera del coche.
## Qué entra
- Termómetro digital de punta flexible, con pila de repuesto.
- Suero fisiológico en monodosis, para nariz y ojos; la ampolla abierta se tira el mismo día.
- Gasas estériles, esparadrapo hipoalergénico y tiritas de varios tamaños.
- Clorhexidina acuosa para heridas pequeñas, después de agua y jabón.
- Tijeras de punta roma, pinzas y limas o cortaúñas de bebé.
- Jeringas orales graduadas en mililitros.
- Crema de barrera para el pañal, de fórmula corta.
- Dos o tres sobres de solución de rehidratación oral, para usarla como indique tu pediatra.
- Paracetamol pediátrico, con la dosis escrita según el peso actual.
- Una bolsa de gel frío en el congelador, que se aplica envuelta en un paño.
Si tu hijo toma algo de continuo o tiene una alergia grave, su tratamiento va en un compartimento propio y toda persona que lo cuide sabe usarlo.
## El papel de las dosis
Pídelo en cada revisión: medicamento, concentración, mililitros, cada cuántas horas y máximo al día. Se actualiza con el peso, no con los cumpleaños. La concentración importa porque existen presentaciones distintas del mismo principio activo, y con idéntica cantidad de líquido la dosis cambia.
Mide siempre con la jeringa que trae el envase, jamás con una cucharilla de café. Por debajo de los tres meses no des nada para la fiebre sin que un médico lo haya visto. El ibuprofeno entra más tarde que el paracetamol; cuándo y si hace falta, lo dirá su consulta. Y antes de abrir un frasco, averigua si otra persona de la casa ya le ha dado una dosis: una pizarra en la nevera ahorra disgustos.
## Qué se queda fuera
### Por peligroso
Aspirina, alcohol para friegas, termómetros de mercurio y gotas anestésicas para las encías compradas sin consejo profesional. Tampoco jarabes contra la tos o el catarro que no haya indicado el pediatra.
### Por inútil
Algodón en heridas, que deja pelusa. Cremas con antibiótico «por si acaso». Collares de ámbar, que no calman los dientes y sí pueden estrangular.
### Por viejo
Antibióticos sobrantes, colirios abiertos el año pasado, todo lo caducado. Llévalo al punto SIGRE de la farmacia con su caja y su prospecto; ni fregadero ni basura.
## Lo que añade el verano
De mayo a septiembre, los bebés menores de seis meses no deben estar al sol directo: sombra, gorro y ropa fina antes que crema. Por encima de esa edad, fotoprotector infantil en lo que la tela no tape, renovado a menudo. Para los mosquitos, mosquitera; los repelentes tienen edad mínima y conviene preguntar en la farmacia. Un día de 38 °C, la caja entera no cruza Madrid en el maletero.
## La tapa por dentro
Pega una hoja con letra grande, que pueda leer también la canguro:
- 112, emergencias.
- 91 562 04 20, Servicio de Información Toxicológica, las 24 horas.
- Centro de salud y nombre del pediatra.
- Hospital con urgencias infantiles más próximo y cómo llegar de noche.
- Peso del bebé, fecha en que se midió, alergias y vacunas pendientes.
Si ha tragado un medicamento o un producto de limpieza, no provoques el vómito ni le des leche: llama con el envase delante. Si está somnoliento, respira mal o convulsiona, directamente al 112.
## Dos citas al año
Los cambios de hora de marzo y octubre sirven de aviso. Vacía, mira fechas, repón y corrige los pesos. Diez minutos.
Ninguna caja diagnostica. Este inventario cubre rozaduras, mocos y la espera hasta la consulta; para lo demás, y para adaptarlo a tu bebé, habla con su pediatra o su enfermera.`,
  fecha: "2026-07-13",
  alt: "Botiquín rojo abierto con frascos, un termómetro y una jeringa oral",
  productos: [
    "set-cuidado-mirlana-manos",
    "sensor-habitacion-mirlana-clima",
    "canastilla-bano-ondaria-espuma",
  ],
};

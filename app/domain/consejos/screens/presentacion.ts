import type { TipoConsejo } from "~/domain/consejos/rules/consejo";

const GENERAL =
  "Sueño, comida, salud, juego y límites, contados con calma y con las fuentes a mano.";

const INTROS = new Map(
  Object.entries({
    alimentacion:
      "Del pecho a la mesa de todos: tomas, primeros alimentos y comidas que no acaben en batalla.",
    desarrollo:
      "Moverse, hablar y jugar a su ritmo: qué esperar en cada etapa y cómo acompañar sin prisa.",
    salud:
      "Fiebre, calor, viajes y botiquín: qué puedes resolver en casa y cuándo hay que consultar.",
    educacion: "Límites, cuentos, pantallas y escuela infantil: la vida en común, con paciencia.",
    sueno: "Noches, siestas y despertares: dormir seguro primero y dormir más después.",
  }),
);

export function introOf(tipo: TipoConsejo | undefined): string {
  if (!tipo) return GENERAL;
  return INTROS.get(tipo.slug) ?? `Artículos sobre ${tipo.nombre}.`;
}

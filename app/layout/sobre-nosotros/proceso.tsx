import { Section } from "~/ui/page/section";
import { readPairs } from "~/ui/text/pairs";

const PASOS = readPairs(`
  Leemos la norma: Y el manual entero, y la etiqueta. Si falta alguno de los tres lo pedimos; si no llega, consta en la reseña.
  Medimos y pesamos: Siempre con los mismos aparatos y con los accesorios puestos y quitados. Un dato que no hemos comprobado se atribuye al fabricante.
  Lo usamos en casas: Varias semanas y en pisos distintos, con ascensor y sin él. Quien lo prueba sabe qué debe apuntar y qué no debe forzar.
  Lo lavamos y lo desarmamos: A la temperatura que indica la etiqueta, tantas veces como haría falta en un par de meses. Después contamos tornillos y piezas pequeñas.
  Ponemos la nota: De 0 a 5. La seguridad es condición, no un sumando; a partir de ahí valoramos el uso diario, la limpieza, la duración y el coste.
  Volvemos: Cada ficha lleva fecha y firma. La repasamos cuando cambian la norma o el modelo, o cuando alguien nos señala un fallo.
`);

export function Proceso() {
  return (
    <Section
      id="proceso"
      title="Cómo valoramos"
      intro="El recorrido es el mismo para una silla de coche de 400&nbsp;€ y para un mordedor de 6&nbsp;€. La reseña que se basa en la ficha técnica o en opiniones contrastadas, y no en una prueba nuestra, lo dice junto a la firma."
    >
      <ol className="grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
        {PASOS.map(({ name, text }, index) => (
          <li key={name} className="flex gap-4">
            <span
              aria-hidden="true"
              className="w-7 flex-none font-display text-3xl font-bold text-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { ProseLink } from "~/ui/page/link";
import { Section } from "~/ui/page/section";
import { readPairs } from "~/ui/text/pairs";

const PREGUNTAS: { name: string; text: ReactNode }[] = [
  {
    name: "¿Cómo hacéis las reseñas?",
    text: (
      <>
        Leemos la norma que se aplica a cada producto, medimos lo que se puede medir y lo probamos
        en casas de Madrid; si una reseña no parte de una prueba nuestra, lo dice. La nota la
        ponemos nosotros: ninguna marca la ve antes de publicarla ni puede cambiarla. Lo contamos
        paso a paso en <ProseLink href={paths.sobreNosotros()}>Sobre nosotros</ProseLink>.
      </>
    ),
  },
  ...readPairs(`
    ¿Vendéis los productos?: No. El botón de compra te lleva a Amazon, y es allí donde pagas, recibes el pedido y lo devuelves si hace falta. Nosotros no vemos tus compras ni podemos ayudarte con un envío.
    ¿Cómo propongo un producto?: Con el formulario de esta página. Dinos marca y modelo, y qué te gustaría saber antes de comprarlo. Leemos todas las propuestas; también las de las marcas, que no pagan por una reseña.
    ¿Qué es un enlace de afiliado?: Es un enlace a una tienda que sabe que vienes de aquí. Si compras después de pulsarlo, la tienda nos paga una comisión, sin coste adicional para ti. Así se mantiene el sitio, y no cambia la nota de ningún producto.
  `),
];

export function ContactoFaq() {
  return (
    <Section id="preguntas" title="Preguntas frecuentes" tone="band">
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {PREGUNTAS.map(({ name, text }) => (
          <li key={name}>
            <h3 className="text-lg">{name}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

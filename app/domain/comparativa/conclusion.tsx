import { paths } from "~/site/paths";

const SLOTS = ["Mejor Opción Global", "La Más Ligera", "Mejor Relación Calidad-Precio"];

interface ConclusionProps {
  productos: { id: string; slug: string; title: string }[];
}

export function Conclusion({ productos }: ConclusionProps) {
  return (
    <section aria-labelledby="conclusion" className="mt-12">
      <h2 id="conclusion" className="text-2xl">
        Conclusión
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-3">
        {SLOTS.map((slot, index) => {
          const producto = productos[index];
          return (
            <li key={slot} className="rounded-lg border border-line bg-band p-5">
              <h3 className="font-sans text-sm font-semibold text-soft">{slot}</h3>
              <p className="mt-1 text-lg font-semibold">
                {producto ? (
                  <a
                    href={paths.producto(producto.slug)}
                    className="hover:text-brand hover:underline"
                  >
                    {producto.title}
                  </a>
                ) : (
                  <span className="text-base font-normal text-soft">
                    Añade más productos para comparar
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-soft">
        El orden es el de tu selección: lo eliges tú al añadir los productos y no es una
        clasificación nuestra.
      </p>
    </section>
  );
}

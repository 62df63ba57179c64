import { Icon } from "~/ui/picture/icon";

const DRAWN: ReadonlySet<string> = new Set(
  `paseo-viaje carritos-sillas-paseo sillas-coche habitacion-bebe mobiliario textil-cuna
  decoracion-infantil vigilabebes alimentacion lactancia-materna biberones-tetinas
  tronas-asientos bano-higiene ropa-calzado juguetes-aprendizaje juguetes-educativos
  libros-infantiles seguridad-casa barreras-seguridad luces-nocturnas mama-embarazo
  ideas-regalar canastillas-cestas tarjetas-regalo`.split(/\s+/),
);

export function CategoriaIcon({ slug }: { slug: string }) {
  return <Icon name={DRAWN.has(slug) ? slug : "otra"} />;
}

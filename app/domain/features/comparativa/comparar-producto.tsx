import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { HiddenFields } from "~/ui/form/route-form";
import { PictureLink } from "~/ui/page/link";
import { Icon } from "~/ui/picture/icon";
import { Picture } from "~nouns/imagenes/screens/picture";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { BuyLink } from "~nouns/productos/screens/buy-link";

type CompararFotoProps = { producto: Producto; sizes: string };

export const CompararFoto = ({ producto: { slug, imagen }, sizes }: CompararFotoProps) => (
  <PictureLink href={paths.producto(slug)} className="frame no-print rounded-md [&_img]:absolute">
    <Picture imagen={imagen} sizes={sizes} decorative />
  </PictureLink>
);

export const CompararNombre = ({ slug, title }: Pick<Producto, "slug" | "title">) => (
  <a
    href={paths.producto(slug)}
    className="font-semibold md:text-base hover:text-brand hover:underline"
  >
    {title}
  </a>
);

type CompararAccionesProps = { producto: Producto; removable: boolean };

export function CompararAcciones({ producto, removable }: CompararAccionesProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <BuyLink producto={producto} className="px-0" />
      {removable && (
        <ComparativaForm
          intent="quitar"
          fields={{ id: producto.id }}
          className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 text-sm text-soft hover:text-danger hover:underline"
        >
          <Icon name="cerrar" className="size-4" />
          Quitar<span className="sr-only"> {producto.title} de la comparación</span>
        </ComparativaForm>
      )}
    </div>
  );
}

interface ComparativaFormProps {
  intent: "anadir" | "quitar" | "limpiar" | "usar";
  fields?: Record<string, string>;
  className: string;
  children: ReactNode;
}

/** Reloads the page with script too, because each product that comes or goes moves the columns. */
export function ComparativaForm({ intent, fields, ...button }: ComparativaFormProps) {
  const { here: volver } = useSite();
  return (
    <form method="post" action={paths.comparar()} className="no-print">
      <HiddenFields of={{ volver, ...fields }} />
      <button type="submit" name="intent" value={intent} {...button} />
    </form>
  );
}

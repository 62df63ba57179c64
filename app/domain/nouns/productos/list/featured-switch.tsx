import { useFetcher } from "@remix-run/react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { HiddenFields } from "~/ui/form/route-form";
import { RowForm } from "~/ui/form/row-form";
import type { ProductoLinea } from "~nouns/productos/queries/productos-admin.server";

export function FeaturedSwitch({ id, title, isFeatured, estado }: ProductoLinea) {
  const isDraft = estado === "draft";
  const fetcherKey = `destacar-${id}`;
  const fetcher = useFetcher({ key: fetcherKey });
  const { here } = useSite();
  const asked = fetcher.formData?.get("intent");
  const isOn = asked ? asked === "destacar" : isFeatured;
  return (
    <RowForm fetcherKey={fetcherKey} action={`${paths.adminProductos()}?index`} className="flex">
      <HiddenFields of={{ id, volver: `${here}#producto-${id}` }} />
      <button
        type="submit"
        role="switch"
        aria-checked={isOn}
        aria-label={`Destacar ${title}`}
        name="intent"
        value={isFeatured ? "quitar" : "destacar"}
        disabled={isDraft && !isFeatured}
        title={isDraft ? "Publica el producto para poder destacarlo" : undefined}
        className="switch"
      />
    </RowForm>
  );
}

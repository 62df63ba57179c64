import { useState } from "react";
import { useSite } from "~/http/page/site-data";
import { Field, TextField } from "~/ui/field/field";
import type { FieldOf } from "~/ui/form/fields";
import { SEO_CAMPOS } from "~record/publicacion/seo";

const { seo_titulo, seo_descripcion } = SEO_CAMPOS;

interface SeoFieldsProps {
  field: FieldOf;
  /** Used by search engines where the fields are empty. */
  title: string;
  description: string;
  href: string;
}

export function SeoFields({ field, title, description, href }: SeoFieldsProps) {
  const { siteName, origin } = useSite();
  const [titulo, descripcion] = [field("seo_titulo"), field("seo_descripcion")];
  const [typedTitle, setTitle] = useState(titulo.defaultValue);
  const [typedText, setText] = useState(descripcion.defaultValue);
  return (
    <>
      <Field
        {...titulo}
        hint={`Hasta ${seo_titulo.max} caracteres. Si lo dejas vacío, es el título.`}
        maxLength={seo_titulo.max}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextField
        {...descripcion}
        hint={`Hasta ${seo_descripcion.max} caracteres. Si lo dejas vacío, sale del texto.`}
        rows={2}
        maxLength={seo_descripcion.max}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <figure className="max-w-2xl rounded-md border border-line bg-surface p-4">
        <figcaption className="mb-2 text-sm text-soft">Así puede salir:</figcaption>
        <p className="truncate text-sm text-soft">{origin + href}</p>
        <p className="text-lg leading-snug text-brand wrap-anywhere">
          {typedTitle.trim() || title || "Título"} · {siteName}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere">{typedText.trim() || description}</p>
      </figure>
    </>
  );
}

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
  const [typed, setTyped] = useState({
    titulo: titulo.defaultValue,
    texto: descripcion.defaultValue,
  });
  return (
    <>
      <Field
        {...titulo}
        label={seo_titulo.label}
        hint={`Hasta ${seo_titulo.max} caracteres. Si lo dejas vacío, es el título.`}
        maxLength={seo_titulo.max}
        onChange={(event) => setTyped({ ...typed, titulo: event.currentTarget.value })}
      />
      <TextField
        {...descripcion}
        label={seo_descripcion.label}
        hint={`Hasta ${seo_descripcion.max} caracteres. Si lo dejas vacío, sale del texto.`}
        rows={2}
        maxLength={seo_descripcion.max}
        onChange={(event) => setTyped({ ...typed, texto: event.currentTarget.value })}
      />
      <figure className="max-w-2xl rounded-md border border-line bg-surface p-4">
        <figcaption className="mb-2 text-sm text-soft">Así puede salir:</figcaption>
        <p className="truncate text-sm text-soft">{origin + href}</p>
        <p className="text-lg leading-snug text-brand wrap-anywhere">
          {typed.titulo.trim() || title || "Título"} · {siteName}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere">{typed.texto.trim() || description}</p>
      </figure>
    </>
  );
}

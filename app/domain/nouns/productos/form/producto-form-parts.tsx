import { useSite } from "~/http/page/site-data";
import { type Choice, Choices, Field, FieldNotes, SelectField, TextField } from "~/ui/field/field";
import { TickField } from "~/ui/field/tick-field";
import type { FieldOf } from "~/ui/form/fields";
import { HiddenFields } from "~/ui/form/route-form";
import { ForPublishers } from "~/ui/page/for-publishers";
import { formatCount } from "~/ui/text/format-number";
import { FRANJAS, PRECIO_ASKED, sayFranja } from "~base/precio";
import type { Dato } from "~nouns/ficha/dato";
import { FichaFields } from "~nouns/ficha/ficha-fields";
import { campoOf } from "~nouns/ficha/ficha-form";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { PrecioComprobado } from "~nouns/productos/list/precio-comprobado";
import { FRASES, PRODUCTO_CAMPOS } from "~nouns/productos/producto.kind";
import { amazonUrl, isAsin } from "~nouns/productos/rules/amazon";
import * as limites from "~nouns/productos/rules/limites";
import { formatRating, UNRATED } from "~nouns/productos/rules/producto";
import { CampoField, CampoFields } from "~record/campos/campo-field";
import type { PublicableProps } from "~record/publicacion/publicable-form";

type FieldsProps = { field: FieldOf };

export function BasicFields(props: FieldsProps & { categorias: Choice[]; isNew: boolean }) {
  const { field, categorias, isNew } = props;
  const { defaultValue: category } = field("category");
  const isListed = categorias.some(({ value }) => value === category);
  return (
    <>
      <Field {...field("title")} maxLength={limites.TITLE_MAX_LENGTH} />
      <SelectField {...field("category")}>
        <option value="">Elige una categoría</option>
        {!isListed && category && <option value={category}>{category} (desconocida)</option>}
        <Choices of={categorias} />
      </SelectField>
      {isNew && <HiddenFields of={{ estado: "draft" }} />}
      <CampoFields of={FRASES} field={field} />
    </>
  );
}

export function TiendaFields({ field }: FieldsProps) {
  const { defaultValue: id } = field("id");
  return (
    <>
      <Field
        {...field("id")}
        hint="Con el ASIN, o la dirección de la ficha en Amazon, el botón de compra lleva a ella. Si lo dejas vacío, se crea un identificador propio y el botón busca el título."
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isAsin(id) && (
        // Links without the affiliate tag, because Amazon must not pay for the owner's own clicks.
        <a
          href={amazonUrl({ id, title: "" }, null)}
          target="_blank"
          rel="noopener noreferrer"
          className="prose-link justify-self-start py-1 text-sm"
        >
          Abrir en Amazon<span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <CampoField campo={PRODUCTO_CAMPOS.tienda} field={field("tienda")} />
        <Field {...field("tienda_url")} inputMode="url" />
      </div>
      <TickField
        {...field("tienda_afiliado")}
        hint="El enlace se marca como patrocinado y lo dice."
      />
    </>
  );
}

interface EvaluationProps extends FieldsProps {
  id?: string;
  precioComprobadoAt?: string | null;
  media?: number;
}

export function EvaluationFields({ field, id, precioComprobadoAt, media }: EvaluationProps) {
  const price = field("price");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field("rating")}
          hint={`De 0 a 5, por ejemplo «4,5». Con 0 se lee «${UNRATED}».${media === undefined ? "" : ` La media de sus criterios es ${formatRating(media)}.`}`}
          inputMode="decimal"
        />
        <Field {...price} hint="Como debe leerse: «249,90 €»." />
        {price.error && <input type="hidden" name={PRECIO_ASKED} value={price.defaultValue} />}
        <ForPublishers>
          {precioComprobadoAt !== undefined && <PrecioComprobado at={precioComprobadoAt} />}
        </ForPublishers>
      </div>
      <FranjaField field={field} />
      <TickField {...field("isrecommended")} hint="La tarjeta lleva la etiqueta «Recomendado»." />
      {id && (
        <Field
          {...field("motivo_giro")}
          maxLength={limites.MOTIVO_GIRO_MAX_LENGTH}
          hint="Si cambias la valoración, el veredicto o la recomendación de lo ya publicado, se lee en «Cómo ha cambiado». Por ejemplo: «Lo hemos usado un año más»."
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <CampoField campo={PRODUCTO_CAMPOS.revisor} field={field("revisor")} />
        <Field {...field("revisado_at")} type="date" hint="Cuándo se revisó por última vez." />
      </div>
    </>
  );
}

export function TextFields({ field, texto }: FieldsProps & Pick<PublicableProps, "texto">) {
  return (
    <>
      <TextField
        {...field("descripcion")}
        rows={3}
        hint="Un párrafo: sale en la ficha y en los resultados de la búsqueda."
      />
      {texto({
        ...field("contenido_principal"),
        hint: "La reseña, en la pestaña «Descripción»: una línea por párrafo.",
      })}
    </>
  );
}

export function ImagenesFields({ field }: FieldsProps) {
  const [more, alts] = [field("imagenes"), field("imagenes_alt")];
  const fotos = Array.from({ length: limites.IMAGENES_LIMIT }, (_, at) => ({
    url: more.defaultValue.split("\n")[at] ?? "",
    alt: alts.defaultValue.split("\n")[at] ?? "",
  }));
  return (
    <>
      <ImageField name="imageurl" field={field} label="Imagen principal" more={fotos} />
      {[more, alts].map(({ id, error }) => (
        <div key={id} id={id} tabIndex={-1} className="empty:hidden">
          <FieldNotes id={id} error={error} />
        </div>
      ))}
    </>
  );
}

interface FichaSectionProps extends FieldsProps {
  datos: readonly Dato[];
  medidos: readonly string[];
  otrosDatos: number;
}

export function FichaSection({ field, datos, medidos, otrosDatos: otros }: FichaSectionProps) {
  const waiting = formatCount(otros, "dato", "datos");
  const isUsual = ({ id, peso }: Dato) => {
    const { defaultValue, error } = field(campoOf(id));
    return peso !== null || medidos.includes(id) || Boolean(defaultValue || error);
  };
  const usual = datos.some(isUsual) ? datos.filter(isUsual) : datos;
  const others = datos.filter((dato) => !usual.includes(dato));
  return (
    <>
      <FichaFields field={field} datos={usual} />
      {others.length > 0 && (
        <details>
          <summary className="w-fit py-1 underline">Otros datos</summary>
          <div className="mt-3">
            <FichaFields field={field} datos={others} />
          </div>
        </details>
      )}
      <p className="text-sm text-soft">
        {datos.length === 0 &&
          "Esta categoría todavía no tiene ficha, o falta elegirla y guardar. "}
        Si cambias de categoría, guarda y sigue: aquí saldrán los datos de la nueva.
        {otros > 0 && ` Se guarda ${waiting} de otra categoría, por si el producto vuelve a ella.`}
      </p>
    </>
  );
}

export const ListasFields = ({ field }: FieldsProps) =>
  ["keyfeatures", "pros", "cons"].map((name) => <TextField key={name} {...field(name)} rows={4} />);

/** Where the owner shows no price bands, the chosen band is kept in a hidden field. */
function FranjaField({ field }: FieldsProps) {
  const franja = field("franja");
  if (useSite().precios !== "franja") {
    return <HiddenFields of={{ franja: franja.defaultValue }} />;
  }
  return (
    <SelectField {...franja} hint="Elegida aquí, se ve aunque no haya precio.">
      <option value="">Según el tercio de su categoría</option>
      <Choices of={FRANJAS.map((value) => ({ value, label: sayFranja(value) }))} />
    </SelectField>
  );
}

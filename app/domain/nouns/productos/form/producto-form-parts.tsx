import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { type Choice, Choices, Field, FieldNotes, SelectField, TextField } from "~/ui/field/field";
import { TickField } from "~/ui/field/tick-field";
import type { FieldOf } from "~/ui/form/fields";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { ForPublishers } from "~/ui/page/for-publishers";
import { formatCount } from "~/ui/text/format-number";
import { FRANJAS, PRECIO_ASKED, sayFranja } from "~base/precio";
import { linesOf } from "~base/texto";
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

type BasicProps = FieldsProps & { categorias: Choice[]; isPendiente: boolean };

export function BasicFields({ field, categorias, isPendiente }: BasicProps) {
  const { defaultValue: category } = field("category");
  const { defaultValue: id } = field("id");
  const isListed = categorias.some(({ value }) => value === category);
  return (
    <FormSection
      title="Lo básico"
      intro="Lo que identifica al producto y decide si se ve en el sitio."
    >
      <Field {...field("title")} maxLength={limites.TITLE_MAX_LENGTH} />
      <Field
        {...field("slug")}
        hint="La dirección de la página. Si lo dejas vacío, se crea a partir del título."
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...field("id")}
        hint="Con el ASIN, o la dirección de la ficha en Amazon, el botón de compra lleva a ella. Si lo dejas vacío, se crea un identificador propio y el botón busca el título."
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isAsin(id) && (
        // Links without the tag, because a click by the owner must not earn anything.
        <a
          href={amazonUrl({ id, title: "" }, null)}
          target="_blank"
          rel="noopener noreferrer"
          className="prose-link justify-self-start py-1 text-sm"
        >
          Abrir en Amazon<span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
      )}
      <SelectField {...field("category")}>
        <option value="">Elige una categoría</option>
        {!isListed && category && <option value={category}>{category} (desconocida)</option>}
        <Choices of={categorias} />
      </SelectField>
      {!isPendiente && (
        <SelectField
          {...field("estado")}
          hint="Un borrador no se ve en el sitio y no puede estar entre los destacados."
        >
          <option value="draft">Borrador</option>
          <ForPublishers>
            <option value="published">Publicado</option>
          </ForPublishers>
        </SelectField>
      )}
    </FormSection>
  );
}

interface EvaluationProps extends FieldsProps {
  isNew: boolean;
  precioComprobadoAt?: string | null;
  media?: number;
}

export function EvaluationFields({ field, isNew, precioComprobadoAt, media }: EvaluationProps) {
  const price = field("price");
  return (
    <FormSection title="Precio y valoración">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...price} hint="Como debe leerse: «249,90 €»." />
        {price.error && <input type="hidden" name={PRECIO_ASKED} value={price.defaultValue} />}
        {precioComprobadoAt !== undefined && <PrecioComprobado at={precioComprobadoAt} />}
        <Field
          {...field("rating")}
          hint={`De 0 a 5, por ejemplo «4,5». Con 0 se lee «${UNRATED}».${media === undefined ? "" : ` La media de sus criterios es ${formatRating(media)}.`}`}
          inputMode="decimal"
        />
      </div>
      <FranjaField field={field} />
      <TickField {...field("isrecommended")} hint="La tarjeta lleva la etiqueta «Recomendado»." />
      {!isNew && (
        <Field
          {...field("motivo_giro")}
          maxLength={limites.MOTIVO_GIRO_MAX_LENGTH}
          hint="Si cambias la valoración, el veredicto o la recomendación de lo ya publicado, se lee en «Cómo ha cambiado». Por ejemplo: «Lo hemos usado un año más»."
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <CampoField campo={PRODUCTO_CAMPOS.tienda} field={field("tienda")} />
        <Field {...field("tienda_url")} inputMode="url" />
      </div>
      <TickField
        {...field("tienda_afiliado")}
        hint="El enlace se marca como patrocinado y lo dice."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <CampoField campo={PRODUCTO_CAMPOS.revisor} field={field("revisor")} />
        <Field {...field("revisado_at")} type="date" hint="Cuándo se revisó por última vez." />
      </div>
    </FormSection>
  );
}

export function TextFields({ field, texto }: FieldsProps & Pick<PublicableProps, "texto">) {
  return (
    <FormSection title="Textos">
      <CampoFields of={FRASES} field={field} />
      <TextField
        {...field("descripcion")}
        rows={4}
        hint="Un párrafo: sale en la ficha y en los resultados de la búsqueda."
      />
      {texto({
        ...field("contenido_principal"),
        hint: "La reseña, en la pestaña «Descripción»: una línea por párrafo.",
      })}
    </FormSection>
  );
}

export function ImagenesFields({ field }: FieldsProps) {
  const [more, alts] = [field("imagenes"), field("imagenes_alt")];
  const fotos = Array.from({ length: limites.IMAGENES_LIMIT }, (_, at) => ({
    url: more.defaultValue.split("\n")[at] ?? "",
    alt: alts.defaultValue.split("\n")[at] ?? "",
  }));
  return (
    <FormSection
      title="Imágenes"
      intro="La principal sale en las tarjetas; las demás, en la ficha, en este orden."
    >
      <ImageField name="imageurl" field={field} label="Imagen principal" more={fotos} />
      {[more, alts].map(({ id, error }) => (
        <div key={id} id={id} tabIndex={-1} className="empty:hidden">
          <FieldNotes id={id} error={error} />
        </div>
      ))}
    </FormSection>
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
    <FormSection
      title="Ficha"
      intro="Los datos de su categoría, medidos por nosotros o según el fabricante. Lo que se deja vacío sale como «No medido» si otro producto de la misma categoría lo tiene; un criterio sin nota no sale."
    >
      <FichaFields field={field} datos={usual} />
      {others.length > 0 && (
        <details>
          <summary className="w-fit py-1 underline">Otros datos</summary>
          <div className="mt-3 grid gap-5">
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
    </FormSection>
  );
}

const LISTS = ["keyfeatures", "pros", "cons", "colores"] as const;

export function ListasFields({ field }: FieldsProps) {
  return (
    <FormSection
      title="Listas"
      intro={`Un punto en cada línea, hasta ${limites.LISTS_MAX_ITEMS}. Las líneas vacías no se guardan.`}
    >
      {LISTS.map((name) => {
        const texts = field(name);
        return (
          <TextField
            key={name}
            {...texts}
            rows={Math.min(Math.max(linesOf(texts.defaultValue).length + 1, 4), 12)}
            hint={name === "colores" && "Por ejemplo «Gris» en una línea y «Beige» en otra."}
          />
        );
      })}
    </FormSection>
  );
}

function FormSection(props: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className="panel grid gap-x-8 gap-y-5 p-5 sm:p-7 lg:grid-cols-[13rem_1fr]">
      <div>
        <h2 className="text-xl">{props.title}</h2>
        {props.intro && <p className="mt-1.5 text-sm text-soft">{props.intro}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-5">{props.children}</div>
    </section>
  );
}

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

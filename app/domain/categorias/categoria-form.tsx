import { ImageField } from "~/domain/imagenes/image-field";
import { SlugField } from "~/domain/slug-field";
import { fieldsOf } from "~/http/form-reply";
import { paths } from "~/paths";
import { Field, TextField } from "~/ui/field";
import { type RecordAnswer, RecordForm, type RecordPage } from "~/ui/record-form";
import { SelectField } from "~/ui/select-field";
import { DESCRIPCION_MAX_LENGTH, NOMBRE_MAX_LENGTH, type ParentOptions } from "./categoria";

/** What the page of the form knows. */
export interface CategoriaPage extends RecordPage {
  kind: "categoria";
  parents: ParentOptions;
}

/** What its action answers when it does not redirect. */
export type CategoriaAnswer = RecordAnswer;

interface CategoriaFormProps {
  page: CategoriaPage;
  answer?: CategoriaAnswer;
}

/** Creates or changes a category. */
export function CategoriaForm({ page, answer }: CategoriaFormProps) {
  const { id, stored, parents, volver } = page;
  const field = fieldsOf(answer?.reply, stored);
  const conflict = answer?.conflict && {
    thing: "esta categoría",
    author: null,
    fields: diferencias(answer.conflict.stored, (name) => field(name).defaultValue, parents),
  };
  return (
    <RecordForm
      page={page}
      answer={answer}
      action={id ? paths.adminCategoria(id, { volver }) : paths.adminCategoriaNueva({ volver })}
      title={id ? "Editar Categoría" : "Crear Nueva Categoría"}
      save={id ? "Guardar Cambios" : "Crear Categoría"}
      conflict={conflict}
    >
      <Field {...field("nombre")} label="Nombre" maxLength={NOMBRE_MAX_LENGTH} />
      <SlugField
        {...field("slug")}
        source="nombre"
        label="Slug"
        hint="Lo último de la dirección. Si lo dejas vacío, se crea a partir del nombre."
      />
      <TextField
        {...field("descripcion")}
        label="Descripción"
        rows={3}
        maxLength={DESCRIPCION_MAX_LENGTH}
      />
      <ImageField
        name="imagen_url"
        label="Imagen de la Categoría"
        value={field("imagen_url").defaultValue}
        alt={field("imagen_url_alt").defaultValue}
        altFallback="el nombre"
        error={field("imagen_url").error}
      />
      <ParentField {...field("parent_id")} parents={parents} />
    </RecordForm>
  );
}

type ParentFieldProps = ReturnType<ReturnType<typeof fieldsOf>> & { parents: ParentOptions };

function ParentField({ parents, ...field }: ParentFieldProps) {
  const { principales, subcategorias, isFixed } = parents;
  return (
    <SelectField
      {...field}
      label="Categoría Padre"
      hint={isFixed ? "Tiene subcategorías: solo puede ser una categoría principal." : undefined}
    >
      <option value="none">Ninguna (categoría principal)</option>
      <optgroup label="Categorías Principales" disabled={isFixed}>
        {principales.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </optgroup>
      {/* Two levels only: shown so that the tree is seen whole. */}
      <optgroup label="Subcategorías" disabled>
        {subcategorias.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

const LABELS = {
  nombre: "Nombre",
  slug: "Slug",
  descripcion: "Descripción",
  imagen_url: "Imagen de la Categoría",
  imagen_url_alt: "Texto alternativo",
  parent_id: "Categoría Padre",
};

/** The fields in which the stored category and the typed one differ. */
function diferencias(
  stored: Record<string, string>,
  typed: (name: string) => string,
  { principales }: ParentOptions,
) {
  const shown = (name: string, value = "") => {
    const text = value.replace(/\r\n?/g, "\n").trim();
    if (name !== "parent_id") return text;
    return principales.find(({ id }) => id === text)?.label ?? "Ninguna (categoría principal)";
  };
  return Object.entries(LABELS)
    .map(([name, label]) => ({
      label,
      before: shown(name, stored[name]),
      after: shown(name, typed(name)),
    }))
    .filter(({ before, after }) => before !== after);
}

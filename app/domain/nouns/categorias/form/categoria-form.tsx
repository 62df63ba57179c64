import { fieldsOf } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Choices, Field, SelectField, TextField } from "~/ui/field/field";
import { type RecordAnswer, RecordForm, type RecordPage } from "~/ui/form/record-form";
import * as rules from "~nouns/categorias/rules/categoria";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { type Autosaved, AutosavedOffer } from "~record/borradores/autosaved-offer";
import { SlugField } from "~record/slugs/slug-field";
import { diferencias, LABELS, NO_PARENT_LABEL } from "../rules/diferencias";

export interface CategoriaPage extends RecordPage {
  kind: "categoria";
  parents: rules.ParentOptions;
  autosaved?: Autosaved;
}

export function CategoriaForm({ page, answer }: { page: CategoriaPage; answer?: RecordAnswer }) {
  const { id, stored, parents, volver } = page;
  const { principales, subcategorias, isFixed } = parents;
  const field = fieldsOf(answer?.reply, stored, LABELS);
  return (
    <>
      <AutosavedOffer autosaved={page.autosaved} />
      <RecordForm
        page={page}
        answer={answer}
        action={paths.adminForm("categoria", id ?? "nuevo", { volver })}
        noun="Categoría"
        compare={(before, after) => diferencias(before, after, parents)}
      >
        <Field {...field("nombre")} aria-required maxLength={rules.NOMBRE_MAX_LENGTH} />
        <SlugField
          {...field("slug")}
          source="nombre"
          hint="Lo último de la dirección. Si lo dejas vacío, se crea a partir del nombre."
        />
        <TextField {...field("descripcion")} rows={3} maxLength={rules.DESCRIPCION_MAX_LENGTH} />
        <TextField
          {...field("como_elegir")}
          rows={6}
          maxLength={rules.TEXTO_MAX_LENGTH}
          hint="Va bajo los productos. Una línea vacía separa párrafos."
        />
        <TextField {...field("en_que_nos_fijamos")} rows={6} maxLength={rules.TEXTO_MAX_LENGTH} />
        <ImageField
          name="imagen_url"
          field={field}
          label={LABELS.imagen_url}
          altFallback="el nombre"
        />
        <SelectField
          {...field("parent_id")}
          hint={
            isFixed ? "Tiene subcategorías: solo puede ser una categoría principal." : undefined
          }
        >
          <option value={rules.NO_PARENT}>{NO_PARENT_LABEL}</option>
          <optgroup label="Categorías Principales" disabled={isFixed}>
            <Choices of={principales} />
          </optgroup>
          <optgroup label="Subcategorías" disabled>
            <Choices of={subcategorias} />
          </optgroup>
        </SelectField>
      </RecordForm>
    </>
  );
}

import { paths } from "~/site/paths";
import { Choices, Field, SelectField, TextField } from "~/ui/field/field";
import { renewed, useRecord } from "~/ui/form/record-fields";
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

type CategoriaFormProps = { page: CategoriaPage; answer?: RecordAnswer };

export default renewed(function CategoriaForm({ page, answer }: CategoriaFormProps) {
  const { id, parents, volver } = page;
  const { principales, subcategorias, isFixed } = parents;
  const { form, field } = useRecord({ page, answer }, LABELS);
  return (
    <>
      <AutosavedOffer autosaved={page.autosaved} />
      <RecordForm
        page={page}
        {...{ answer, form }}
        action={paths.adminForm("categoria", id ?? "nuevo", { volver })}
        noun="Categoría"
        compare={(before, after) => diferencias(before, after, parents)}
      >
        <Field {...field("nombre")} />
        <SlugField
          {...field("slug")}
          source="nombre"
          hint="Lo último de la dirección. Si lo dejas vacío, se crea a partir del nombre."
        />
        <TextField {...field("descripcion")} rows={3} />
        <TextField
          {...field("como_elegir")}
          rows={6}
          hint="Va bajo los productos. Una línea vacía separa párrafos."
        />
        <TextField {...field("en_que_nos_fijamos")} rows={6} />
        <ImageField name="imagen_url" field={field} altFallback="el nombre" />
        <SelectField
          {...field("parent_id")}
          hint={isFixed && "Tiene subcategorías: solo puede ser una categoría principal."}
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
});

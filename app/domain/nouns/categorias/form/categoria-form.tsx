import { Choices, SelectField } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { CATEGORIA_CAMPOS, LABELS, TEXTOS_CAMPOS } from "~nouns/categorias/categoria.kind";
import * as rules from "~nouns/categorias/rules/categoria";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { CampoField, CampoFields } from "~record/campos/campo-field";
import * as recordForm from "~record/formulario/record-form";
import { SlugField } from "~record/slugs/slug-field";
import { diferencias, NO_PARENT_LABEL } from "../rules/diferencias";

export interface CategoriaPage extends recordForm.RecordPage {
  kind: "categoria";
  parents: rules.ParentOptions;
}

type CategoriaFormProps = { page: CategoriaPage; answer?: recordForm.RecordAnswer };

export default recordForm.renewed(function CategoriaForm({ page, answer }: CategoriaFormProps) {
  const { principales, subcategorias, isFixed } = page.parents;
  const form = useFields(answer?.reply, page, LABELS);
  const { field } = form;
  const basics = (
    <>
      <CampoField campo={CATEGORIA_CAMPOS.nombre} field={field("nombre")} />
      <SlugField
        {...field("slug")}
        source="nombre"
        hint="Lo último de la dirección. Si lo dejas vacío, se crea a partir del nombre."
      />
      <CampoField campo={CATEGORIA_CAMPOS.descripcion} field={field("descripcion")} />
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
    </>
  );
  const imagen = (
    <ImageField name="imagen_url" field={field} label={LABELS.imagen_url} altFallback="el nombre" />
  );
  return (
    <recordForm.RecordForm
      {...form}
      page={page}
      answer={answer}
      compare={(before, after) => diferencias(before, after, page.parents)}
      sections={[
        { title: "Lo esencial", content: basics },
        { title: "Imagen", content: imagen },
        { title: "Textos de la página", content: <CampoFields of={TEXTOS_CAMPOS} field={field} /> },
      ]}
    />
  );
});

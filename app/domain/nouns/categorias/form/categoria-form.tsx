import { paths } from "~/site/paths";
import { Choices, SelectField } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { type RecordAnswer, RecordForm, type RecordPage, renewed } from "~/ui/form/record-form";
import { CATEGORIA_CAMPOS, LABELS } from "~nouns/categorias/categoria.kind";
import * as rules from "~nouns/categorias/rules/categoria";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { type Autosaved, AutosavedOffer } from "~record/borradores/autosaved-offer";
import { CampoFields } from "~record/campos/campo-field";
import { SlugField } from "~record/slugs/slug-field";
import { diferencias, NO_PARENT_LABEL } from "../rules/diferencias";

const { nombre, ...textos } = CATEGORIA_CAMPOS;

export interface CategoriaPage extends RecordPage {
  kind: "categoria";
  parents: rules.ParentOptions;
  autosaved?: Autosaved;
}

type CategoriaFormProps = { page: CategoriaPage; answer?: RecordAnswer };

export default renewed(function CategoriaForm({ page, answer }: CategoriaFormProps) {
  const { id, parents, volver } = page;
  const { principales, subcategorias, isFixed } = parents;
  const { field, problems } = useFields(answer?.reply, page, LABELS);
  return (
    <>
      <AutosavedOffer autosaved={page.autosaved} />
      <RecordForm
        page={page}
        answer={answer}
        field={field}
        problems={problems}
        action={paths.adminForm("categoria", id ?? "nuevo", { volver })}
        noun="Categoría"
        compare={(before, after) => diferencias(before, after, parents)}
      >
        <CampoFields of={{ nombre }} field={field} />
        <SlugField
          {...field("slug")}
          source="nombre"
          hint="Lo último de la dirección. Si lo dejas vacío, se crea a partir del nombre."
        />
        <CampoFields of={textos} field={field} />
        <ImageField
          name="imagen_url"
          field={field}
          label={LABELS.imagen_url}
          altFallback="el nombre"
        />
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

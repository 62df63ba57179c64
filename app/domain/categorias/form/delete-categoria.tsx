import type { CategoriaDoomed } from "~/domain/categorias/queries/categorias-admin.server";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { type DeletePage, DeletePanel } from "~/ui/dialog/delete-panel";
import { Choices, SelectField } from "~/ui/field/select-field";
import { formatCount } from "~/ui/text/format-number";

export interface DeleteCategoriaPage extends DeletePage {
  categoria: CategoriaDoomed | null;
}

interface DeleteCategoriaProps {
  page: DeleteCategoriaPage;
  answer?: { reply: FormReply };
}

export function DeleteCategoria({ page, answer }: DeleteCategoriaProps) {
  const { categoria, fate } = page;
  return (
    <DeletePanel
      page={page}
      answer={answer}
      fields={
        categoria !== null &&
        fate !== null &&
        categoria.productos > 0 && (
          <SelectField
            {...fieldOf(answer?.reply, "destino")}
            label={`Mover ${formatCount(categoria.productos, "producto", "productos")} a`}
            hint="Una categoría en uso solo se elimina cuando lo que contiene pasa a otra."
          >
            <option value="">Elige otra categoría</option>
            <Choices of={categoria.destinos} />
          </SelectField>
        )
      }
    />
  );
}

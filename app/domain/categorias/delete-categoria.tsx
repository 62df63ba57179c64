import { type FormReply, fieldOf } from "~/http/form-reply";
import { type DeletePage, DeletePanel } from "~/ui/delete-panel";
import { SelectField } from "~/ui/select-field";
import type { CategoriaDoomed } from "./categoria";
import { inWords } from "./mensajes";

export interface DeleteCategoriaPage extends DeletePage {
  /** Null once the category is gone. */
  categoria: CategoriaDoomed | null;
}

interface DeleteCategoriaProps {
  page: DeleteCategoriaPage;
  answer?: { reply: FormReply };
}

/** Asks before a category is deleted, and where what it holds should go. */
export function DeleteCategoria({ page, answer }: DeleteCategoriaProps) {
  const { categoria, fate } = page;
  const isAsked = categoria !== null && fate !== null && isInUse(categoria);
  return (
    <DeletePanel
      page={page}
      answer={answer}
      fields={
        isAsked && (
          <SelectField
            {...fieldOf(answer?.reply, "destino")}
            label={`Mover ${inWords(categoria.uso)} a`}
            hint="Una categoría en uso solo se elimina cuando lo que contiene pasa a otra."
          >
            <option value="">Elige otra categoría</option>
            {categoria.destinos.map((destino) => (
              <option key={destino.id} value={destino.id}>
                {destino.label}
              </option>
            ))}
          </SelectField>
        )
      }
    />
  );
}

const isInUse = ({ uso }: CategoriaDoomed) => uso.productos + uso.consejos > 0;

import { goesToBin } from "~/domain/papelera/mensajes";
import { type FormReply, fieldOf, formErrors } from "~/http/form-reply";
import { paths } from "~/paths";
import { DeletePanel } from "~/ui/delete-panel";
import { SelectField } from "~/ui/select-field";
import type { CategoriaDoomed } from "./categoria";
import { CATEGORIA_HAS_CHILDREN, inWords } from "./mensajes";

export interface DeleteCategoriaPage {
  kind: "eliminar";
  id: string;
  /** Null once the category is gone. */
  categoria: CategoriaDoomed | null;
  volver: string;
}

interface DeleteCategoriaProps {
  page: DeleteCategoriaPage;
  answer?: { reply: FormReply };
}

/** Asks before a category is deleted, and where what it holds should go. */
export function DeleteCategoria({ page, answer }: DeleteCategoriaProps) {
  const { id, categoria, volver } = page;
  const errors = formErrors(answer?.reply);
  const hasChildren = categoria?.hasChildren ?? false;
  if (hasChildren && errors.length === 0) errors.push({ text: CATEGORIA_HAS_CHILDREN });
  const isUsed = categoria !== null && isInUse(categoria);
  return (
    <DeletePanel
      action={paths.adminCategoriaEliminar(id, { volver })}
      cancel={volver}
      fate={categoria ? goesToBin(categoria.nombre) : undefined}
      errors={errors}
      isRefused={!categoria || hasChildren}
      fields={
        isUsed &&
        !hasChildren && (
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
    >
      {hasChildren && CHILDREN_FIRST}
    </DeletePanel>
  );
}

const CHILDREN_FIRST =
  "Elimina antes sus subcategorías o edítalas para elegirles otra categoría padre.";

const isInUse = ({ uso }: CategoriaDoomed) => uso.productos + uso.consejos > 0;

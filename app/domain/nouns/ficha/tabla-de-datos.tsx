import { type FormReply, fieldId, rowField } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { HiddenFields, PostForm, SubmitButton } from "~/ui/form/route-form";
import { ScrollBox } from "~/ui/page/scroll-box";
import { type Dato, nombreConUnidad } from "./dato";
import type { Ficha } from "./ficha";
import { ValorControl } from "./ficha-fields";
import { campoOf, fichaTexts } from "./ficha-form";

/** Short, because a field's name has a limit that the id of a fact may reach. */
export const cellOf = (row: number, column: number) => `celda_${row}_${column}`;

/** Names a cell in an answer, where rows may have moved since the form was drawn. */
export const keyOf = (producto: string, dato: string) => rowField(campoOf(dato), producto);

interface TablaProps {
  action: string;
  datos: Dato[];
  productos: { id: string; title: string; ficha: Ficha }[];
  typed?: Readonly<Record<string, string>>;
  reply?: FormReply;
}

export function TablaDeDatos({ action, datos, productos, typed = {}, reply }: TablaProps) {
  return (
    <PostForm action={`${action}#resumen`} className="grid gap-4">
      <HiddenFields of={{ datos: datos.map(({ id }) => id).join(".") }} />
      <ScrollBox aria-label="Datos de los productos" className="panel overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Datos de los productos</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 bg-surface p-2">
                Producto
              </th>
              {datos.map((dato) => (
                <th key={dato.id} scope="col" className="min-w-32 p-2 align-bottom">
                  {nombreConUnidad(dato)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {productos.map(({ id, title, ficha }, at) => {
              const texts = fichaTexts(datos, ficha);
              const stored = datos.map((dato) => texts[campoOf(dato.id)] ?? "");
              return (
                <tr key={id} className="border-t border-line">
                  <th
                    scope="row"
                    className="sticky left-0 z-10 min-w-36 bg-surface p-2 align-top sm:min-w-56"
                  >
                    <a href={paths.adminForm("producto", id)} className="wrap-anywhere underline">
                      {title}
                    </a>
                    <HiddenFields of={{ id, antes: stored.join("\n") }} />
                  </th>
                  {datos.map((dato, column) => (
                    <td key={dato.id} className="p-1.5 align-top">
                      <ValorControl
                        key={stored[column]}
                        dato={dato}
                        id={fieldId(keyOf(id, dato.id))}
                        name={cellOf(at, column)}
                        label={`${dato.nombre} de ${title}`}
                        defaultValue={typed[keyOf(id, dato.id)] ?? stored[column] ?? ""}
                        error={reply?.error?.[keyOf(id, dato.id)]?.[0]}
                        text={{ autoComplete: "off" }}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      <SubmitButton busy="Guardando..." look="btn-brand justify-self-start">
        Guardar los datos
      </SubmitButton>
    </PostForm>
  );
}

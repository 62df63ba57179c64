import { NOMBRE_MAX_LENGTH, type Oculta } from "~/domain/categorias/rules/categoria";
import type { TipoConsejo } from "~/domain/consejos/rules/consejo";
import { type FormReply, fieldOfRow } from "~/http/replies/form-reply";
import { paths, postTo } from "~/site/paths";
import { Choices, CONTROL, describe, RowField, RowFrame } from "~/ui/field/field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { PostForm } from "~/ui/form/route-form";
import { RowLink } from "~/ui/list/row-link";
import { formatCount } from "~/ui/text/format-number";

interface OcultasProps {
  categorias: Oculta[];
  tipos: Oculta[];
  destinos: TipoConsejo[];
  volver: string;
  reply: FormReply | undefined;
}

export function Ocultas({ categorias, tipos, destinos, volver, reply }: OcultasProps) {
  if (categorias.length + tipos.length === 0) return null;
  return (
    <section aria-labelledby="ocultas" className="mt-10">
      <h2 id="ocultas" className="text-xl">
        Por decidir
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-soft">
        Algún archivo nombra estas categorías, que no existían. No se ven en el sitio, pero lo que
        contienen sí. Ponles nombre para que se vean o únelas a otra.
      </p>
      <ul className="panel divide-y divide-line">
        {categorias.map((categoria) => (
          <li key={categoria.id} className={ROW}>
            <Nombre oculta={categoria} uso={["producto", "productos"]} />
            <RowLink
              href={paths.adminForm("categoria", categoria.id, { volver })}
              text="Poner nombre"
              name={`a ${categoria.nombre}`}
            />
            <RowLink
              href={paths.adminEliminar("categoria", categoria.id, { volver })}
              text="Unir a otra"
              name={`la categoría ${categoria.nombre}`}
            />
          </li>
        ))}
        {tipos.map((tipo) => (
          <li key={tipo.id} className={ROW}>
            <Nombre oculta={tipo} uso={["artículo", "artículos"]} />
            <TipoForm {...{ tipo, destinos, volver, reply }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ROW = "flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3";

function Nombre({ oculta, uso }: { oculta: Oculta; uso: readonly [string, string] }) {
  return (
    <p className="min-w-48 flex-1 wrap-anywhere">
      <span className="font-semibold">{oculta.nombre}</span>{" "}
      <span className="text-sm text-soft">{formatCount(oculta.usos, ...uso)}</span>
    </p>
  );
}

type TipoFormProps = Omit<OcultasProps, "categorias" | "tipos"> & { tipo: Oculta };

function TipoForm({ tipo, destinos, volver, reply }: TipoFormProps) {
  const { id, nombre } = tipo;
  const { typed = nombre, ...named } = fieldOfRow(reply, "nombre", id);
  const chosen = fieldOfRow(reply, "destino", id);
  return (
    <PostForm action={postTo(volver)} className="flex flex-wrap items-center gap-2">
      <HiddenFields of={{ id, volver }} />
      <RowField
        {...named}
        defaultValue={typed}
        maxLength={NOMBRE_MAX_LENGTH}
        label={`Nombre del tipo de artículo ${nombre}`}
        frame="sm:max-w-44"
      />
      <button type="submit" name="intent" value="mostrar-tipo" className="btn btn-quiet text-sm">
        Mostrar
      </button>
      <RowFrame id={chosen.id} error={chosen.error} className="sm:max-w-44">
        <select
          id={chosen.id}
          name="destino"
          defaultValue={chosen.typed}
          {...describe(chosen)}
          aria-label={`Tipo al que se une ${nombre}`}
          className={`min-h-11 ${CONTROL}`}
        >
          <Choices of={destinos} />
        </select>
      </RowFrame>
      <button type="submit" name="intent" value="unir-tipo" className="btn btn-quiet text-sm">
        Unir
      </button>
    </PostForm>
  );
}

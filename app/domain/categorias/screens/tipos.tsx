import {
  NOMBRE_MAX_LENGTH,
  TIPO_DESCRIPCION_MAX,
  type Tipo,
} from "~/domain/categorias/rules/categoria";
import { type FormReply, fieldOfRow } from "~/http/replies/form-reply";
import { postTo } from "~/site/paths";
import { RowField } from "~/ui/field/field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { PostForm } from "~/ui/form/route-form";
import { formatCount } from "~/ui/text/format-number";

const ROW = "flex flex-wrap items-center gap-2 px-5 py-3";
const BUTTON = "btn btn-quiet px-4 text-sm";

interface TiposProps {
  tipos: Tipo[];
  volver: string;
  reply: FormReply | undefined;
}

export function Tipos({ tipos, volver, reply }: TiposProps) {
  const action = postTo(volver);
  return (
    <section aria-labelledby="tipos" className="mt-10">
      <h2 id="tipos" className="text-xl">
        Tipos de consejo
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-soft">
        Agrupan los artículos, y su descripción se lee sobre la lista y en los buscadores. Al
        cambiar un nombre, sus direcciones se quedan como están; solo se puede eliminar uno sin
        artículos.
      </p>
      <ul className="panel divide-y divide-line">
        {tipos.map((tipo, index) => (
          <li key={tipo.id}>
            <PostForm action={action} className={ROW}>
              <HiddenFields of={{ id: tipo.id, volver }} />
              <Textos {...{ reply, tipo }} />
              <span className="w-24 text-sm text-soft">
                {formatCount(tipo.usos, "artículo", "artículos")}
              </span>
              <Orden intent="renombrar-tipo" text="Guardar" de={tipo.nombre} />
              {index > 0 && <Orden intent="subir-tipo" text="Subir" de={tipo.nombre} />}
              {index < tipos.length - 1 && (
                <Orden intent="bajar-tipo" text="Bajar" de={tipo.nombre} />
              )}
              {tipo.usos === 0 && <Orden intent="eliminar-tipo" text="Eliminar" de={tipo.nombre} />}
            </PostForm>
          </li>
        ))}
        <li>
          <PostForm action={action} className={ROW}>
            <HiddenFields of={{ volver }} />
            <Textos reply={reply} />
            <Orden intent="crear-tipo" text="Añadir tipo" />
          </PostForm>
        </li>
      </ul>
    </section>
  );
}

function Textos({ reply, tipo }: { reply: FormReply | undefined; tipo?: Tipo }) {
  const { typed: nombre = tipo?.nombre, ...name } = fieldOfRow(reply, "nombre", tipo?.id);
  const { typed: descripcion = tipo?.descripcion, ...text } = fieldOfRow(
    reply,
    "descripcion",
    tipo?.id,
  );
  return (
    <>
      <RowField
        {...name}
        required
        defaultValue={nombre}
        maxLength={NOMBRE_MAX_LENGTH}
        label={tipo ? `Tipo de consejo: ${tipo.nombre}` : "Tipo de consejo nuevo"}
        frame="flex-[1_1_12rem]"
      />
      <RowField
        {...text}
        defaultValue={descripcion}
        maxLength={TIPO_DESCRIPCION_MAX}
        label={`Descripción del tipo ${tipo?.nombre ?? "nuevo"}`}
        placeholder="Descripción"
        frame="flex-[3_1_24rem]"
      />
    </>
  );
}

function Orden({ intent, text, de }: Record<"intent" | "text", string> & { de?: string }) {
  return (
    <button type="submit" name="intent" value={intent} className={BUTTON}>
      {text}
      {de && <span className="sr-only"> el tipo {de}</span>}
    </button>
  );
}

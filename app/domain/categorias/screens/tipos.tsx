import { NOMBRE_MAX_LENGTH, type Oculta } from "~/domain/categorias/rules/categoria";
import { paths } from "~/site/paths";
import { CONTROL } from "~/ui/field/field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { PostForm } from "~/ui/form/route-form";
import { formatCount } from "~/ui/text/format-number";

const ROW = "flex flex-wrap items-center gap-2 px-5 py-3";
const BUTTON = "btn btn-quiet px-4 text-sm";

export function Tipos({ tipos, volver }: { tipos: Oculta[]; volver: string }) {
  return (
    <section aria-labelledby="tipos" className="mt-10">
      <h2 id="tipos" className="text-xl">
        Tipos de consejo
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-soft">
        Agrupan los artículos. Al cambiar un nombre, sus direcciones se quedan como están; solo se
        puede eliminar uno sin artículos.
      </p>
      <ul className="panel divide-y divide-line">
        {tipos.map((tipo, index) => (
          <li key={tipo.id}>
            <PostForm action={ACTION} className={ROW}>
              <HiddenFields of={{ id: tipo.id, volver }} />
              <Nombre of={tipo.nombre} />
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
          <PostForm action={ACTION} className={ROW}>
            <HiddenFields of={{ volver }} />
            <Nombre />
            <Orden intent="crear-tipo" text="Añadir tipo" />
          </PostForm>
        </li>
      </ul>
    </section>
  );
}

const ACTION = `${paths.adminCategorias()}?index`;

function Nombre({ of }: { of?: string }) {
  return (
    <input
      name="nombre"
      required
      aria-invalid={false}
      defaultValue={of}
      maxLength={NOMBRE_MAX_LENGTH}
      aria-label={of ? `Tipo de consejo: ${of}` : "Tipo de consejo nuevo"}
      className={`min-h-11 flex-[1_1_12rem] ${CONTROL}`}
    />
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

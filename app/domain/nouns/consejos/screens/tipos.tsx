import type { ReactNode } from "react";
import { type FormReply, fieldOfRow } from "~/http/results/form-reply";
import { paths, postTo } from "~/site/paths";
import { Choices, describe, RowField, RowFrame } from "~/ui/field/field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { PostForm } from "~/ui/form/route-form";
import { RowLink } from "~/ui/list/row-link";
import { formatCount } from "~/ui/text/format-number";
import * as rules from "~nouns/categorias/rules/categoria";
import type { TipoConsejo } from "~nouns/consejos/rules/consejo";

const ARTICULOS = ["artículo", "artículos"] as const;
const PRODUCTOS = ["producto", "productos"] as const;

type Answered = { volver: string; reply: FormReply | undefined };

export function Tipos({ tipos, volver, reply }: Answered & { tipos: rules.Tipo[] }) {
  const form = { action: postTo(volver), className: "flex flex-wrap items-center gap-2 px-5 py-3" };
  return (
    <Lista
      id="tipos"
      title="Tipos de consejo"
      intro="Agrupan los artículos, y su descripción se lee sobre la lista y en los buscadores. Al cambiar un nombre, sus direcciones se quedan como están; solo se puede eliminar uno sin artículos."
    >
      {tipos.map((tipo, index) => (
        <li key={tipo.id}>
          <PostForm {...form}>
            <HiddenFields of={{ id: tipo.id, volver }} />
            <Textos {...{ reply, tipo }} />
            <span className="w-24 text-sm text-soft">{formatCount(tipo.usos, ...ARTICULOS)}</span>
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
        <PostForm {...form}>
          <HiddenFields of={{ volver }} />
          <Textos reply={reply} />
          <Orden intent="crear-tipo" text="Añadir tipo" />
        </PostForm>
      </li>
    </Lista>
  );
}

type ListaProps = Record<"id" | "title" | "intro", string> & { children: ReactNode };

const Lista = ({ id, title, intro, children }: ListaProps) => (
  <section aria-labelledby={id} className="mt-10">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    <p className="mt-1 mb-4 max-w-text text-soft">{intro}</p>
    <ul className="panel divide-y divide-line">{children}</ul>
  </section>
);

function Textos({ reply, tipo }: { reply: FormReply | undefined; tipo?: rules.Tipo }) {
  const { typed: nombre = tipo?.nombre, ...name } = fieldOfRow(reply, "nombre", tipo?.id);
  const told = fieldOfRow(reply, "descripcion", tipo?.id);
  const { typed: descripcion = tipo?.descripcion, ...text } = told;
  return (
    <>
      <RowField
        {...name}
        required
        defaultValue={nombre}
        maxLength={rules.NOMBRE_MAX_LENGTH}
        label={tipo ? `Tipo de consejo: ${tipo.nombre}` : "Tipo de consejo nuevo"}
        frame="flex-[1_1_12rem]"
      />
      <RowField
        {...text}
        defaultValue={descripcion}
        maxLength={rules.TIPO_DESCRIPCION_MAX}
        label={`Descripción del tipo ${tipo?.nombre ?? "nuevo"}`}
        placeholder="Descripción"
        frame="flex-[3_1_24rem]"
      />
    </>
  );
}

type OrdenProps = Record<"intent" | "text", string> & { de?: string; look?: string };

const Orden = ({ intent, text, de, look = "btn btn-quiet px-4 text-sm" }: OrdenProps) => (
  <button type="submit" name="intent" value={intent} className={look}>
    {text}
    {de && <span className="sr-only"> el tipo {de}</span>}
  </button>
);

interface OcultasProps extends Answered {
  categorias: rules.Oculta[];
  tipos: rules.Oculta[];
  destinos: TipoConsejo[];
}

export function Ocultas({ categorias, tipos, ...props }: OcultasProps) {
  const { volver } = props;
  if (categorias.length + tipos.length === 0) return null;
  return (
    <Lista
      id="ocultas"
      title="Por decidir"
      intro="Algún archivo nombra estas categorías, que no existían. No se ven en el sitio, pero lo que contienen sí. Ponles nombre para que se vean o únelas a otra."
    >
      {categorias.map(({ id, ...oculta }) => (
        <Oculta key={id} {...oculta} uso={PRODUCTOS}>
          <RowLink
            href={paths.adminForm("categoria", id, { volver })}
            text="Poner nombre"
            name={`a ${oculta.nombre}`}
          />
          <RowLink
            href={paths.adminEliminar("categoria", id, { volver })}
            text="Unir a otra"
            name={`la categoría ${oculta.nombre}`}
          />
        </Oculta>
      ))}
      {tipos.map((tipo) => (
        <Oculta key={tipo.id} {...tipo} uso={ARTICULOS}>
          <TipoForm {...props} tipo={tipo} />
        </Oculta>
      ))}
    </Lista>
  );
}

type FilaProps = Pick<rules.Oculta, "nombre" | "usos"> & {
  uso: readonly [string, string];
  children: ReactNode;
};

const Oculta = ({ nombre, usos, uso, children }: FilaProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
    <p className="min-w-48 flex-1 wrap-anywhere">
      <span className="font-semibold">{nombre}</span>{" "}
      <span className="text-sm text-soft">{formatCount(usos, ...uso)}</span>
    </p>
    {children}
  </li>
);

type TipoFormProps = Answered & { tipo: rules.Oculta; destinos: TipoConsejo[] };

function TipoForm({ tipo: { id, nombre }, destinos, volver, reply }: TipoFormProps) {
  const { typed = nombre, ...named } = fieldOfRow(reply, "nombre", id);
  const chosen = fieldOfRow(reply, "destino", id);
  return (
    <PostForm action={postTo(volver)} className="flex flex-wrap items-center gap-2">
      <HiddenFields of={{ id, volver }} />
      <RowField
        {...named}
        defaultValue={typed}
        maxLength={rules.NOMBRE_MAX_LENGTH}
        label={`Nombre del tipo de artículo ${nombre}`}
        frame="sm:max-w-44"
      />
      <Orden intent="mostrar-tipo" text="Mostrar" look="btn btn-quiet text-sm" />
      <RowFrame id={chosen.id} error={chosen.error} className="sm:max-w-44">
        <select
          id={chosen.id}
          name="destino"
          defaultValue={chosen.typed}
          {...describe(chosen)}
          aria-label={`Tipo al que se une ${nombre}`}
          className="control min-h-11"
        >
          <Choices of={destinos} />
        </select>
      </RowFrame>
      <Orden intent="unir-tipo" text="Unir" look="btn btn-quiet text-sm" />
    </PostForm>
  );
}

import type { ReactNode } from "react";
import { type FormReply, fieldOfRow } from "~/http/results/form-reply";
import { paths, postTo } from "~/site/paths";
import { Choices, RowField, RowSelect } from "~/ui/field/field";
import { HiddenFields, PostForm } from "~/ui/form/route-form";
import { RowLink } from "~/ui/list/row-link";
import { Titled } from "~/ui/page/titled";
import { formatCount } from "~/ui/text/format-number";
import { CATEGORIA_CAMPOS } from "~nouns/categorias/categoria.kind";
import * as rules from "~nouns/categorias/rules/categoria";

const articulosOf = ({ usos }: rules.Tipo) => formatCount(usos, "artículo", "artículos");

type Answered = { volver: string; reply: FormReply | undefined };

export function Tipos({ tipos, ...answered }: Answered & { tipos: rules.Tipo[] }) {
  return (
    <Lista
      id="tipos"
      title="Tipos de consejo"
      intro="Agrupan los artículos, y su descripción se lee sobre la lista y en los buscadores. Al cambiar un nombre, sus direcciones se quedan como están; solo se puede eliminar uno sin artículos."
    >
      {tipos.map((tipo, index) => (
        <li key={tipo.id} className="px-5 py-3">
          <TipoForm {...answered} tipo={tipo}>
            <span className="w-24 text-sm text-soft">{articulosOf(tipo)}</span>
            <Orden intent="renombrar-tipo" text="Guardar" tipo={tipo} />
            {index > 0 && <Orden intent="subir-tipo" text="Subir" tipo={tipo} />}
            {index < tipos.length - 1 && <Orden intent="bajar-tipo" text="Bajar" tipo={tipo} />}
            {tipo.usos === 0 && <Orden intent="eliminar-tipo" text="Eliminar" tipo={tipo} />}
          </TipoForm>
        </li>
      ))}
      <li className="px-5 py-3">
        <TipoForm {...answered}>
          <Orden intent="crear-tipo" text="Añadir tipo" />
        </TipoForm>
      </li>
    </Lista>
  );
}

type ListaProps = Record<"id" | "title" | "intro", string> & { children: ReactNode };

const Lista = ({ id, title, intro, children }: ListaProps) => (
  <Titled id={id} title={title} className="mt-10" look="text-xl">
    <p className="mt-1 mb-4 max-w-text text-soft">{intro}</p>
    <ul className="panel divide-y divide-line">{children}</ul>
  </Titled>
);

type TipoFormProps = Answered & { tipo?: rules.Tipo; isHidden?: boolean; children: ReactNode };

function TipoForm({ tipo, isHidden = false, volver, reply, children }: TipoFormProps) {
  const { id = "", nombre = "nuevo" } = tipo ?? {};
  const named = fieldOfRow(reply, "nombre", id, tipo?.nombre);
  const label = tipo ? `Tipo de consejo: ${nombre}` : "Tipo de consejo nuevo";
  return (
    <PostForm action={postTo(volver)} className="flex flex-wrap items-center gap-2">
      <HiddenFields of={{ id, volver }} />
      <RowField
        {...named}
        required={!isHidden}
        maxLength={CATEGORIA_CAMPOS.nombre.max}
        label={isHidden ? `Nombre del tipo de artículo ${nombre}` : label}
        frame={isHidden ? "sm:max-w-44" : "flex-[1_1_12rem]"}
      />
      {!isHidden && (
        <RowField
          {...fieldOfRow(reply, "descripcion", id, tipo?.descripcion)}
          maxLength={rules.TIPO_DESCRIPCION_MAX}
          label={`Descripción del tipo ${nombre}`}
          placeholder="Descripción"
          frame="flex-[3_1_24rem]"
        />
      )}
      {children}
    </PostForm>
  );
}

type OrdenProps = Record<"intent" | "text", string> & { tipo?: rules.Tipo; look?: string };

const Orden = ({ intent, text, tipo, look = "px-4" }: OrdenProps) => (
  <button type="submit" name="intent" value={intent} className={`btn btn-quiet ${look} text-sm`}>
    {text}
    {tipo && <span className="sr-only"> el tipo {tipo.nombre}</span>}
  </button>
);

interface OcultasProps extends Answered {
  categorias: rules.Oculta[];
  ocultos: rules.Tipo[];
  /** The types into which a hidden one can be merged. */
  tipos: rules.Tipo[];
}

export function Ocultas({ categorias, ocultos, tipos, ...answered }: OcultasProps) {
  const { volver, reply } = answered;
  return (
    <Lista
      id="ocultas"
      title="Por decidir"
      intro="Algún archivo nombra estas categorías, que no existían. No se ven en el sitio, pero lo que contienen sí. Ponles nombre para que se vean o únelas a otra."
    >
      {categorias.map(({ id, nombre, usos }) => (
        <Oculta key={id} nombre={nombre} usos={formatCount(usos, "producto", "productos")}>
          <RowLink
            href={paths.adminForm("categoria", id, { volver })}
            text="Poner nombre"
            name={`a ${nombre}`}
          />
          <RowLink
            href={paths.adminEliminar("categoria", id, { volver })}
            text="Unir a otra"
            name={`la categoría ${nombre}`}
          />
        </Oculta>
      ))}
      {ocultos.map((tipo) => (
        <Oculta key={tipo.id} nombre={tipo.nombre} usos={articulosOf(tipo)}>
          <TipoForm {...answered} tipo={tipo} isHidden>
            <Orden intent="mostrar-tipo" text="Mostrar" look="" />
            <RowSelect
              {...fieldOfRow(reply, "destino", tipo.id)}
              label={`Tipo al que se une ${tipo.nombre}`}
              frame="sm:max-w-44"
            >
              <Choices of={tipos.map(({ slug, nombre }) => ({ value: slug, label: nombre }))} />
            </RowSelect>
            <Orden intent="unir-tipo" text="Unir" look="" />
          </TipoForm>
        </Oculta>
      ))}
    </Lista>
  );
}

type OcultaProps = Record<"nombre" | "usos", string> & { children: ReactNode };

const Oculta = ({ nombre, usos, children }: OcultaProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
    <p className="min-w-48 flex-1 wrap-anywhere">
      <span className="font-semibold">{nombre}</span>{" "}
      <span className="text-sm text-soft">{usos}</span>
    </p>
    {children}
  </li>
);

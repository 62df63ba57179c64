import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { PostForm } from "~/ui/form/post-form";
import { ProseLink } from "~/ui/page/link";
import type { Campo } from "./formularios";

interface ReanudacionPanelProps {
  id: string;
  destino: string;
  accion: string;
  nombre?: string;
  campos: readonly Campo[];
  typed: readonly Campo[];
}

export function ReanudacionPanel(props: ReanudacionPanelProps) {
  const { id, destino, accion, nombre, campos, typed } = props;
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">Tu sesión había caducado</h1>
      <p className="mt-3 max-w-2xl">
        Lo que estabas enviando no se ha perdido: aquí está. Envíalo ahora y seguirás donde estabas.
        Si no recuerdas haberlo escrito, descártalo.
      </p>
      <dl className="panel mt-6 grid grid-cols-1 gap-4 p-6">
        <Line label="Qué se hará" value={nombre ? `${accion} «${nombre}»` : accion} />
        <Line
          label="Dónde"
          value={<ProseLink href={destino}>{destino.replace(/\?.*/s, "")}</ProseLink>}
        />
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <PostForm action={paths.adminReanudar(id, { enviar: destino })}>
          {campos.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="btn btn-brand">
            Enviar ahora
          </button>
        </PostForm>
        <PostForm action={paths.adminReanudar(id, { descartar: "1" })}>
          <button type="submit" className="btn btn-quiet btn-danger">
            Descartar
          </button>
        </PostForm>
      </div>
      {typed.length > 0 && (
        <dl className="panel mt-8 grid grid-cols-1 gap-4 p-6">
          {typed.map(([label, value], index) => (
            <Line key={index} label={label} value={value} />
          ))}
        </dl>
      )}
    </div>
  );
}

function Line({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="break-words whitespace-pre-wrap">{value}</dd>
    </div>
  );
}

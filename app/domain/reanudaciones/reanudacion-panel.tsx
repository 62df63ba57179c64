import { paths } from "~/paths";
import { PostForm } from "~/ui/post-form";
import type { Campo } from "./campo";

interface ReanudacionPanelProps {
  id: string;
  /** Path that the form was sent to. */
  destino: string;
  campos: readonly Campo[];
  /** What was typed, by the labels of its fields. */
  typed: readonly Campo[];
}

/** A form that was cut off by the end of a session: what was typed, to be sent again as it is. */
export function ReanudacionPanel({ id, destino, campos, typed }: ReanudacionPanelProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">Tu sesión había caducado</h1>
      <p className="mt-3 max-w-2xl">
        Lo que estabas enviando no se ha perdido: aquí está. Envíalo ahora y seguirás donde estabas.
        Si tenía un archivo, tendrás que elegirlo otra vez.
      </p>
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
            <div key={index}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="break-words whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

import { Comparison } from "./comparison";

export interface ConflictProps {
  thing: string;
  author: string | null;
  fields: readonly { label: string; before: string; after: string }[];
  discard: string;
}

export default function Conflict({ thing, author, fields, discard }: ConflictProps) {
  return (
    <section
      aria-labelledby="conflicto"
      className="mb-8 grid gap-5 rounded-lg border-2 border-danger bg-danger-tint p-5 sm:p-6"
    >
      <div>
        <h2 id="conflicto" className="text-xl">
          Alguien ha guardado cambios mientras escribías
        </h2>
        <p className="mt-2 max-w-2xl">
          {author ? <strong className="wrap-anywhere">{author}</strong> : "Alguien"} ha cambiado{" "}
          {thing}. No se ha perdido nada: aquí están los dos textos, y el tuyo sigue en el
          formulario de abajo. Si lo guardas otra vez, se queda el tuyo.
        </p>
      </div>
      <Comparison beforeTitle="Guardado ahora" afterTitle="Lo que has escrito" fields={fields} />
      <p>
        <a href={discard} className="btn btn-quiet bg-surface">
          Descartar lo mío y ver lo guardado
        </a>
      </p>
    </section>
  );
}

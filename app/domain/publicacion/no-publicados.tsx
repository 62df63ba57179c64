import type { TipoPublicable } from "~/domain/tipo";
import { paths } from "~/site/paths";

export interface NoPublicado {
  tipo: TipoPublicable;
  id: string;
  titulo: string;
  motivo: string;
}

/** They stay here until somebody edits them. */
export function NoPublicados({ borradores }: { borradores: NoPublicado[] }) {
  if (borradores.length === 0) return null;
  return (
    <div className="panel p-5">
      <strong>No se han publicado a su hora:</strong>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {borradores.map(({ tipo, id, titulo, motivo }) => (
          <li key={`${tipo}-${id}`}>
            <a
              href={tipo === "consejo" ? paths.adminConsejo(id) : paths.adminProducto(id)}
              className="prose-link font-semibold"
            >
              {titulo}
            </a>{" "}
            {motivo}
          </li>
        ))}
      </ul>
    </div>
  );
}

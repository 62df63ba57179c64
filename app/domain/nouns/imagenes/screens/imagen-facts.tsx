import { CopyButton } from "~/ui/field/copy-button";
import { PreviewImage } from "~/ui/picture/preview-image";
import { formatLong } from "~base/fechas";
import type { ImagenDeBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import { CENTRO } from "~nouns/imagenes/rules/foco";
import { PREVIEW_FAILED } from "~nouns/imagenes/rules/imagen-messages";

interface ImagenFactsProps {
  found: ImagenDeBiblioteca;
  src: string;
  foco: string | null;
}

export function ImagenFacts({ found, src, foco }: ImagenFactsProps) {
  const { imagen, bytes, created_at } = found;
  return (
    <figure className="panel overflow-clip">
      <PreviewImage
        sources={[src]}
        alt={imagen.alt}
        failed={PREVIEW_FAILED}
        className={`aspect-[4/3] w-full object-cover object-${foco ?? CENTRO}`}
      />
      <figcaption className="p-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
          <dt className="text-soft">Tamaño</dt>
          <dd>
            {imagen.width} × {imagen.height} px
          </dd>
          {bytes > 0 && (
            <>
              <dt className="text-soft">Peso</dt>
              <dd>{formatBytes(bytes)} en todas sus versiones</dd>
            </>
          )}
          <dt className="text-soft">Añadida</dt>
          <dd>{formatLong(created_at)}</dd>
          <dt className="text-soft">Dirección</dt>
          <dd className="grid gap-2 break-all">
            <code>{imagen.url}</code>
            <CopyButton text={imagen.url} label="Copiar dirección" done="Dirección copiada" />
          </dd>
        </dl>
      </figcaption>
    </figure>
  );
}

function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;
}

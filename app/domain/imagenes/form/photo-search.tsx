import { useState } from "react";
import type { PhotoSearch } from "~/domain/imagenes/unsplash/search.server";
import { Field } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";
import { Notice } from "~/ui/page/notice";
import { Icon } from "~/ui/picture/icon";
import { formatCount } from "~/ui/text/format-number";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import { PhotoResults } from "./picture-choice";

interface PhotoSearchBoxProps {
  action: string;
  keyword: string;
  search: PhotoSearch;
  isSearching: boolean;
}

const PROBLEMS: Partial<Record<PhotoSearch["state"], string>> = {
  empty: "No se encontraron imágenes. Intenta con otra palabra clave.",
  limited: "Has buscado muchas veces seguidas. Espera un minuto y vuelve a probar.",
  failed: "Ha ocurrido un error al buscar imágenes. Inténtalo de nuevo.",
};

export function PhotoSearchBox({ action, keyword, search, isSearching }: PhotoSearchBoxProps) {
  const isReady = useScriptReady();
  const [typed, setTyped] = useState(keyword);
  if (search.state === "off") {
    return (
      <p className="text-soft">
        La búsqueda de fotos no está configurada. Se activa con una clave de Unsplash en el ajuste
        UNSPLASH_ACCESS_KEY.
      </p>
    );
  }
  const problem = !isSearching && PROBLEMS[search.state];
  const photos = search.state === "found" ? search.photos : [];
  const found =
    photos.length > 0 && formatCount(photos.length, "foto encontrada", "fotos encontradas");
  return (
    <div className="grid gap-4">
      <search>
        <form action={action} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-[1_1_12rem]">
            <Field
              type="search"
              id="palabra-clave"
              name="k"
              label="Palabra clave"
              defaultValue={keyword}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={SEARCH_MAX_LENGTH}
              required
              autoComplete="off"
            />
          </div>
          <button
            type="submit"
            // A disabled button loses the focus.
            aria-disabled={isSearching || undefined}
            disabled={isReady && typed.trim() === ""}
            className="btn btn-brand"
          >
            <Icon name="buscar" className="size-5" />
            Buscar
          </button>
        </form>
      </search>
      <p role="status" className="text-sm text-soft empty:hidden">
        {isSearching ? "Buscando…" : found}
      </p>
      {problem && (
        <Notice tone="error" isQuiet={search.state === "failed"}>
          {problem}
        </Notice>
      )}
      {photos.length > 0 && <PhotoResults action={action} photos={photos} />}
    </div>
  );
}

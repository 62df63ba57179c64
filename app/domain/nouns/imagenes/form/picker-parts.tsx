import { useState } from "react";
import { failed } from "~/http/results/flash-message";
import { type FormReply, fieldOf } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Field } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";
import { ListToolbar } from "~/ui/list/list-toolbar";
import { CardSection } from "~/ui/page/card-section";
import { Notice } from "~/ui/page/notice";
import { Pagination } from "~/ui/page/pagination";
import { Toast } from "~/ui/page/toast";
import { Icon } from "~/ui/picture/icon";
import { formatCount } from "~/ui/text/format-number";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import type { listBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import { UPLOAD_FIELD } from "~nouns/imagenes/rules/subida";
import type { PhotoSearch } from "~nouns/imagenes/unsplash/search.server";
import { LibraryChoice, PhotoResults } from "./picture-choice";
import { UploadForm, type UploadFormProps } from "./upload-form";

export interface PickerPage extends Awaited<ReturnType<typeof listBiblioteca>> {
  /** The id of the draft that keeps the form during the choice. */
  borrador: string;
  q: string;
  k: string;
  search: PhotoSearch;
}

interface PickerPartsProps {
  page: PickerPage;
  reply?: FormReply;
  isLoading?: boolean;
  onStored: UploadFormProps["onStored"];
}

export function PickerParts({ page, reply, isLoading = false, onStored }: PickerPartsProps) {
  const { borrador, q, k, items } = page;
  const action = paths.adminImagenesElegir(borrador);
  const { error } = fieldOf(reply, UPLOAD_FIELD);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr] lg:[&>:nth-child(2)]:[grid-area:1/2/span_2]">
      <CardSection title="Subir desde tu dispositivo">
        <UploadForm action={action} error={error} onStored={onStored} />
      </CardSection>
      <CardSection title="Elegir de la biblioteca">
        <ListToolbar action={action} label="Texto o crédito" q={q} kept={{ k }} />
        <div aria-busy={isLoading} className="mt-5">
          {items.length > 0 ? (
            <LibraryChoice action={action} imagenes={items} />
          ) : (
            <Notice>{q ? "Ninguna imagen coincide." : "Todavía no hay imágenes."}</Notice>
          )}
        </div>
        <Pagination
          {...page}
          hrefOf={(pagina) => paths.adminImagenesElegir(borrador, { q, k, pagina })}
        />
      </CardSection>
      <CardSection title="Buscar una foto">
        <PhotoSearchBox page={page} isSearching={isLoading} />
      </CardSection>
    </div>
  );
}

const PROBLEMS: Partial<Record<PhotoSearch["state"], string>> = {
  empty: "No se encontraron imágenes. Intenta con otra palabra clave.",
  limited: "Has buscado muchas veces seguidas. Espera un minuto y vuelve a probar.",
  failed: "Ha ocurrido un error al buscar imágenes. Inténtalo de nuevo.",
};

const SEARCH_FAILED = failed("No se pudieron buscar imágenes");

function PhotoSearchBox({ page, isSearching }: { page: PickerPage; isSearching: boolean }) {
  const { k, search } = page;
  const action = paths.adminImagenesElegir(page.borrador);
  const isReady = useScriptReady();
  const [typed, setTyped] = useState(k);
  if (search.state === "off") {
    return (
      <p className="text-soft">
        La búsqueda de fotos no está configurada. Se activa con una clave de Unsplash en la
        configuración del servidor.
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
              defaultValue={k}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={SEARCH_MAX_LENGTH}
              required
              autoComplete="off"
            />
          </div>
          <button
            type="submit"
            // `aria-disabled` during a search, because a disabled button loses the focus.
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
      {problem && search.state === "failed" && <Toast message={SEARCH_FAILED} />}
      {photos.length > 0 && <PhotoResults action={action} photos={photos} />}
    </div>
  );
}

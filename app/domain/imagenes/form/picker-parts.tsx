import type { listBiblioteca } from "~/domain/imagenes/queries/biblioteca.server";
import type { Foto } from "~/domain/imagenes/rules/fotos";
import { UPLOAD_FIELD } from "~/domain/imagenes/rules/subida";
import type { PhotoSearch } from "~/domain/imagenes/unsplash/search.server";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { ListToolbar } from "~/ui/list/list-toolbar";
import { CardSection } from "~/ui/page/card-section";
import { Notice } from "~/ui/page/notice";
import { Pagination } from "~/ui/page/pagination";
import { PhotoSearchBox } from "./photo-search";
import { LibraryChoice } from "./picture-choice";
import { UploadForm } from "./upload-form";

export interface PickerPage extends Awaited<ReturnType<typeof listBiblioteca>> {
  /** Names the form that is kept meanwhile. */
  borrador: string;
  q: string;
  k: string;
  search: PhotoSearch;
}

interface PickerPartsProps {
  page: PickerPage;
  reply?: FormReply;
  isLoading?: boolean;
  onStored: (foto: Foto | undefined) => void;
}

export function PickerParts({ page, reply, isLoading = false, onStored }: PickerPartsProps) {
  const { borrador, q, k, items, search } = page;
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
        <PhotoSearchBox action={action} keyword={k} search={search} isSearching={isLoading} />
      </CardSection>
    </div>
  );
}

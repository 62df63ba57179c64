import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, useState } from "react";
import type { FormReply } from "~/http/results/form-reply";
import { asPart, GONE, GONE_TEXT, UNREAD, UNREAD_TEXT } from "~/http/results/page-not-loaded";
import { paths } from "~/site/paths";
import { ErrorSummary, Field } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";
import { CancelLink, FormTitle, QuietButton, RouteForm, SubmitButton } from "~/ui/form/route-form";
import { Notice } from "~/ui/page/notice";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import { chosenInWords, joinIds, MANAGE_TITLES, type Origen, SHOWN_LIMIT } from "./relacion";
import type { Candidatos } from "./relaciones.server";

export interface RelacionPage {
  kind: "relacion";
  origen: Origen & { title: string };
  q: string;
  found: Candidatos;
  volver: string;
}

type RelacionAnswer = { reply: FormReply; q: string; chosen: string[]; found: Candidatos };

const PROBLEMS: Readonly<Record<string, string>> = {
  [GONE.kind]: GONE_TEXT,
  [UNREAD.kind]: UNREAD_TEXT,
};

export function RelacionForm({ page, answer }: { page: RelacionPage; answer?: RelacionAnswer }) {
  const { origen, volver } = page;
  const [chosen, setChosen] = useState(() => new Set(answer?.chosen));
  const search = useFetcher<RelacionPage | typeof GONE | typeof UNREAD>();
  const searched = search.data?.kind === "relacion" ? search.data : undefined;
  const unsearched = search.data && PROBLEMS[search.data.kind];
  const [seen, setSeen] = useState({ answer, searched, found: (answer ?? page).found });
  // Keeps the last results on screen; an answer leaves out products deleted meanwhile.
  if (answer !== seen.answer) {
    setSeen({ answer, searched, found: (answer ?? seen).found });
    if (answer) setChosen(new Set(answer.chosen));
  } else if (searched !== seen.searched) {
    setSeen({ answer, searched, found: (searched ?? seen).found });
  }
  const isLive = useScriptReady();
  const { found } = seen;
  const action = paths.adminRelacion(origen.tipo, origen.id, { volver });
  const shown = new Set(found.items.map(({ id }) => id));
  const unseen = [...chosen].filter((id) => !shown.has(id));
  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isOn) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <RouteForm
      action={`${action}#resumen`}
      startsDirty={chosen.size > 0}
      className="grid grid-cols-1 gap-5 wrap-anywhere"
    >
      <div className="grid gap-1">
        <FormTitle>{MANAGE_TITLES[origen.tipo]}</FormTitle>
        <p className="text-soft">{origen.title}</p>
      </div>
      <ErrorSummary reply={unsearched ? undefined : answer?.reply} before={unsearched} />
      <input type="hidden" name="elegidos" value={joinIds(unseen)} />
      <SearchRow
        q={answer?.q ?? page.q}
        isLive={isLive}
        onSearch={(q) => search.load(asPart(paths.adminRelacion(origen.tipo, origen.id, { q })))}
      />
      <CandidatoList found={found} chosen={chosen} onToggle={toggle} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
        <div className="flex-1 basis-52">
          {/* Hidden without script, where the number would not follow the boxes. */}
          <p role="status" className="font-semibold noscript:hidden">
            {chosenInWords(chosen.size)}
          </p>
          {unseen.length > 0 && (
            <p className="text-sm">
              También se guarda lo que elegiste en otras búsquedas: {formatNumber(unseen.length)}.
            </p>
          )}
        </div>
        <CancelLink href={volver} />
        <SubmitButton intent="guardar" busy="Guardando..." isOff={isLive && chosen.size === 0}>
          Guardar Relaciones
        </SubmitButton>
      </div>
    </RouteForm>
  );
}

type SearchRowProps = { q: string; isLive: boolean; onSearch: (q: string) => void };

/** Its button comes first in the form, so that Enter searches instead of saving. */
function SearchRow({ q, isLive, onSearch }: SearchRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLive && event.key === "Enter") event.preventDefault();
  };
  return (
    <div className="flex items-end gap-3">
      <div className="flex-1">
        <Field
          type="search"
          id="relacion-q"
          name="q"
          label="Buscar productos"
          defaultValue={q}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onInput={(event) => onSearch(event.currentTarget.value.trim())}
        />
      </div>
      {!isLive && <QuietButton intent="buscar">Buscar</QuietButton>}
    </div>
  );
}

interface CandidatoListProps {
  found: Candidatos;
  chosen: ReadonlySet<string>;
  onToggle: (id: string, isOn: boolean) => void;
}

function CandidatoList({ found, chosen, onToggle }: CandidatoListProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Productos</legend>
      {found.items.length === 0 ? (
        <Notice>No hay productos que coincidan con la búsqueda.</Notice>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Productos encontrados"
          className="max-h-[400px] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface"
        >
          {found.items.map(({ id, title, imagen, categoriaNombre, price, isRelated, isDraft }) => (
            <li key={id}>
              <label
                className={`flex items-center gap-3 px-4 py-2.5 sm:gap-4 ${isRelated ? "text-soft" : "cursor-pointer hover:bg-band"}`}
              >
                <input
                  type="checkbox"
                  name="producto"
                  value={id}
                  checked={isRelated || chosen.has(id)}
                  disabled={isRelated}
                  onChange={(event) => onToggle(id, event.currentTarget.checked)}
                  className="size-5 flex-none accent-brand"
                />
                <Thumbnail imagen={imagen} sizes="56px" className="w-14 flex-none rounded-md" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-soft">
                    {[categoriaNombre, price, isDraft && "Borrador"].filter(Boolean).join(" · ")}
                  </span>
                </span>
                {isRelated && <span className="chip flex-none">Ya relacionado</span>}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-soft">
        {found.total > SHOWN_LIMIT
          ? `Se muestran ${SHOWN_LIMIT} de ${formatNumber(found.total)}. Busca por título para ver otros.`
          : formatCount(found.total, "producto encontrado", "productos encontrados")}
      </p>
    </fieldset>
  );
}

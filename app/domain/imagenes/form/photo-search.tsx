import { Form, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { PhotoSearch } from "~/domain/imagenes/unsplash/search.server";
import { CONTROL } from "~/ui/field/field";
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
}

export function PhotoSearchBox({ action, keyword, search }: PhotoSearchBoxProps) {
  const { state, location } = useNavigation();
  const isSearching = state === "loading" && location.pathname === action;
  if (search.state === "off") {
    return (
      <p className="text-soft">
        La búsqueda de fotos no está configurada. Se activa con una clave de Unsplash en el ajuste
        UNSPLASH_ACCESS_KEY.
      </p>
    );
  }
  return (
    <>
      <KeywordForm action={action} keyword={keyword} isSearching={isSearching} />
      <div aria-busy={isSearching} className="mt-5">
        <p role="status" className="sr-only">
          {isSearching ? "Buscando…" : foundText(search)}
        </p>
        {isSearching ? <ResultSkeletons /> : <Outcome action={action} search={search} />}
      </div>
    </>
  );
}

function foundText(search: PhotoSearch): string {
  if (search.state !== "found") return "";
  return formatCount(search.photos.length, "foto encontrada", "fotos encontradas");
}

interface KeywordFormProps {
  action: string;
  keyword: string;
  isSearching: boolean;
}

/** A form of its own, so that Enter searches and saves nothing. */
function KeywordForm({ action, keyword, isSearching }: KeywordFormProps) {
  const isReady = useScriptReady();
  const [typed, setTyped] = useState(keyword);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useNavigationType() === "POP";
  const shown = useRef(keyword);
  useEffect(() => {
    if (shown.current === keyword) return;
    shown.current = keyword;
    // After a search the box holds what was typed, which may be more by now.
    if (!isBack || !input.current) return;
    input.current.value = keyword;
    setTyped(keyword);
  }, [keyword, isBack]);
  const wasSearching = useRef(isSearching);
  useEffect(() => {
    const isOver = wasSearching.current && !isSearching;
    wasSearching.current = isSearching;
    // A disabled button loses the focus.
    if (isOver && document.activeElement === document.body) button.current?.focus();
  }, [isSearching]);
  return (
    <search>
      <Form action={action} preventScrollReset className="flex flex-wrap items-end gap-3">
        <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
          <label htmlFor="palabra-clave" className="font-semibold">
            Palabra clave
          </label>
          <input
            ref={input}
            type="search"
            id="palabra-clave"
            name="k"
            defaultValue={keyword}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={SEARCH_MAX_LENGTH}
            required
            autoComplete="off"
            className={`min-h-11 ${CONTROL}`}
          />
        </div>
        <button
          ref={button}
          type="submit"
          disabled={isReady && (isSearching || typed.trim() === "")}
          className="btn btn-brand"
        >
          <Icon name="buscar" className="size-5" />
          Buscar
        </button>
      </Form>
    </search>
  );
}

const PROBLEMS: Partial<Record<PhotoSearch["state"], string>> = {
  empty: "No se encontraron imágenes. Intenta con otra palabra clave.",
  limited: "Has buscado muchas veces seguidas. Espera un minuto y vuelve a probar.",
  failed: "Ha ocurrido un error al buscar imágenes. Inténtalo de nuevo.",
};

function Outcome({ action, search }: { action: string; search: PhotoSearch }) {
  if (search.state === "found") return <PhotoResults action={action} photos={search.photos} />;
  const problem = PROBLEMS[search.state];
  return (
    problem && (
      <Notice tone="error" isQuiet={search.state === "failed"}>
        {problem}
      </Notice>
    )
  );
}

function ResultSkeletons() {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        <span
          key={index}
          className="aspect-[4/3] animate-pulse rounded-md bg-band-strong motion-reduce:animate-none"
        />
      ))}
    </div>
  );
}

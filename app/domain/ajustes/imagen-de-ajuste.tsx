import { type ComponentProps, useState } from "react";
import { DialogButton } from "~/ui/dialog/dialog-button";
import { Field } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";

/** Without script the address is copied from the library. */
export function ImagenDeAjuste({ defaultValue, ...field }: ComponentProps<typeof Field>) {
  const isLive = useScriptReady();
  const [url, setUrl] = useState(String(defaultValue ?? ""));
  return (
    <div className="flex flex-wrap items-end gap-3">
      {url.startsWith("/media/") && (
        <img
          src={`${url}-160.webp`}
          alt=""
          className="size-16 rounded-sm border border-line object-contain"
        />
      )}
      <div className="min-w-0 flex-[1_1_16rem]">
        <Field {...field} value={url} onChange={(event) => setUrl(event.currentTarget.value)} />
      </div>
      {isLive && (
        <DialogButton<{ url: string }>
          load={() => import("~/domain/imagenes/form/pick-dialog")}
          onPick={(picked) => setUrl(picked.url)}
          className="btn btn-quiet"
        >
          Elegir
          <span className="sr-only"> {field.label}</span>
        </DialogButton>
      )}
    </div>
  );
}

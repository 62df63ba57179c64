import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { PreviewImage } from "~/ui/picture/preview-image";
import { shaOf } from "~nouns/imagenes/rules/imagen";
import { PREVIEW_FAILED } from "~nouns/imagenes/rules/imagen-messages";
import { isDataImage, isExternalUrl } from "~nouns/imagenes/rules/imagen-url";

export function ImagePreview({ url, alt }: { url: string; alt: string }) {
  const sources = previewSources(url.trim());
  return (
    <div className="grid content-start gap-2">
      <div className="grid h-[150px] w-[200px] max-w-full place-items-center overflow-clip rounded-md border border-line bg-band">
        {sources.length > 0 ? (
          <PreviewImage
            sources={sources}
            alt={alt}
            failed={PREVIEW_FAILED}
            className="h-[150px] w-full object-contain"
          />
        ) : (
          <span className="grid justify-items-center gap-1 px-2 text-center text-sm text-soft">
            <Icon admin name="imagen" className="size-7" />
            {url.trim() === "" ? "Sin imagen" : PREVIEW_FAILED}
          </span>
        )}
      </div>
      {isExternalUrl(url) && (
        <span className="chip justify-self-start" title="La sirve otro sitio, no este">
          Imagen externa
        </span>
      )}
    </div>
  );
}

/** Small pictures lack the usual widths, but every picture has an `og.jpg`. */
function previewSources(url: string): string[] {
  const sha = shaOf(url);
  if (sha) return ["320.webp", "160.webp", "og.jpg"].map((file) => paths.media(sha, file));
  return isExternalUrl(url) || isDataImage(url) ? [url] : [];
}

import { useEffect, useRef, useState } from "react";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import { Picture } from "./picture";

type ThumbnailProps = { imagen: Imagen | null; sizes: string; className: string };

const NONE: Imagen = { url: "", alt: "", width: 4, height: 3, anchos: [] };

export function Thumbnail(props: ThumbnailProps) {
  return <LoadingThumbnail key={props.imagen?.url} {...props} />;
}

function LoadingThumbnail({ imagen, sizes, className }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const image = frame.current?.querySelector("img");
    // The picture may have failed before script ran, so that no event follows.
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  const shown = imagen && !isBroken ? imagen : NONE;
  return (
    <span ref={frame} className={`frame ${className}`} onErrorCapture={() => setBroken(true)}>
      <Picture imagen={shown} sizes={sizes} thumb decorative />
    </span>
  );
}

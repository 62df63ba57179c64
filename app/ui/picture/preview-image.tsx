import { useEffect, useRef, useState } from "react";

interface PreviewImageProps {
  sources: readonly string[];
  alt: string;
  failed: string;
  className?: string;
  lazy?: boolean;
}

export function PreviewImage(props: PreviewImageProps) {
  return <LoadingImage key={props.sources[0]} {...props} />;
}

function LoadingImage({ sources, alt, failed, className = "", lazy = false }: PreviewImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [tried, setTried] = useState(0);
  const next = () => setTried((count) => count + 1);
  // The picture may have failed before script ran, so that no event follows.
  useEffect(() => {
    const img = ref.current;
    if (img?.complete && img.naturalWidth === 0) setTried((count) => count + 1);
  }, []);
  const src = sources[tried];
  if (src === undefined) {
    return (
      <span
        className={`grid place-items-center bg-band px-2 text-center text-sm text-soft ${className}`}
      >
        {failed}
      </span>
    );
  }
  return (
    <img
      ref={ref}
      src={src}
      alt={alt}
      onError={next}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      className={`bg-band text-sm text-soft ${className}`}
    />
  );
}

import { formatRating, isRated, UNRATED } from "~/domain/productos/rules/producto";
import { Stars } from "~/ui/picture/stars";

export function Rating({ value, outOf = false }: { value: number; outOf?: boolean }) {
  if (!isRated(value)) return <p className="text-sm text-soft">{UNRATED}</p>;
  const figure = formatRating(value);
  return (
    <p className="rating">
      <Stars value={value} />
      <span className="sr-only">Valoración: </span>
      {outOf ? (
        <span>
          {figure}
          <span className="font-normal text-soft"> de 5</span>
        </span>
      ) : (
        <>
          {figure}
          <span className="sr-only"> de 5</span>
        </>
      )}
    </p>
  );
}

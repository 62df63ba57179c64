import { Stars } from "~/ui/stars";
import { formatRating, isRated, UNRATED } from "./producto";

/** Stars and the figure; the words make clear whose valuation it is. */
export function Rating({ value, outOf = false }: { value: number; outOf?: boolean }) {
  if (!isRated(value)) return <p className="text-sm text-soft">{UNRATED}</p>;
  return (
    <p className="flex items-center gap-2">
      <Stars value={value} />
      <span className="text-sm font-semibold">
        <span className="sr-only">Valoración: </span>
        {formatRating(value)}
        {outOf ? (
          <span className="font-normal text-soft"> de 5</span>
        ) : (
          <span className="sr-only"> de 5</span>
        )}
      </span>
    </p>
  );
}

import { Stars } from "~/ui/picture/stars";
import { formatRating, isRated, UNRATED } from "~nouns/productos/rules/producto";

type RatingProps = { value: number; outOf?: boolean; brief?: boolean };

export function Rating({ value, outOf = false, brief = false }: RatingProps) {
  if (!isRated(value)) return <p className="text-sm text-soft">{UNRATED}</p>;
  const figure = formatRating(value);
  return (
    <p className={brief ? "nota" : "rating"}>
      {!brief && <Stars value={value} />}
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

import type { ConsejoCard as Card } from "./consejo";
import { ConsejoCard } from "./consejo-card";

interface ConsejoGridProps {
  consejos: Card[];
  columns?: 2 | 3;
  first?: boolean;
}

const SIZES = {
  2: "(min-width: 64rem) 25rem, (min-width: 32rem) 45vw, 88vw",
  3: "(min-width: 64rem) 25rem, (min-width: 48rem) 30vw, (min-width: 32rem) 38vw, 88vw",
};

export function ConsejoGrid({ consejos, columns = 3, first = false }: ConsejoGridProps) {
  return (
    <ul className={`cells grid gap-6 ${columns === 3 ? "filas md:grid-cols-3" : "sm:grid-cols-2"}`}>
      {consejos.map((consejo, index) => (
        <li key={consejo.id}>
          <ConsejoCard consejo={consejo} sizes={SIZES[columns]} first={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}

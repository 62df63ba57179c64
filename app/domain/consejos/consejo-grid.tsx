import type { ConsejoCard as Card } from "./consejo";
import { ConsejoCard } from "./consejo-card";

export function ConsejoGrid({ consejos }: { consejos: Card[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {consejos.map((consejo) => (
        <li key={consejo.id} className="grid">
          <ConsejoCard consejo={consejo} />
        </li>
      ))}
    </ul>
  );
}

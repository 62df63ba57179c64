import { useState } from "react";

/**
 * An action's answer that stays. The router forgets it when a link to a field is followed, and the
 * form would fall back to what is stored, with the typed text gone.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer);
  if (answer !== undefined && answer !== kept) setKept(answer);
  return answer ?? kept;
}

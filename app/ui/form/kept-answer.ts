import { useState } from "react";

/**
 * Keeps an action's answer: the router forgets it when a link to a field is followed, and the form
 * would lose what was typed.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer);
  if (answer !== undefined && answer !== kept) setKept(answer);
  return answer ?? kept;
}

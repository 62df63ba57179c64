import { useState } from "react";

/**
 * Keeps an action's answer, because the router drops it when a link to a field is followed, and the
 * typed text would go with it.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer);
  if (answer !== undefined && answer !== kept) setKept(answer);
  return answer ?? kept;
}

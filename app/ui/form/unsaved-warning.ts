import { type RefObject, useCallback, useEffect, useRef } from "react";

function contentsOf(form: HTMLFormElement): string {
  const contents = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>("[type=search]")) {
    contents.delete(name);
  }
  return JSON.stringify([...contents].filter(([, value]) => typeof value === "string"));
}

/** @param startsDirty the form came back with what was typed */
export function useIsDirty(ref: RefObject<HTMLFormElement>, startsDirty: boolean): () => boolean {
  const saved = useRef<string>();
  useEffect(() => {
    if (ref.current) saved.current ??= contentsOf(ref.current);
  }, [ref]);
  return useCallback(() => {
    const form = ref.current;
    if (!form || saved.current === undefined) return false;
    return startsDirty || contentsOf(form) !== saved.current;
  }, [ref, startsDirty]);
}

export function useUnsavedWarning(isDirty: () => boolean): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, [isDirty]);
}

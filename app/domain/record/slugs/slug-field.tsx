import { type ComponentProps, useEffect, useRef } from "react";
import { Field } from "~/ui/field/field";
import { toSlug } from "~base/texto";

/** Fills the slug from another field until somebody types a slug or one is stored. */
export function SlugField({ source, ...field }: { source: string } & ComponentProps<typeof Field>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const slug = ref.current?.querySelector("input");
    const from = slug?.form?.elements.namedItem(source);
    if (!slug || !(from instanceof HTMLInputElement)) return;
    const follow = () => {
      slug.value = toSlug(from.value);
    };
    let isFollowing = slug.value === "";
    const onSource = () => isFollowing && follow();
    const onTyped = () => {
      isFollowing = false;
    };
    const onLeft = () => {
      if (slug.value.trim() !== "") return;
      isFollowing = true;
      follow();
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    from.addEventListener("input", onSource, { signal });
    slug.addEventListener("input", onTyped, { signal });
    slug.addEventListener("blur", onLeft, { signal });
    return () => leaving.abort();
  }, [source]);
  return (
    <div ref={ref}>
      <Field {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </div>
  );
}

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
    from.addEventListener("input", onSource);
    slug.addEventListener("input", onTyped);
    slug.addEventListener("blur", onLeft);
    return () => {
      from.removeEventListener("input", onSource);
      slug.removeEventListener("input", onTyped);
      slug.removeEventListener("blur", onLeft);
    };
  }, [source]);
  return (
    <div ref={ref}>
      <Field {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </div>
  );
}

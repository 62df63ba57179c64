import { useRouteLoaderData } from "@remix-run/react";
import type { Block } from "~/http/results/block";
import type { RamaDeMenu } from "~nouns/categorias/rules/categoria";

type Categorias = Block<RamaDeMenu[]>;

/** Reads the tree from the root loader; the error page of last resort has no loader. */
export function useCategorias(): Categorias {
  const root = useRouteLoaderData("root") as { categorias: Categorias } | undefined;
  return root?.categorias ?? { failed: true };
}

/** Menus and lists stay empty if the categories could not be read. */
export function useMenu(): RamaDeMenu[] {
  const categorias = useCategorias();
  return "data" in categorias ? categorias.data : [];
}

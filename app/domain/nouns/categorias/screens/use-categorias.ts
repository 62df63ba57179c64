import { useRouteLoaderData } from "@remix-run/react";
import type { Block } from "~/http/results/block";
import type { RamaDeMenu } from "~nouns/categorias/rules/categoria";

type Categorias = Block<RamaDeMenu[]>;

/** The tree that the root loader reads for every page; the last-resort error page has none. */
export function useCategorias(): Categorias {
  const root = useRouteLoaderData("root") as { categorias: Categorias } | undefined;
  return root?.categorias ?? { failed: true };
}

/** Menus and lists do without those that could not be read. */
export function useMenu(): RamaDeMenu[] {
  const categorias = useCategorias();
  return "data" in categorias ? categorias.data : [];
}

import { paths } from "~/paths";

export const CATEGORIA_NO_ENCONTRADA = {
  title: "Categoría no encontrada",
  text: "Lo sentimos, la categoría que buscas no existe o ha sido eliminada.",
  link: { href: paths.categorias(), label: "Ver todas las categorías" },
};

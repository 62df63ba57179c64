import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { requireAdmin } from "~/auth/guard.server";
import { pageMeta } from "~/http/meta";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

const CARDS = [
  {
    href: paths.adminProductos(),
    icon: "etiqueta",
    title: "Productos",
    text: "Reseñas, precios, destacados de la portada e importación por CSV.",
  },
  {
    href: paths.adminConsejos(),
    icon: "articulo",
    title: "Consejos",
    text: "Artículos para padres: escribir, corregir y publicar.",
  },
  {
    href: paths.adminCategorias(),
    icon: "carpeta",
    title: "Categorías",
    text: "Categorías principales y subcategorías del catálogo.",
  },
  {
    href: paths.adminRelaciones(),
    icon: "relacion",
    title: "Relaciones",
    text: "Qué productos acompañan a otros productos y a cada consejo.",
  },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "Panel de Administración", noindex: true });

export default function DashboardPage() {
  return (
    <>
      <h1 className="text-3xl">Panel de Administración</h1>
      <p className="mt-3 text-lg text-soft">¿En qué quieres trabajar hoy?</p>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2">
        {CARDS.map(({ href, icon, title, text }) => (
          <li key={href}>
            <a href={href} className="card h-full gap-3 p-6 hover:border-brand">
              <span className="grid size-12 place-items-center rounded-full bg-brand-tint text-brand">
                <Icon name={icon} />
              </span>
              <span className="font-display text-xl font-bold">{title}</span>
              <span className="text-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export const ErrorBoundary = AdminProblem;

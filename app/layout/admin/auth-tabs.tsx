import { paths } from "~/site/paths";

export function AuthTabs({ isSignUp, volver }: { isSignUp: boolean; volver: string }) {
  const tabs = [
    { href: paths.auth({ volver }), label: "Iniciar Sesión", isHere: !isSignUp },
    { href: paths.auth({ modo: "registro", volver }), label: "Registrarse", isHere: isSignUp },
  ];
  return (
    <nav aria-label="Acceso" className="mb-7">
      <ul className="grid grid-cols-2 gap-1 rounded-full bg-band p-1 text-center text-sm font-semibold">
        {tabs.map(({ href, label, isHere }) => (
          <li key={label} className="grid">
            <a
              href={href}
              aria-current={isHere ? "page" : undefined}
              className="rounded-full px-1 py-2.5 text-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useLocation } from "@remix-run/react";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import type { MenuGroup, MenuItem } from "./menu.server";
import { AdminLink } from "./navigation";

const WORDS = { words: "", icons: "sr-only", "words where there is room": "max-lg:sr-only" };
const PLACE = {
  words: "px-3",
  icons: "justify-center",
  "words where there is room": "max-lg:justify-center lg:px-3",
};

export function AdminMenu(props: { menu: readonly MenuGroup[]; shows?: keyof typeof WORDS }) {
  const shows = props.shows ?? "words";
  return (
    <div className="grid gap-4">
      {props.menu.map(({ title, items }) => (
        <div key={items[0]?.href}>
          {title && (
            <h2 className={`px-3 pb-1 font-sans text-xs font-semibold text-soft ${WORDS[shows]}`}>
              {title}
            </h2>
          )}
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <MenuLink key={item.href} item={item} shows={shows} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function MenuLink({ item, shows }: { item: MenuItem; shows: keyof typeof WORDS }) {
  const { pathname } = useLocation();
  const { href, label, icon, badge } = item;
  const isHere = pathname === href || (href !== paths.admin() && pathname.startsWith(`${href}/`));
  return (
    <li>
      <AdminLink
        to={href}
        title={shows === "words" ? undefined : label}
        aria-current={isHere ? "page" : undefined}
        className={`flex min-h-10 items-center gap-3 rounded-md font-medium hover:bg-band aria-[current]:bg-brand-tint aria-[current]:text-brand ${PLACE[shows]}`}
      >
        <Icon admin name={icon} className="size-5" />
        <span className={`flex-1 ${WORDS[shows]}`}>{label}</span>
        {badge && (
          <span title={badge.title} className={`chip ${WORDS[shows]}`}>
            <span aria-hidden="true">{badge.text}</span>
            <span className="sr-only"> {badge.title}</span>
          </span>
        )}
      </AdminLink>
    </li>
  );
}

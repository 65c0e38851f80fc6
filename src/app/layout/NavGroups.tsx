import {
  Bookmark,
  ChevronDown,
  ChevronRight,
  Database,
  Settings,
  Shapes,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import type { MenuGroup } from '#src/app/menu-shape.ts';
import { isCurrent } from './is-current.ts';
import { NavItem } from './NavItem.tsx';
import styles from './Sidebar.module.css';

export const groupIcons: Record<MenuGroup['key'], LucideIcon> = {
  pesquisas: Bookmark,
  cadastro: Database,
  acesso: Users,
  configuracao: Settings,
  outros: Shapes,
};

/** From so many registers on, finding one by its name is quicker than reading them all. */
const filterFrom = 8;

/** Items by kind: closed until wanted, but for the person's own; the kind of the present page is open. */
export const NavGroups = ({ groups }: { readonly groups: readonly MenuGroup[] }) => {
  const text = useText();
  const { pathname } = useLocation();
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = ({ key, items }: MenuGroup): boolean =>
    filter !== '' ||
    (chosen[key] ?? (key === 'pesquisas' || items.some(({ to }) => isCurrent(pathname, to))));
  const searches = groups.every(({ key }) => key === 'pesquisas');
  const anyOpen = groups.some(isOpen);
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter(({ label }) => matchesText(label, filter)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      {anyOpen && total >= filterFrom && (
        <div className={styles.filter}>
          <SearchField
            label={text(searches ? 'shell.menu.filtrarPesquisas' : 'shell.menu.filtrar')}
            value={filter}
            onChange={setFilter}
            small
          />
        </div>
      )}
      {shown.length === 0 && (
        <p className={styles.empty} role="status">
          {text(searches ? 'shell.menu.nadaNasPesquisas' : 'shell.menu.nadaNoFiltro')}
        </p>
      )}
      {shown.map((group) => {
        const open = isOpen(group);
        const Icon = anyOpen ? (open ? ChevronDown : ChevronRight) : groupIcons[group.key];
        const listId = `menu-grupo-${group.key}`;
        return (
          <div key={group.key}>
            <button
              type="button"
              className={styles.item}
              aria-expanded={open}
              aria-controls={listId}
              onClick={() => setChosen({ ...chosen, [group.key]: !open })}
            >
              <Icon size="1.286em" strokeWidth={1.75} aria-hidden="true" />
              <span className="cut">{group.label}</span>
            </button>
            <ul id={listId} hidden={!open}>
              {group.items.map((item) => (
                <li key={item.key}>
                  <NavItem item={item} deep />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
};

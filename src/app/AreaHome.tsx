import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRegisters } from '#src/engine/use-registers.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { MaskIcon } from '#src/ui/MaskIcon.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { buildMenu } from './menu.ts';
import type { MenuItem } from './menu-shape.ts';
import styles from './AreaHome.module.css';

/** The first page of the administration: everything that the person may open there, as the menu groups it. */
export const AreaHome = () => {
  const text = useText();
  const session = useSession();
  const { registers, ready } = useRegisters();
  const [typed, setTyped] = useState('');
  const section = buildMenu(session, registers).find(({ key }) => key === 'administracao');
  const matches = ({ label }: MenuItem): boolean => matchesText(label, typed);
  const groups = [
    ...(section?.groups ?? []),
    ...(section && section.items.length > 0
      ? [{ key: 'produto', label: text('shell.menu.grupos.outros'), items: section.items }]
      : []),
  ]
    .map((group) => ({ ...group, items: group.items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('shell.menu.secoes.administracao')}
        subtitle={text('shell.administracao.descricao')}
      />
      <div className={styles.body}>
        {section && (
          <div className={styles.search}>
            <SearchField label={text('shell.menu.filtrar')} value={typed} onChange={setTyped} />
          </div>
        )}
        {!ready && <ListSkeleton rows={8} />}
        {ready && !section && <EmptyState title={text('shell.administracao.nada')} />}
        {section && groups.length === 0 && <p role="status">{text('shell.menu.nadaNoFiltro')}</p>}
        {groups.map(({ key, label, items }) => (
          <Sheet key={key} title={label}>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.key}>
                  <HomeLink item={item} />
                </li>
              ))}
            </ul>
          </Sheet>
        ))}
      </div>
    </div>
  );
};

const HomeLink = ({ item: { to, label, icon: Icon, svg } }: { readonly item: MenuItem }) => (
  <Link className={styles.item} to={to}>
    {Icon ? <Icon size={18} aria-hidden="true" /> : svg !== undefined && <MaskIcon svg={svg} />}
    {label}
  </Link>
);

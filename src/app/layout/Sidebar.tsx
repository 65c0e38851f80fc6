import { useMemo, useState } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { useSavedSearches } from '#src/conteudo/saved-searches.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { classes } from '#src/ui/classes.ts';
import { buildMenu } from '../menu.ts';
import type { MenuSection } from '#src/app/menu-shape.ts';
import { useRegisters } from '#src/engine/use-registers.ts';
import { NavItem } from './NavItem.tsx';
import { NavGroups } from './NavGroups.tsx';
import { RailGroups } from './RailGroups.tsx';
import { SidebarFoot } from './SidebarFoot.tsx';
import styles from './Sidebar.module.css';

interface SidebarProps {
  /** Icons only, with their names as tooltips. */
  readonly rail?: boolean;
  readonly inDrawer?: boolean;
  /** From the rail: opens the whole menu over the content. */
  readonly onExpand?: () => void;
}

/** The menu of the person: what the product offers, their searches and the registers. */
export const Sidebar = ({ rail = false, inDrawer = false, onExpand }: SidebarProps) => {
  const text = useText();
  const session = useSession();
  const { registers } = useRegisters();
  const searches = useSavedSearches(can(session, 'PesquisaAvancadaListar')).data?.itens;
  const sections = useMemo(() => buildMenu(session, registers, searches), [session, registers, searches]);
  const counters = useRead(
    caixaCentralApi.contadores,
    {},
    { enabled: can(session, 'caixaCentralListar'), quiet: true, ownError: true, every: 60_000 },
  ).data;
  const count = (name: 'receber' | undefined): number | undefined =>
    name && counters ? counters[name] : undefined;
  return (
    <div className={classes(styles.side, rail && styles.rail, inDrawer && styles.inDrawer)}>
      <nav
        id={inDrawer ? undefined : 'menu-principal'}
        tabIndex={-1}
        className={styles.nav}
        aria-label={text('shell.menu.rotulo')}
      >
        {sections.map((section) => (
          <Section key={section.key} section={section} rail={rail} count={count} onExpand={onExpand} />
        ))}
      </nav>
      <SidebarFoot rail={rail} />
    </div>
  );
};

interface SectionProps {
  readonly section: MenuSection;
  readonly rail: boolean;
  readonly count: (name: 'receber' | undefined) => number | undefined;
  readonly onExpand?: () => void;
}

const Section = ({ section, rail, count, onExpand }: SectionProps) => {
  const [id] = useState(() => `menu-${section.key}`);
  return (
    <div className={styles.section}>
      {!rail && (
        <h2 id={id} className={styles.title}>
          {section.label}
        </h2>
      )}
      <ul aria-labelledby={rail ? undefined : id} aria-label={rail ? section.label : undefined}>
        {section.items.map((item) => (
          <li key={item.key}>
            <NavItem item={item} rail={rail} count={count(item.counter)} />
          </li>
        ))}
        {rail && <RailGroups groups={section.groups} onExpand={onExpand} />}
      </ul>
      {!rail && section.groups.length > 0 && <NavGroups groups={section.groups} />}
    </div>
  );
};

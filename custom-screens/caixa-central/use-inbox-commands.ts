import { Columns2, Group, ListFilter, PanelTop, ArrowUpDown, Keyboard } from 'lucide-react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { text } from '#src/i18n/text.ts';
import { useCommands, type Command } from '#src/ui/commands.ts';
import type { Shortcut } from '#src/ui/use-shortcuts.ts';
import { bulkActions, type Chosen } from './bulk-actions.ts';
import { filterGroups } from './filter-groups.ts';
import { agrupamentos } from './group-items.ts';
import { namedOrders, nameOfOrder, ordersOf } from './sort-columns.ts';
import { tabs, type Tab } from './tabs.ts';
import type { CaixaActs } from './use-caixa-acts.ts';
import type { CaixaUrl } from './use-caixa-url.ts';
import type { Grouping } from './use-grouping.ts';
import type { InboxView } from './use-view.ts';

interface InboxCommands {
  readonly tab: Tab;
  readonly url: CaixaUrl;
  readonly layout: InboxView;
  readonly grouping: Grouping;
  readonly chosen: Chosen;
  readonly current: ItemCaixa | undefined;
  readonly acts: CaixaActs;
  readonly shortcuts: readonly Shortcut[];
}

/** What the inbox offers by name: acts on what is chosen, or on the item in use; tabs, filters and how it is shown. */
export const useInboxCommands = (inbox: InboxCommands): void =>
  useCommands(() => {
    const acts = actCommands(inbox);
    const named = new Set(acts.map(({ label }) => label));
    return [
      ...acts,
      ...tabCommands(inbox),
      ...filterCommands(inbox),
      ...showCommands(inbox),
      ...inbox.shortcuts
        .filter(({ label }) => !named.has(label))
        .map(({ keys, label, perform }) => ({
          id: `atalho.${keys}`,
          label,
          group: text('exibicaoCaixa.comandos.atalhos'),
          icon: Keyboard,
          shortcut: keys,
          perform,
        })),
    ];
  });

/** On the selection or, where there is none, on the item in use; what it does not accept says why. */
const actCommands = ({ tab, chosen, current, acts }: InboxCommands): readonly Command[] => {
  const on = chosen.items.length > 0 ? chosen : current ? { items: [current] } : undefined;
  if (!on) return [];
  const [only] = on.items;
  const group =
    on.items.length === 1 && only
      ? text('exibicaoCaixa.comandos.agir', { item: itemName(only) })
      : text('exibicaoCaixa.comandos.agirVarios', { count: on.items.length });
  const { actions, more } = bulkActions(tab, on, acts);
  return [...actions, ...more].map(({ id, label, icon, shortcut, motivo, perform }) => ({
    id: `ato.${id}`,
    label,
    group,
    perform,
    icon,
    shortcut,
    motivo,
  }));
};

const tabCommands = ({ tab, url }: InboxCommands): readonly Command[] =>
  tabs
    .filter(({ name }) => name !== tab.name)
    .map(({ name, label }) => ({
      id: `aba.${name}`,
      label: text(label),
      group: text('exibicaoCaixa.comandos.abas'),
      icon: PanelTop,
      perform: () => url.setTab(name),
    }));

const filterCommands = ({ tab, url }: InboxCommands): readonly Command[] =>
  filterGroups(tab).flatMap(({ name, title, options }) =>
    options.map(({ value, label }) => {
      const on = url.state[name] === value;
      return {
        id: `filtro.${name}.${value}`,
        label: on
          ? text('exibicaoCaixa.comandos.semFiltro', { filtro: text(label) })
          : text('exibicaoCaixa.comandos.filtro', { filtro: text(title), valor: text(label) }),
        group: text('exibicaoCaixa.comandos.filtros'),
        icon: ListFilter,
        perform: () => url.setFilters({ [name]: on ? undefined : value }),
      };
    }),
  );

const showCommands = ({ url, layout, grouping }: InboxCommands): readonly Command[] => {
  const group = text('exibicaoCaixa.comandos.exibir');
  const modes = (['lista', 'tabela', 'leitura'] as const).filter(
    (mode) => !layout.phone && mode !== layout.view && (layout.roomy || mode !== 'leitura'),
  );
  const now = nameOfOrder(url.state.ordem);
  return [
    ...modes.map((mode) => ({
      id: `ver.${mode}`,
      label: text('exibicaoCaixa.comandos.exibicao', { modo: text(`exibicaoCaixa.modos.${mode}`) }),
      group,
      icon: Columns2,
      perform: () => layout.setView(mode),
    })),
    ...namedOrders(url.state.type)
      .filter((name) => name !== now)
      .map((name) => ({
        id: `ordem.${name}`,
        label: text('exibicaoCaixa.comandos.ordem', { ordem: text(`caixa.filtros.ordens.${name}`) }),
        group,
        icon: ArrowUpDown,
        perform: () => url.setOrder(ordersOf(name)),
      })),
    ...[undefined, ...agrupamentos]
      .filter((by) => by !== grouping.by)
      .map((by) => ({
        id: `grupo.${by ?? 'nenhum'}`,
        label: text('exibicaoCaixa.grupos.agrupar', {
          por:
            by === undefined ? text('exibicaoCaixa.grupos.nenhum') : text(`exibicaoCaixa.grupos.por.${by}`),
        }),
        group,
        icon: Group,
        perform: () => grouping.choose(by),
      })),
  ];
};

import { defined } from '#schemas/defined.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { text } from '#src/i18n/text.ts';
import { actLabelOf, actNames } from '#src/conteudo/act-names.ts';
import { notedActs } from '#src/conteudo/noted-acts.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { actOf, caixaActs, whyNone, type CaixaActName } from './actions.ts';
import type { Tab } from './tabs.ts';
import type { CaixaActs } from './use-caixa-acts.ts';
import type { WholeFilter } from './whole-filter.ts';

interface BulkActions {
  readonly actions: readonly BarAction[];
  readonly more: readonly BarAction[];
}

/** What is selected: some items, or all that the filter has, of which these are the ones at sight. */
export interface Chosen {
  readonly items: readonly ItemCaixa[];
  /** The filter and how many it has. */
  readonly whole?: WholeFilter;
}

/** The acts of a selection: those of the tab in the bar, with how many they accept; the rest only if they accept any. */
export const bulkActions = (tab: Tab, chosen: Chosen, acts: CaixaActs): BulkActions => {
  const selected = chosen.items;
  const inBar = tab.acts as readonly CaixaActName[];
  const first = inBar.find((name) => selected.some(actOf(name).accepts));
  // what leads to another screen goes with the items at sight, never with a whole filter; the person's own marks too
  const offered = chosen.whole
    ? caixaActs.filter(({ leads, many }) => leads === undefined && !many)
    : caixaActs;
  const names = offered.map(({ name }) => name);
  const others = names.filter((name) => !inBar.includes(name));
  return {
    actions: inBar
      .filter((name) => names.includes(name))
      .filter((name) => !actOf(name).rare || selected.some(actOf(name).accepts))
      .map((name) => bulkAction(name, chosen, acts, name === first)),
    more: [
      ...withNote(chosen, acts),
      ...others
        .filter((name) => selected.some(actOf(name).accepts))
        .map((name) => bulkAction(name, chosen, acts, false)),
    ],
  };
};

/** Where the note is the person's choice, the way to write one; of a whole filter it is always asked. */
const withNote = (chosen: Chosen, acts: CaixaActs): readonly BarAction[] =>
  notedActs
    .filter((name) => !chosen.whole && !acts.noteDemanded(name))
    .filter((name) => chosen.items.some(actOf(name).accepts))
    .map((name) => ({
      ...bulkAction(name, chosen, acts, false),
      id: `${name}ComNota`,
      label: text(`caixa.comNota.${name}`),
      perform: () => void acts.run(name, chosen.items, { withNote: true }),
    }));

const bulkAction = (
  name: CaixaActName,
  { items: selected, whole }: Chosen,
  acts: CaixaActs,
  primary: boolean,
): BarAction => {
  const look = actNames[name];
  const total = selected.length;
  const aceitos = selected.filter(actOf(name).accepts).length;
  return {
    id: name,
    label: text(actLabelOf(name, whole ? [] : selected.map(({ tipo }) => tipo))),
    icon: look.icon,
    primary,
    count: whole
      ? whole.total
      : aceitos === 0 || aceitos === total
        ? String(aceitos)
        : text('caixa.lista.parte', { aceitos, total }),
    busy: acts.busy === name,
    perform: () => void acts.run(name, selected, { whole }),
    ...defined({
      shortcut: 'shortcut' in look ? look.shortcut : undefined,
      motivo: aceitos === 0 ? whyNone(name) : undefined,
    }),
  };
};

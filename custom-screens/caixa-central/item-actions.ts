import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { actLabelOf, actNames } from '#src/conteudo/act-names.ts';
import { text } from '#src/i18n/text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { actOf, caixaActs, type CaixaActName } from './actions.ts';
import type { Tab } from './tabs.ts';
import type { CaixaActs } from './use-caixa-acts.ts';

/** What can be done with one item, in its row: the acts of the tab first. */
export const itemActions = (tab: Tab, item: ItemCaixa, acts: CaixaActs): readonly BarAction[] => {
  const ofTab = tab.acts as readonly CaixaActName[];
  const accepted = caixaActs.filter(({ accepts }) => accepts(item)).map(({ name }) => name);
  const names = [
    ...ofTab.filter((name) => accepted.includes(name)),
    ...accepted.filter((name) => !ofTab.includes(name)),
  ];
  return names.map((name) => show(name, item, acts));
};

const ofMarkers = ['marcar', 'tirarMarcador', 'tirarMarcadorUnidade'] as const;

/** What can be done with the markers of an item. */
export const itemMarkers = (item: ItemCaixa, acts: CaixaActs): readonly BarAction[] =>
  ofMarkers.filter((name) => actOf(name).accepts(item)).map((name) => show(name, item, acts));

const show = (name: CaixaActName, item: ItemCaixa, acts: CaixaActs): BarAction => {
  const label = text(actLabelOf(name, [item.tipo]));
  return { ...actNames[name], id: name, label, perform: () => void acts.run(name, [item]) };
};

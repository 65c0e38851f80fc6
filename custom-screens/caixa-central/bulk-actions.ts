import type { ItemCaixa } from '#schemas/generated.ts';
import { text } from '#src/i18n/text.ts';
import { actNames } from '#src/conteudo/act-names.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { actOf, caixaActs, type CaixaActName } from './actions.ts';
import type { Tab } from './tabs.ts';
import type { CaixaActs } from './use-caixa-acts.ts';

interface BulkActions {
  readonly actions: readonly BarAction[];
  readonly more: readonly BarAction[];
}

/** The acts of a selection: those of the tab in the bar, with how many they accept; the rest only if they accept any. */
export const bulkActions = (tab: Tab, selected: readonly ItemCaixa[], acts: CaixaActs): BulkActions => {
  const inBar = tab.acts as readonly CaixaActName[];
  const first = inBar.find((name) => selected.some(actOf(name).accepts));
  const others = caixaActs.map(({ name }) => name).filter((name) => !inBar.includes(name));
  return {
    actions: inBar.map((name) => bulkAction(name, selected, acts, name === first)),
    more: others
      .filter((name) => selected.some(actOf(name).accepts))
      .map((name) => bulkAction(name, selected, acts, false)),
  };
};

const bulkAction = (
  name: CaixaActName,
  selected: readonly ItemCaixa[],
  acts: CaixaActs,
  primary: boolean,
): BarAction => {
  const { label, icon, ...look } = actNames[name];
  const total = selected.length;
  const aceitos = selected.filter(actOf(name).accepts).length;
  return {
    id: name,
    label: text(label),
    icon,
    primary,
    count:
      aceitos === 0 || aceitos === total ? String(aceitos) : text('caixa.lista.parte', { aceitos, total }),
    busy: acts.busy === name,
    perform: () => void acts.run(name, selected),
    ...('shortcut' in look ? { shortcut: look.shortcut } : {}),
    ...(aceitos === 0 ? { motivo: text(`caixa.porque.${name}`) } : {}),
  };
};

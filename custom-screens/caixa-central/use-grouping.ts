import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { semGrupos } from './caixa-url.ts';
import { groupItems, type Agrupamento, type ItemGroup } from './group-items.ts';
import type { Tab } from './tabs.ts';
import type { CaixaUrl } from './use-caixa-url.ts';
import { useInboxPreference } from './use-inbox-preference.ts';

export interface Grouping {
  readonly by: Agrupamento | undefined;
  readonly choose: (by: Agrupamento | undefined) => void;
  readonly isOpen: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** What the person chose before is still on its way. */
  readonly waiting: boolean;
  /** The rows under their headings; all under one where there are no groups. */
  readonly arrange: (items: readonly ItemCaixa[]) => readonly ItemGroup[];
}

/** By what the rows are put together, and which headings are closed: what the address says, or what the person chose last. */
export const useGrouping = (url: CaixaUrl, { sent }: Pick<Tab, 'sent'>): Grouping => {
  const { value, failed, change } = useInboxPreference();
  const { agrupar, fechados } = url.state;
  const said = agrupar !== undefined;
  const by = said ? (agrupar === semGrupos ? undefined : agrupar) : value?.agrupar;
  const closed = said ? fechados : (value?.fechados ?? []);
  const keep = (to: Agrupamento | undefined, keys: readonly string[]): void => {
    url.setGrouping(to ?? semGrupos, keys);
    change(({ agrupar: _, fechados: __, ...others }) =>
      to === undefined ? others : { ...others, agrupar: to, fechados: keys },
    );
  };
  return {
    by,
    choose: (to) => keep(to, []),
    isOpen: (key) => !closed.includes(key),
    toggle: (key) =>
      keep(by, closed.includes(key) ? closed.filter((each) => each !== key) : [...closed, key].slice(-30)),
    waiting: !said && value === undefined && !failed,
    arrange: (items) =>
      by === undefined ? [{ key: '', title: '', items }] : groupItems(items, by, { sent: sent === true }),
  };
};

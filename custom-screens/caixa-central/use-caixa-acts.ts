import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ItemCaixa, ResultadoItem } from '#schemas/generated.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { tramitePath } from '#src/conteudo/content-path.ts';
import { text } from '#src/i18n/text.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { actOf, type CaixaActName } from './actions.ts';
import { tellResults } from './tell-results.ts';

export interface CaixaActs {
  /** The act that is on its way. */
  readonly busy: CaixaActName | undefined;
  /** Does an act on those of the items that accept it. */
  readonly run: (name: CaixaActName, items: readonly ItemCaixa[]) => Promise<void>;
  /** Results that the person asked to see. */
  readonly details: readonly ResultadoItem[] | undefined;
  readonly closeDetails: () => void;
}

/**
 * Runs the acts of the inbox, one at a time, tells what became of each item and refreshes what changed.
 * @param onDone ids where the act was done, so that they leave the selection; the others stay
 */
export const useCaixaActs = (onDone: (ids: readonly number[]) => void): CaixaActs => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const refresh = useRefreshContent();
  const [busy, setBusy] = useState<CaixaActName>();
  const [details, setDetails] = useState<readonly ResultadoItem[]>();
  const running = useRef(false);
  const forward = (ids: readonly number[]): void =>
    void navigate(tramitePath(ids), { state: { from: pathname + search } });

  const perform = async (name: CaixaActName, items: readonly ItemCaixa[]): Promise<void> => {
    const act = actOf(name);
    if (!act.perform) {
      forward(items.map(({ id }) => id));
      return;
    }
    const results = await act.perform(items);
    const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
    const done = items.filter(({ id }) => ids.includes(id));
    onDone(ids);
    const { undo } = act;
    tellResults({
      act: name === 'receberETramitar' ? 'receber' : name,
      results,
      onDetails: () => setDetails(results),
      ...(undo && {
        undo: async () => {
          await undo(done);
          await refresh();
          notify(text('caixa.feito.desfeito'));
        },
      }),
      ...(name === 'resgatar' && {
        next: { label: text('caixa.feito.tramitarDeNovo'), perform: () => forward(ids) },
      }),
    });
    if (act.leads && ids.length > 0) forward(ids);
    await refresh();
  };

  const run = async (name: CaixaActName, items: readonly ItemCaixa[]): Promise<void> => {
    const accepted = items.filter(actOf(name).accepts);
    // a second press while the first runs is the same press
    if (running.current || accepted.length === 0) return;
    running.current = true;
    setBusy(name);
    try {
      await perform(name, accepted);
    } catch (error) {
      notifyProblem(error);
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };
  return { busy, run, details, closeDetails: () => setDetails(undefined) };
};

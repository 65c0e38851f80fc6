import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ItemCaixa, ResultadoItem } from '#schemas/generated.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { lotePath, tramitePath } from '#src/conteudo/content-path.ts';
import { text } from '#src/i18n/text.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { actOf, type CaixaActName } from './actions.ts';
import { askBatch, resultsOf, undoBatch } from './ask-batch.ts';
import { tellResults } from './tell-results.ts';
import type { WholeFilter } from './whole-filter.ts';

/** An act that waits for the person to confirm it. */
export interface BulkQuestion {
  readonly name: CaixaActName;
  readonly items: readonly ItemCaixa[];
  readonly whole: WholeFilter | undefined;
}

export interface CaixaActs {
  /** The act that is on its way. */
  readonly busy: CaixaActName | undefined;
  /** Does an act on those of the items that accept it, or on all that the filter has; some ask before. */
  readonly run: (name: CaixaActName, items: readonly ItemCaixa[], whole?: WholeFilter) => Promise<void>;
  /** What is asked before an act. */
  readonly question: BulkQuestion | undefined;
  /** The answer to it: done with the reason, or given up. */
  readonly answer: (motivo: string | undefined, go: boolean) => void;
  /** Results that the person asked to see. */
  readonly details: readonly ResultadoItem[] | undefined;
  readonly closeDetails: () => void;
}

/**
 * Runs the acts of the inbox, one at a time, tells what became of each item and refreshes what changed. Over several items the
 * server does it: few at once, many in the background, whose progress has a page of its own.
 * @param onDone ids where the act was done, so that they leave the selection; the others stay
 */
export const useCaixaActs = (onDone: (ids: readonly number[]) => void): CaixaActs => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const refresh = useRefreshContent();
  const [busy, setBusy] = useState<CaixaActName>();
  const [details, setDetails] = useState<readonly ResultadoItem[]>();
  const [question, setQuestion] = useState<BulkQuestion>();
  const running = useRef(false);
  const from = { state: { from: pathname + search } };
  const forward = (ids: readonly number[]): void => void navigate(tramitePath(ids), from);

  const tell = (
    name: CaixaActName,
    results: readonly ResultadoItem[],
    undo: (() => Promise<void>) | undefined,
  ): readonly number[] => {
    const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
    onDone(ids);
    tellResults({
      act: name,
      results,
      onDetails: () => setDetails(results),
      ...(undo && {
        undo: async () => {
          await undo();
          await refresh();
          notify(text('caixa.feito.desfeito'));
        },
      }),
      ...(name === 'resgatar' && {
        next: { label: text('caixa.feito.tramitarDeNovo'), perform: () => forward(ids) },
      }),
    });
    return ids;
  };

  /** To one item, or to those that are forwarded next. */
  const performHere = async (name: CaixaActName, items: readonly ItemCaixa[]): Promise<void> => {
    const { perform, undo, leads } = actOf(name);
    const results = (await perform?.(items)) ?? [];
    const done = items.filter(({ id }) => results.some((result) => result.ok && result.id === id));
    const ids = tell(name, results, undo && (async () => void (await undo(done))));
    if (leads && ids.length > 0) forward(ids);
  };

  const performThere = async (
    { name, items, whole }: BulkQuestion,
    motivo: string | undefined,
  ): Promise<void> => {
    const lote = await askBatch(name, items, whole, motivo);
    const results = resultsOf(lote, items);
    if (results) tell(name, results, lote.desfaz ? () => undoBatch(lote) : undefined);
    else {
      onDone(items.map(({ id }) => id));
      void navigate(lotePath(lote.id), from);
    }
  };

  const perform = async (asked: BulkQuestion, motivo?: string): Promise<void> => {
    const { name, items, whole } = asked;
    // a second press while the first runs is the same press
    if (running.current) return;
    running.current = true;
    setBusy(name);
    try {
      const act = actOf(name);
      const alone = whole === undefined && items.length === 1;
      if (act.perform && (alone || act.leads || act.many)) await performHere(name, items);
      else await performThere(asked, motivo);
      await refresh();
    } catch (error) {
      notifyProblem(error);
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  const run = async (name: CaixaActName, items: readonly ItemCaixa[], whole?: WholeFilter): Promise<void> => {
    const act = actOf(name);
    const accepted = items.filter(act.accepts);
    if (accepted.length === 0) return;
    if (act.leads && !act.perform) forward(accepted.map(({ id }) => id));
    else if (act.asks || whole) setQuestion({ name, items: accepted, whole });
    else await perform({ name, items: accepted, whole });
  };
  const answer = (motivo: string | undefined, go: boolean): void => {
    setQuestion(undefined);
    if (go && question) void perform(question, motivo);
  };
  return { busy, run, question, answer, details, closeDetails: () => setDetails(undefined) };
};

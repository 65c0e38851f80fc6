import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { useNoteDemanded } from '#src/conteudo/noted-acts.ts';
import { consultaPath, atoEmLotePath, tramitePath } from '#src/conteudo/content-path.ts';
import { text } from '#src/i18n/text.ts';
import { notify, notifyProblem, type NotificationAction } from '#src/ui/notify.ts';
import { actOf, type Asked, type CaixaAct, type CaixaActName } from './actions.ts';
import { askBatch, resultsOf, undoBatch } from './ask-batch.ts';
import { tellResults } from './tell-results.ts';
import type { WholeFilter } from './whole-filter.ts';

/** How an act is asked for. */
interface Asking {
  readonly whole?: WholeFilter | undefined;
  /** With a note that the person wants to write. */
  readonly withNote?: boolean;
  /** What follows where it was done. */
  readonly then?: (() => void) | undefined;
}

/** An act that waits for the person to confirm it. */
interface BulkQuestion {
  readonly name: CaixaActName;
  readonly items: readonly ItemCaixa[];
  readonly whole: WholeFilter | undefined;
  /** A note that confirms it: the person's choice, or demanded. */
  readonly note?: 'aceita' | 'exigida' | undefined;
  readonly then?: (() => void) | undefined;
}

export interface CaixaActs {
  /** The act that is on its way. */
  readonly busy: CaixaActName | undefined;
  /** Does an act on those of the items that accept it, or on all that the filter has; some ask before. */
  readonly run: (name: CaixaActName, items: readonly ItemCaixa[], how?: Asking) => Promise<void>;
  /** What is asked before an act. */
  readonly question: BulkQuestion | undefined;
  /** The answer to it; without one, given up. */
  readonly answer: (asked: Asked | undefined) => void;
  /** Whether the institution wants an act confirmed with a note. */
  readonly noteDemanded: (act: string) => boolean;
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
  const noteDemanded = useNoteDemanded();
  const [busy, setBusy] = useState<CaixaActName>();
  const [details, setDetails] = useState<readonly ResultadoItem[]>();
  const [question, setQuestion] = useState<BulkQuestion>();
  const running = useRef(false);
  const from = { state: { from: pathname + search } };
  const forward = (ids: readonly number[], tipo?: number): void =>
    void navigate(tramitePath(ids, tipo), from);

  /** What comes after an act: what was rescued goes elsewhere, what was received alone is read. */
  const nextOf = (
    name: CaixaActName,
    ids: readonly number[],
    kind: number | undefined,
  ): NotificationAction | undefined => {
    const [only, ...others] = ids;
    if (name === 'resgatar')
      return { label: text('caixa.feito.tramitarDeNovo'), perform: () => forward(ids, kind) };
    if (name === 'receber' && only !== undefined && kind !== undefined && others.length === 0)
      return {
        label: text('caixa.feito.abrirRecebido'),
        perform: () => void navigate(consultaPath(only, kind), from),
      };
    return undefined;
  };

  const tell = (
    name: CaixaActName,
    results: readonly ResultadoItem[],
    undo: (() => Promise<void>) | undefined,
    kind?: number,
  ): readonly number[] => {
    const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
    onDone(ids);
    tellResults({
      act: name,
      results,
      onDetails: () => setDetails(results),
      undo: undo
        ? async () => {
            await undo();
            await refresh();
            notify(text('caixa.feito.desfeito'));
          }
        : undefined,
      next: nextOf(name, ids, kind),
    });
    return ids;
  };

  /** To one item, or to those that are forwarded next. */
  const performHere = async (
    name: CaixaActName,
    items: readonly ItemCaixa[],
    asked: Asked,
    then: (() => void) | undefined,
  ): Promise<void> => {
    const { perform, undo, leads } = actOf(name);
    const results = (await perform?.(items, asked)) ?? [];
    const done = items.filter(({ id }) => results.some((result) => result.ok && result.id === id));
    const [kind] = done.map(({ tipo }) => tipo);
    // what leads on by itself offers no other way
    const ids = tell(
      name,
      results,
      undo && (async () => void (await undo(done, asked))),
      then ? undefined : kind,
    );
    if (leads && ids.length > 0) forward(ids, kind);
    if (ids.length > 0) then?.();
  };

  const performThere = async ({ name, items, whole }: BulkQuestion, asked: Asked): Promise<void> => {
    const lote = await askBatch(name, items, whole, asked);
    const results = resultsOf(lote, items);
    if (results) tell(name, results, lote.desfaz ? () => undoBatch(lote) : undefined);
    else {
      onDone(items.map(({ id }) => id));
      void navigate(atoEmLotePath(lote.id), from);
    }
  };

  const perform = async (question: BulkQuestion, asked: Asked = {}): Promise<void> => {
    const { name, items, whole, then } = question;
    // a second press while the first runs is the same press
    if (running.current) return;
    running.current = true;
    setBusy(name);
    try {
      const act = actOf(name);
      const alone = whole === undefined && items.length === 1;
      if (act.perform && (alone || act.leads || act.many)) await performHere(name, items, asked, then);
      else await performThere(question, asked);
      await refresh();
    } catch (error) {
      notifyProblem(error);
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  const noteOf = ({ noted }: CaixaAct, wanted: boolean): BulkQuestion['note'] => {
    if (noted === undefined) return undefined;
    if (noteDemanded(noted)) return 'exigida';
    return wanted ? 'aceita' : undefined;
  };
  const run = async (
    name: CaixaActName,
    items: readonly ItemCaixa[],
    { whole, withNote = false, then }: Asking = {},
  ): Promise<void> => {
    const act = actOf(name);
    const accepted = items.filter(act.accepts);
    if (accepted.length === 0) return;
    if (act.leads && !act.perform)
      forward(
        accepted.map(({ id }) => id),
        accepted[0]?.tipo,
      );
    else if (act.asks || whole || noteOf(act, withNote) !== undefined)
      setQuestion({ name, items: accepted, whole, note: noteOf(act, withNote || whole !== undefined), then });
    else await perform({ name, items: accepted, whole, then });
  };
  const answer = (asked: Asked | undefined): void => {
    setQuestion(undefined);
    if (asked && question) void perform(question, asked);
  };
  return { busy, run, question, answer, noteDemanded, details, closeDetails: () => setDetails(undefined) };
};

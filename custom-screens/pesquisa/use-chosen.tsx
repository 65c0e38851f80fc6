import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOfferDossie } from '#src/conteudo/dossie/use-offer-dossie.tsx';
import { useOfferLoteSolicitacoes } from '#src/conteudo/lote/use-offer-lote-solicitacoes.tsx';
import { useMayPorEmLote, useOfferLote } from '#src/conteudo/lote/use-offer-lote.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import type { Choice, Choosable } from './choice.ts';

interface Chosen {
  /** Where the person may do nothing with what is chosen, nothing is chosen. */
  readonly choice: Choice | undefined;
  /** What may be done with it; nothing while nothing is chosen. */
  readonly bar: ReactNode;
}

/** Some of what a search found, on any of its pages, for an act over them; another question has nothing chosen. */
export const useChosen = (question: string): Chosen => {
  const text = useText();
  const mayKeep = useCan('dossieEditar');
  const may = useMayPorEmLote() || mayKeep;
  const [chosen, setChosen] = useState<{ readonly question: string; readonly items: readonly Choosable[] }>();
  const items = chosen?.question === question ? chosen.items : [];
  const keep = (next: readonly Choosable[]): void => setChosen({ question, items: next });
  const lote = useOfferLote(items, (ids) => keep(items.filter(({ id }) => !ids.includes(id))));
  const dossie = useOfferDossie(items);
  const pedidos = useOfferLoteSolicitacoes(items);
  const has = (id: number): boolean => items.some((one) => one.id === id);
  return {
    choice: may
      ? {
          has,
          toggle: (item) => keep(has(item.id) ? items.filter(({ id }) => id !== item.id) : [...items, item]),
        }
      : undefined,
    bar: (
      <>
        {items.length > 0 && (
          <ActionBar
            tone="selection"
            size="small"
            label={text('caixa.lista.acoesSelecao', { count: items.length })}
            actions={[...pedidos.actions, ...lote.actions, ...dossie.actions]}
            start={<b role="status">{text('caixa.lista.selecionados', { count: items.length })}</b>}
            end={
              <IconAction
                icon={X}
                size="small"
                label={text('caixa.lista.limparSelecao')}
                onClick={() => keep([])}
              />
            }
          />
        )}
        {pedidos.dialog}
        {lote.dialog}
        {dossie.dialog}
      </>
    ),
  };
};

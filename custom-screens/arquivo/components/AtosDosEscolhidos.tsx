import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { defined } from '#schemas/defined.ts';
import type { ItemArquivamento } from '#schemas/shapes/arquivamento.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { actNames } from '#src/conteudo/act-names.ts';
import { atoEmLotePath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import { useAtoEmLote } from '../queries.ts';

const acts = ['arquivar', 'devolverDoArquivo', 'desarquivar'] as const;
type Ato = (typeof acts)[number];

interface AtosDosEscolhidosProps {
  readonly escolhidos: readonly ItemArquivamento[];
  readonly onDone: () => void;
  readonly end: ReactNode;
}

/** What is done with those that were chosen: each for itself, and what is not done says why. */
export const AtosDosEscolhidos = ({ escolhidos, onDone, end }: AtosDosEscolhidosProps) => {
  const text = useText();
  const navigate = useNavigate();
  const ask = useAtoEmLote();
  const [asked, setAsked] = useState<Ato>();
  const [results, setResults] = useState<readonly ResultadoItem[]>();
  const { busy, error, run } = useRefusable(() => setAsked(undefined));

  const perform = async (ato: Ato, motivo: string): Promise<void> => {
    const lote = await ask.act({
      body: {
        ato,
        ids: escolhidos.map(({ item }) => item.id),
        ...defined({ motivo: motivo === '' ? undefined : motivo }),
      },
    });
    if (!lote.itens) {
      void navigate(atoEmLotePath(lote.id));
      return;
    }
    const found = lote.itens.map(({ id, situacao, rotulo, codigo, mensagem }): ResultadoItem => {
      const known = escolhidos.find(({ item }) => item.id === id);
      return {
        id,
        ok: situacao === 'FEITO',
        rotulo: known ? itemName(known.item) : (rotulo ?? String(id)),
        codigo,
        mensagem,
      };
    });
    const done = found.filter(({ ok }) => ok);
    if (done.length === found.length) {
      notify(
        text('atoEmLote.feito', {
          count: done.length,
          item: done[0]?.rotulo,
          ato: text(`caixa.atos.${ato}`),
        }),
      );
      onDone();
    } else setResults(found);
  };
  const total = escolhidos.length;
  const bar = acts.flatMap((ato): BarAction[] => {
    const known = escolhidos.flatMap(({ atos }) => atos.filter(({ nome }) => nome === ato));
    const accepted = known.filter(({ permitida }) => permitida).length;
    if (known.length === 0) return [];
    return [
      {
        id: ato,
        label: text(`caixa.atos.${ato}`),
        icon: actNames[ato].icon,
        primary: ato === 'arquivar' && accepted > 0,
        count: accepted === total ? String(total) : text('caixa.lista.parte', { aceitos: accepted, total }),
        perform: () => setAsked(ato),
        ...defined({
          motivo: accepted === 0 ? (known[0]?.motivo ?? text('arquivamento.nenhumPode')) : undefined,
        }),
      },
    ];
  });
  const [only] = escolhidos;
  return (
    <>
      <ActionBar
        tone="selection"
        size="small"
        label={text('arquivamento.atos')}
        start={<b role="status">{text('arquivamento.selecionados', { count: total })}</b>}
        actions={bar}
        end={end}
      />
      {asked && only && (
        <ConfirmDialog
          open
          title={
            total === 1
              ? text(`consulta.confirmar.${asked}`, { documento: itemName(only.item) })
              : text('atoEmLote.confirmar.varios', { ato: text(`caixa.atos.${asked}`), total })
          }
          confirmLabel={text(`caixa.atos.${asked}`)}
          busy={busy}
          error={error}
          reason={
            asked === 'arquivar'
              ? undefined
              : {
                  label: text('consulta.confirmar.cancelarMotivo'),
                  hint: text('consulta.confirmar.cancelarDica'),
                  required: true,
                }
          }
          onConfirm={(motivo) => void run(() => perform(asked, motivo))}
          onClose={() => setAsked(undefined)}
        >
          {text(`consulta.confirmar.${asked}Texto`)}
        </ConfirmDialog>
      )}
      {results && (
        <ResultDialog
          results={results}
          onClose={() => {
            setResults(undefined);
            onDone();
          }}
        />
      )}
    </>
  );
};

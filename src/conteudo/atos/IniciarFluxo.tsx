import { useState } from 'react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { FluxosIniciaveis } from '#schemas/shapes/fluxo.ts';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';
import { contentReads } from '../content-reads.ts';
import { PickField } from '../PickField.tsx';
import { useRefusable } from './use-refusable.ts';

type Iniciavel = FluxosIniciaveis['itens'][number];

interface IniciarFluxoProps {
  readonly id: number;
  /** How the content is called in a sentence. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Chooses a published flow and begins it over a content: what it brings about is said before, for nobody takes it back. */
export const IniciarFluxo = ({ id, name, onClose }: IniciarFluxoProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<Iniciavel>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const iniciar = useAct(fluxoAtividadeApi.iniciar, { refresh: contentReads, ownError: true });
  const begin = async ({ id: fluxoId, nome, versao }: Iniciavel): Promise<void> => {
    await iniciar.act({ params: { id }, body: { fluxoId, versaoFluxo: versao } });
    forgetUndo();
    notify(text('consulta.feito.iniciarFluxo', { documento: name, fluxo: nome }));
  };
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.iniciarFluxo', { documento: name })}
      confirmLabel={text('consulta.confirmar.iniciarFluxoBotao')}
      busy={busy}
      asks
      onConfirm={() => {
        if (chosen) void run(() => begin(chosen));
        else refuse(text('consulta.confirmar.iniciarFluxoFalta'));
      }}
      onClose={onClose}
    >
      <p>{text('consulta.confirmar.iniciarFluxoTexto')}</p>
      <PickField<Iniciavel>
        id="iniciar-fluxo"
        label={text('consulta.confirmar.iniciarFluxoQual')}
        source={`iniciar-fluxo-${id}`}
        autoFocus
        search={async (q, signal) => {
          const { itens } = await call(
            fluxoAtividadeApi.iniciaveis,
            { params: { id } },
            { signal, quiet: true, ownDenial: true },
          );
          return itens.filter(({ nome }) => matchesText(nome, q));
        }}
        value={chosen ? [chosen] : []}
        keyOf={(one) => String(one.id)}
        nameOf={({ nome }) => nome}
        detailOf={({ descricao, versao, doTipo }) =>
          [
            doTipo ? text('consulta.confirmar.iniciarFluxoDoTipo') : '',
            text('consulta.confirmar.iniciarFluxoVersao', { versao }),
            descricao ?? '',
          ]
            .filter((part) => part !== '')
            .join('. ')
        }
        {...(error === undefined ? {} : { error })}
        onChange={([one]) => {
          setChosen(one);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};

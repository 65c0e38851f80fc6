import { useId, useState } from 'react';
import { processoPecasApi } from '#schemas/api/processo-pecas.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { ConteudoDaPeca } from '#schemas/shapes/processo-pecas.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { processoName } from '../processo-name.ts';
import type { ProcessoActs } from '../use-processo-acts.ts';

interface JuntarDocumentoProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
  readonly onClose: () => void;
}

/** Chooses a concluded document and joins it as the next piece. */
export const JuntarDocumento = ({ processo, acts, onClose }: JuntarDocumentoProps) => {
  const text = useText();
  const fieldId = useId();
  const [chosen, setChosen] = useState<ConteudoDaPeca>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const confirm = (): void => {
    if (chosen) void run(() => acts.juntar(chosen));
    else refuse(text('processoConsulta.juntar.escolha'));
  };
  return (
    <ConfirmDialog
      open
      title={text('processoConsulta.juntar.titulo', { processo: processoName(processo) })}
      confirmLabel={text('processoConsulta.juntar.botao')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text('processoConsulta.juntar.texto')}</p>
      <PickField<ConteudoDaPeca>
        id={fieldId}
        label={text('processoConsulta.juntar.campo')}
        help={text('processoConsulta.juntar.ajuda')}
        source={`peca/${processo.id}`}
        search={async (q, signal) =>
          (
            await call(
              processoPecasApi.documentosPossiveis,
              { params: { id: processo.id }, query: { q, pageSize: 20 } },
              { signal, quiet: true },
            )
          ).itens
        }
        value={chosen ? [chosen] : []}
        keyOf={({ id }) => String(id)}
        nameOf={itemName}
        detailOf={({ assunto }) => assunto}
        error={error}
        onChange={([next]) => {
          setChosen(next);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};

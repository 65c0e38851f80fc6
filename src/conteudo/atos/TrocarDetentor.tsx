import { useId, useState } from 'react';
import { posseApi } from '#schemas/api/posse.ts';
import type { ConteudoAberto, Pessoa } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { PickField } from '../PickField.tsx';
import { useRefusable } from './use-refusable.ts';

interface TrocarDetentorProps {
  readonly conteudo: Pick<ConteudoAberto, 'id'>;
  /** How it is called in a sentence. */
  readonly name: string;
  readonly onChange: (pessoa: Pessoa) => Promise<void>;
  readonly onClose: () => void;
}

/** Chooses who of the unit has it from now on. */
export const TrocarDetentor = ({ conteudo, name, onChange, onClose }: TrocarDetentorProps) => {
  const text = useText();
  const fieldId = useId();
  const [pessoa, setPessoa] = useState<Pessoa>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const first = useRead(
    posseApi.detentoresPossiveis,
    { params: { id: conteudo.id }, query: { pageSize: 1 } },
    { quiet: true },
  );
  const nobody =
    first.data?.itens.length === 0 ? text('consulta.confirmar.trocarDetentorNinguem') : undefined;
  const shownError = nobody ?? error;
  const confirm = (): void => {
    if (pessoa) void run(() => onChange(pessoa));
    else refuse(text('consulta.confirmar.trocarDetentorEscolha'));
  };
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.trocarDetentor', { documento: name })}
      confirmLabel={text('caixa.atos.trocarDetentor')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text('consulta.confirmar.trocarDetentorTexto')}</p>
      <PickField<Pessoa>
        id={fieldId}
        label={text('consulta.confirmar.trocarDetentorPessoa')}
        source={`detentor/${conteudo.id}`}
        search={async (q, signal) =>
          (
            await call(
              posseApi.detentoresPossiveis,
              { params: { id: conteudo.id }, query: { q, pageSize: 20 } },
              { signal, quiet: true },
            )
          ).itens
        }
        value={pessoa ? [pessoa] : []}
        keyOf={({ id }) => String(id)}
        nameOf={({ nome }) => nome}
        detailOf={({ cargo }) => cargo}
        error={shownError}
        onChange={([chosen]) => {
          setPessoa(chosen);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};

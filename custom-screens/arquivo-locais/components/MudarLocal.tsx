import { useId, useState } from 'react';
import { guardaApi } from '#schemas/api/guarda.ts';
import type { LocalAberto, LocalEscolha } from '#schemas/shapes/guarda.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { LocalField } from '#src/conteudo/guarda/LocalField.tsx';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';

interface MudarLocalProps {
  readonly local: LocalAberto;
  readonly onClose: () => void;
}

/** Where a place stands from now on, with all that is in it. */
export const MudarLocal = ({ local, onClose }: MudarLocalProps) => {
  const text = useText();
  const id = useId();
  const [to, setTo] = useState<LocalEscolha>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const { act } = useAct(guardaApi.mover, {
    ownError: true,
    refresh: [guardaApi.doArquivo, guardaApi.local, guardaApi.itens, guardaApi.consultar],
  });
  return (
    <ConfirmDialog
      open
      asks
      title={text('guardaTela.mudarLocal.titulo', { local: local.nome })}
      confirmLabel={text('guardaTela.mudarLocal.confirmar')}
      busy={busy}
      onConfirm={() =>
        void run(async () => {
          await act({ params: { id: local.id }, body: { superiorId: to?.id } });
          notify(text('guardaTela.mudarLocal.feito', { local: local.nome }));
        })
      }
      onClose={onClose}
    >
      <p>
        {local.itensComAbaixo === 0
          ? text('guardaTela.mudarLocal.vazio')
          : text('guardaTela.mudarLocal.texto', { count: local.itensComAbaixo })}
      </p>
      <LocalField
        id={id}
        label={text('guardaTela.mudarLocal.para')}
        help={text('guardaTela.mudarLocal.nenhum')}
        value={to}
        error={error}
        autoFocus
        onChange={(chosen) => {
          setTo(chosen);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};

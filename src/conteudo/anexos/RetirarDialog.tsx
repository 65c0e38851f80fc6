import { useState } from 'react';
import { anexoApi } from '#schemas/api/anexo.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Anexo } from '#schemas/shapes/anexo.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';

interface RetirarDialogProps {
  readonly conteudoId: number;
  /** The one that is to go; absent, nothing is asked. */
  readonly anexo: Anexo | undefined;
  readonly comMotivo: boolean;
  readonly onClose: () => void;
}

/** Asks before an attachment is taken away. */
export const RetirarDialog = ({ conteudoId, anexo, comMotivo, onClose }: RetirarDialogProps) => {
  const text = useText();
  const [error, setError] = useState<string>();
  const remover = useAct(anexoApi.remover, {
    ownError: true,
    refresh: [anexoApi.listar, tramiteApi.historico],
  });
  const close = (): void => {
    setError(undefined);
    onClose();
  };
  const confirm = async (motivo: string): Promise<void> => {
    if (!anexo) return;
    try {
      await remover.act({
        params: { id: conteudoId, anexoId: anexo.id },
        body: motivo === '' ? {} : { motivo },
      });
      notify(text('anexos.retirar.feito', { nome: anexo.nome }));
      close();
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.erros[0]?.mensagem ?? problem.message);
    }
  };
  return (
    <ConfirmDialog
      open={anexo !== undefined}
      title={text('anexos.retirar.titulo', { nome: anexo?.nome })}
      confirmLabel={text('anexos.retirar.botao')}
      destructive
      busy={remover.isPending}
      error={error}
      reason={
        comMotivo
          ? {
              label: text('anexos.retirar.motivo'),
              hint: text('anexos.retirar.dica'),
              required: true,
            }
          : undefined
      }
      onConfirm={(motivo) => void confirm(motivo)}
      onClose={close}
    >
      {text('anexos.retirar.texto')}
      {anexo?.assinaturas && <> {text('anexos.retirar.assinado')}</>}
    </ConfirmDialog>
  );
};

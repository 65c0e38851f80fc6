import Button from '@mui/material/Button';
import { Ban, CircleCheck, Clock, MailOpen, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { intimacaoApi } from '#schemas/api/intimacao.ts';
import type { IntimacaoDoProcesso, SituacaoIntimacao } from '#schemas/shapes/intimacao.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ExplainedButton } from '#src/ui/ExplainedButton.tsx';
import { notify } from '#src/ui/notify.ts';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../Processo.module.css';
import { NovaIntimacao } from './NovaIntimacao.tsx';

/** The notices of a process: who was notified, what became of it, and one more. */
export const Intimacoes = ({ processo: { id } }: { readonly processo: Processo }) => {
  const text = useText();
  const [sending, setSending] = useState(false);
  const [cancelling, setCancelling] = useState<IntimacaoDoProcesso>();
  const { data, error, refetch } = useRead(intimacaoApi.listar, { params: { id } }, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={2} />;
  const { itens, partes, intimar, diasTacita } = data;
  const why = intimar.permitida && partes.length === 0 ? text('intimacoes.semPartes') : intimar.motivo;
  return (
    <ConsultaBlock title={text('intimacoes.titulo')}>
      {intimar.permitida && partes.length > 0 ? (
        <Button variant="outlined" onClick={() => setSending(true)}>
          {text('intimacoes.nova')}
        </Button>
      ) : (
        <ExplainedButton motivo={why ?? ''}>{text('intimacoes.nova')}</ExplainedButton>
      )}
      {itens.length === 0 && (
        <EmptyState title={text('intimacoes.nenhuma')}>{text('intimacoes.nenhumaTexto')}</EmptyState>
      )}
      <ul className={styles.relations}>
        {itens.map((item) => (
          <li key={item.id}>
            <Intimacao item={item} />
            {item.situacao === 'ENVIADA' && intimar.permitida && (
              <Button size="small" onClick={() => setCancelling(item)}>
                {text('intimacoes.cancelar')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sending && (
        <NovaIntimacao
          processoId={id}
          partes={partes}
          diasTacita={diasTacita}
          onClose={() => setSending(false)}
        />
      )}
      {cancelling && <Cancelar processoId={id} item={cancelling} onClose={() => setCancelling(undefined)} />}
    </ConsultaBlock>
  );
};

const Intimacao = ({ item }: { readonly item: IntimacaoDoProcesso }) => {
  const text = useText();
  const { quem, assunto, situacao, enviadaEm, enviadaPor, cienciaEm, cienciaPor, cienciaDia, prazo } = item;
  const { resposta, respondidaEm, respondidaPor, motivo, documentos } = item;
  const known =
    cienciaDia !== undefined &&
    (cienciaPor !== undefined && cienciaEm !== undefined
      ? text('intimacoes.lida', {
          quem: cienciaPor,
          quando: formatMoment(cienciaEm),
          dia: formatDay(cienciaDia),
        })
      : text('intimacoes.tacita', { dia: formatDay(cienciaDia) }));
  const about = [
    text('intimacoes.de', { quando: formatMoment(enviadaEm), quem: enviadaPor }),
    situacao === 'ENVIADA' &&
      (item.contaFechada === true
        ? text('intimacoes.contaFechada')
        : text('intimacoes.abreAte', { dia: formatDay(item.tacitaEm) })),
    known,
    prazo !== undefined &&
      resposta === undefined &&
      text('intimacoes.responderAte', { dia: formatDay(prazo) }),
    respondidaEm !== undefined &&
      text('intimacoes.respondida', { quem: respondidaPor ?? '', quando: formatMoment(respondidaEm) }),
    item.foraDoPrazo === true && text('intimacoes.foraDoPrazo'),
    documentos.length > 0 && text('intimacoes.comDocumentos', { nomes: documentos.join(', ') }),
  ].filter((one) => typeof one === 'string');
  return (
    <div>
      <strong>{quem}</strong> <Chip {...looks[situacao]}>{text(`intimacoes.situacao.${situacao}`)}</Chip>
      <p>{assunto}</p>
      <p className="sm sub">{item.texto}</p>
      {about.map((one) => (
        <p className="xs mut" key={one}>
          {one}
        </p>
      ))}
      {resposta !== undefined && <blockquote className="sm">{resposta}</blockquote>}
      {motivo !== undefined && <blockquote className="sm sub">{motivo}</blockquote>}
    </div>
  );
};

const looks = {
  ENVIADA: { icon: MailWarning, tone: 'ambar' },
  LIDA: { icon: MailOpen, tone: 'azul' },
  TACITA: { icon: Clock, tone: 'ambar' },
  RESPONDIDA: { icon: CircleCheck, tone: 'verde' },
  CANCELADA: { icon: Ban, tone: 'pedra' },
} as const satisfies Record<SituacaoIntimacao, object>;

interface CancelarProps {
  readonly processoId: number;
  readonly item: IntimacaoDoProcesso;
  readonly onClose: () => void;
}

const Cancelar = ({ processoId, item, onClose }: CancelarProps) => {
  const text = useText();
  const { act, isPending, error } = useAct(intimacaoApi.cancelar, {
    ownError: true,
    refresh: [intimacaoApi.listar],
  });
  const confirm = async (motivo: string): Promise<void> => {
    try {
      await act({ params: { id: processoId, intimacaoId: item.id }, body: { motivo } });
      notify(text('intimacoes.cancelada'), { kind: 'success' });
      onClose();
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
    }
  };
  return (
    <ConfirmDialog
      open
      title={text('intimacoes.cancelar')}
      confirmLabel={text('intimacoes.cancelar')}
      destructive
      busy={isPending}
      error={error ? (error.erros[0]?.mensagem ?? error.message) : undefined}
      reason={{ label: text('intimacoes.motivo'), required: true, max: 1000 }}
      onConfirm={(motivo) => void confirm(motivo)}
      onClose={onClose}
    >
      {text('intimacoes.cancelarEfeito')}
    </ConfirmDialog>
  );
};
